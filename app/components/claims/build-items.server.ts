import { graphql } from "~/graphql/generated";
import type { RewardSourcesFragment } from "~/graphql/generated/graphql";
import { missingOf } from "../../../brands/amount.ts";
import { cardOf, type ItemProgress, type ItemStep, type RewardItem, stateOf } from "./items.ts";

/** What `itemsOf` builds the list of rewards from (H14), for the rewards page, the overview, the inbox and home. */
graphql(`
  fragment RewardSources on Query {
    records {
      rewards {
        id
        name
        kind
        amount {
          ...Money
        }
        status
        endsAt
      }
      bonuses(range: $bonusRange, limit: 100) @include(if: $withBonuses) {
        nodes {
          id
          name
          amount {
            ...Money
          }
          rollover {
            ...Money
          }
          progress {
            ...Money
          }
          status
          at
        }
      }
      rebate {
        rows {
          ...RebateOfType
        }
        total {
          ...Money
        }
        claimableAt
      }
    }
    missions {
      points
      missions {
        id
        name
        description
        kind
        target
        progress
        percent
        reward {
          ...Money
        }
        status
        startsAt
        endsAt
      }
    }
    promotionParticipations {
      promotionId
      state
      action
      games
      progress {
        counts
        done
        needed
        missing
        currency
        percent
      }
      reward {
        ...Money
      }
      rewardIsMaximum
      endsAt
      claimedAt
    }
    announcements {
      promotions {
        id
        title
      }
    }
  }
`);

graphql(`
  fragment RebateOfType on RebateRow {
    type
    validStake {
      ...Money
    }
    ratePercent
    amount {
      ...Money
    }
  }
`);

type Sources = RewardSourcesFragment;
type Listed<T> = NonNullable<T> extends readonly (infer One)[] ? One : never;
type Reward = Listed<NonNullable<Sources["records"]>["rewards"]>;
type Mission = Listed<NonNullable<Sources["missions"]>["missions"]>;
type Participation = Listed<Sources["promotionParticipations"]>;
type Bonus = Listed<NonNullable<NonNullable<Sources["records"]>["bonuses"]>["nodes"]>;
type Rebate = NonNullable<NonNullable<Sources["records"]>["rebate"]>;

/** How long what is over stays listed, in ms. */
const lately = 7 * 86_400_000;

const plain = {
  origin: null,
  text: null,
  status: null,
  amount: null,
  isMaximum: false,
  progress: null,
  startsAt: null,
  endsAt: null,
  at: null,
  page: null,
  step: null,
} satisfies Partial<RewardItem>;

/**
 * Builds the list of the rewards page. A mission that is also among the rewards is listed once, with its progress.
 * @param newKey makes the key of one claim
 */
export function itemsOf(sources: Sources, now: number, newKey: () => string): RewardItem[] {
  const { records, missions, promotionParticipations, announcements } = sources;
  const tasks = missions?.missions ?? [];
  const titles = new Map(announcements?.promotions.map(({ id, title }) => [id, title]));
  return [
    ...(records?.rewards ?? [])
      .filter(({ id }) => !tasks.some((mission) => mission.id === id))
      .map(rewardItem),
    ...tasks.map(missionItem),
    ...(promotionParticipations ?? []).flatMap((each) => {
      const title = titles.get(each.promotionId);
      const item = title === undefined ? null : promotionItem(each, title, newKey);
      const isOld = item?.state === "done" && now - (each.claimedAt ?? 0) > lately;
      return item && !isOld ? [item] : [];
    }),
    ...(records?.bonuses?.nodes ?? [])
      .map(bonusItem)
      .filter(({ state, at }) => state !== "done" || now - (at ?? now) <= lately),
    ...(records?.rebate ? [rebateItem(records.rebate, now, newKey)] : []),
  ];
}

function rewardItem({ id, name, kind, amount, status, endsAt }: Reward): RewardItem {
  const state = stateOf(status);
  return {
    ...plain,
    id: cardOf("rewards", id),
    kind: "rewards",
    state,
    name,
    origin: kind,
    status,
    amount,
    endsAt: endsAt ?? null,
    step: state === "claim" ? { kind: "claim", fields: { rewardId: id } } : null,
  };
}

