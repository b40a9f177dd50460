import type { AppLoadContext } from "@remix-run/cloudflare";
import { itemsOf } from "~/components/claims/build-items.server.ts";
import type { RewardItem } from "~/components/claims/items.ts";
import type { RewardKind } from "~/components/claims/reward-kinds.ts";
import { graphql } from "~/graphql/generated";
import type { RewardSourcesFragment } from "~/graphql/generated/graphql";
import type { GatewayAnswer } from "~/portal-context.ts";
import type { Part } from "~/reports/part.ts";
import { partOf } from "~/reports/part-of.ts";
import { queryMember } from "~/reports/query/query-member.server.ts";

const RewardList = graphql(`
  query RewardList($withBonuses: Boolean!, $bonusRange: DateRange) {
    ...RewardSources
  }
`);

/** How far back a bonus may be whose wagering is still under way, in ms. */
const bonusesOf = 60 * 86_400_000;

/** Where the sources of each kind are in the answer. */
const sources = {
  rewards: [(data: RewardSourcesFragment) => data.records?.rewards, "records.rewards"],
  missions: [(data: RewardSourcesFragment) => data.missions?.missions, "missions"],
  promotions: [
    (data: RewardSourcesFragment) => data.promotionParticipations,
    "promotionParticipations",
  ],
  bonuses: [(data: RewardSourcesFragment) => data.records?.bonuses?.nodes, "records.bonuses"],
  rebate: [(data: RewardSourcesFragment) => data.records?.rebate, "records.rebate"],
} as const;

/**
 * Takes all that can be claimed or is in progress (H14) out of an answer.
 * @returns the items, and of each kind whether it is offered or failed
 */
function listOf(answer: GatewayAnswer<RewardSourcesFragment>, now: number) {
  const part = (kind: RewardKind): Part<unknown> => {
    const [pick, path] = sources[kind];
    const found = partOf(answer, (data) => pick(data) as object | null | undefined, path);
    return "data" in found ? { data: null } : found;
  };
  return {
    items: answer.data ? itemsOf(answer.data, now, () => crypto.randomUUID()) : [],
    parts: {
      rewards: part("rewards"),
      missions: part("missions"),
      promotions: part("promotions"),
      bonuses: part("bonuses"),
      rebate: part("rebate"),
    },
    points: answer.data?.missions?.points ?? null,
    rebateRows: answer.data?.records?.rebate?.rows ?? null,
    dropped: answer.dropped ?? 0,
  };
}

/**
 * What can be claimed, as one part of another page. It is failed when nothing of it could be loaded, and not offered where
 * the brand has nothing to claim.
 */
export function toClaimOf(
  answer: GatewayAnswer<RewardSourcesFragment>,
  now: number,
): Part<RewardItem[]> {
  const { items, parts } = listOf(answer, now);
  const { bonuses: _never, ...claimable } = parts;
  const all: Part<unknown>[] = Object.values(claimable);
  if (all.some((part) => "data" in part)) {
    return { data: items.filter(({ state }) => state === "claim") };
  }
  const failed = all.find((part) => "failed" in part);
  return failed && "failed" in failed ? failed : { notOffered: true };
}

/** @throws Response as `queryMember` */
export async function loadItems(request: Request, context: AppLoadContext) {
  // Rounded to minutes, so that requests within one minute share a response.
  const to = Math.ceil(context.now() / 60_000) * 60_000;
  const variables = { withBonuses: true, bonusRange: { from: to - bonusesOf, to } };
  const answer = await queryMember(request, context, [RewardList, variables]);
  // The time after the answer: the platform may say "from now on".
  return listOf(answer, context.now());
}

/** @throws Response as `queryMember` */
export async function loadToClaim(request: Request, context: AppLoadContext) {
  const variables = { withBonuses: false };
  const answer = await queryMember(request, context, [RewardList, variables]);
  return toClaimOf(answer, context.now());
}