function missionItem(mission: Mission): RewardItem {
  const { id, name, description, kind, target, progress, percent, reward, status } = mission;
  const state = stateOf(status);
  const counted: ItemProgress = {
    counts: kind === "ROUNDS" ? "ROUNDS" : "AMOUNT",
    done: progress,
    needed: target,
    missing: missingOf(progress, target),
    currency: reward.currency,
    percent,
  };
  return {
    ...plain,
    id: cardOf("missions", id),
    kind: "missions",
    state,
    name,
    text: description ?? null,
    status,
    amount: reward,
    progress: counted,
    startsAt: mission.startsAt ?? null,
    endsAt: mission.endsAt ?? null,
    step: missionStep(mission),
  };
}

function missionStep({ id, kind, status }: Mission): ItemStep | null {
  if (status === "CLAIM") return { kind: "claim", fields: { rewardId: id } };
  if (status !== "PROCESS" && status !== "SIGNED") return null;
  return kind === "DEPOSIT" ? { kind: "deposit" } : { kind: "play", games: null };
}

/** The words of other rewards for the states of a promotion. */
const statuses = {
  CLAIMABLE: "CLAIM",
  ENDED: "CLAIMED",
  JOINED: "PROCESS",
  NOT_JOINED: "JOIN",
} as const;

/** Null for a promotion that the member takes no part in, or that ended without a reward. */
function promotionItem(
  each: Participation,
  title: string,
  newKey: () => string,
): RewardItem | null {
  const { promotionId, state, reward, rewardIsMaximum, progress, endsAt, claimedAt } = each;
  if (state === "NOT_JOINED" || (state === "ENDED" && claimedAt == null)) return null;
  return {
    ...plain,
    id: cardOf("promotions", promotionId),
    kind: "promotions",
    state: stateOf(statuses[state]),
    name: title,
    status: statuses[state],
    amount: reward ?? null,
    isMaximum: rewardIsMaximum,
    progress: progress ? { ...progress, currency: progress.currency ?? null } : null,
    endsAt: endsAt ?? null,
    at: state === "ENDED" ? (claimedAt ?? null) : null,
    page: `/PromotionDetail?id=${encodeURIComponent(promotionId)}`,
    step: promotionStep(each, newKey),
  };
}

function promotionStep({ promotionId: id, action, games }: Participation, newKey: () => string) {
  if (action === "CLAIM") {
    const fields = { intent: "promotion", id, idempotencyKey: newKey() } as const;
    return { kind: "claim", fields } as const;
  }
  if (action === "PLAY") return { kind: "play", games: games ?? null } as const;
  if (action === "DEPOSIT") return { kind: "deposit" } as const;
  return action === "INVITE" ? ({ kind: "invite" } as const) : null;
}

function bonusItem({ id, name, amount, rollover, progress, status, at }: Bonus): RewardItem {
  const state = stateOf(status);
  const under = Number(rollover.amount) > 0;
  return {
    ...plain,
    id: cardOf("bonuses", id),
    kind: "bonuses",
    state,
    name,
    status,
    amount,
    progress: under ? wagering(progress, rollover) : null,
    at: at ?? null,
    step: state === "progress" && under ? { kind: "play", games: null } : null,
  };
}

function wagering(done: Bonus["progress"], needed: Bonus["rollover"]): ItemProgress {
  const percent = Math.floor((Number(done.amount) / Number(needed.amount)) * 100);
  return {
    counts: "AMOUNT",
    done: done.amount,
    needed: needed.amount,
    missing: missingOf(done.amount, needed.amount),
    currency: needed.currency,
    percent: Math.min(100, Math.max(0, percent)),
  };
}

function rebateItem({ total, claimableAt }: Rebate, now: number, newKey: () => string): RewardItem {
  const later = claimableAt != null && claimableAt > now;
  const claimable = !later && Number(total?.amount ?? 0) > 0;
  return {
    ...plain,
    id: cardOf("rebate"),
    kind: "rebate",
    state: claimable ? "claim" : "progress",
    name: "",
    amount: total ?? null,
    startsAt: later ? claimableAt : null,
    step: claimable
      ? { kind: "claim", fields: { intent: "rebate", idempotencyKey: newKey() } }
      : { kind: "play", games: null },
  };
}
