import type { AppLoadContext } from "@remix-run/cloudflare";
import { data as answer } from "@remix-run/cloudflare";
import { claimPromotion } from "~/components/claims/claim-promotion.server.ts";
import { statusOf } from "~/forms/refusal/refusal.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql, readFragment } from "~/graphql/generated";
import { guardChange, readViewer, requireMember } from "~/session/guards/guards.server.ts";
import { type Block, blockOf } from "~/ui/blocks/block.ts";
import type { PromotionOutcome } from "./participation.ts";
import { type Participation, Participation_participation } from "./participation.ts";

const Participations = graphql(`
  query PromotionParticipations {
    promotionParticipations {
      promotionId
      ...Participation_participation
    }
  }
`);

const JoinPromotion = graphql(`
  mutation JoinPromotion($promotionId: ID!) {
    joinPromotion(promotionId: $promotionId) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/**
 * Returns the viewer's states of promotions, by their ids (A152); null for guests, trial accounts, and brands
 * without participation. A guest's page never requests them, so it can be cached for all guests.
 */
export async function loadParticipations(
  context: AppLoadContext,
): Promise<Block<Record<string, Participation>> | null> {
  const viewer = await readViewer(context);
  if (!viewer || viewer.role === "TRIAL") return null;
  const result = await context.gateway.execute(Participations, {});
  const list = result.data?.promotionParticipations;
  if (!list) return result.errors ? blockOf({ errors: result.errors }) : null;
  const byId = list.map((each) => [
    each.promotionId,
    readFragment(Participation_participation, each),
  ]);
  return { data: Object.fromEntries(byId) };
}

/** As `loadParticipations`, each with a key for one claim: a second submit sends the same key. */
export async function loadOwnParts(context: AppLoadContext) {
  const block = await loadParticipations(context);
  if (!block || "failed" in block) return block;
  const parts = Object.entries(block.data).map(([id, participation]) => [
    id,
    { participation, idempotencyKey: crypto.randomUUID() as string },
  ]);
  const data: Record<string, { participation: Participation; idempotencyKey: string }> =
    Object.fromEntries(parts);
  return { data };
}

/**
 * Joins or claims: the form has its `intent`, and for a claim its `idempotencyKey`. A guest is refused, and the login
 * comes over the page (H6).
 */
export async function changeParticipation(
  request: Request,
  context: AppLoadContext,
  promotionId: string,
) {
  await guardChange(request, context, requireMember);
  const { input } = readForm(await request.formData(), { intent: once, idempotencyKey: once });
  const outcome =
    input.intent === "claim"
      ? await claim(context, promotionId, input.idempotencyKey)
      : await join(context, promotionId);
  return answer<PromotionOutcome>(
    outcome,
    outcome.kind === "joined" || outcome.kind === "paid" ? 200 : statusOf(outcome),
  );
}

async function join({ gateway }: AppLoadContext, promotionId: string): Promise<PromotionOutcome> {
  const { data } = await gateway.execute(JoinPromotion, { promotionId });
  const result = data?.joinPromotion;
  if (result?.__typename === "JoinPromotionSuccess") return { kind: "joined" };
  return { ...refusalOf(result), key: null };
}

async function claim(
  context: AppLoadContext,
  promotionId: string,
  idempotencyKey: string,
): Promise<PromotionOutcome> {
  const outcome = await claimPromotion(context, promotionId, idempotencyKey);
  if (outcome.kind === "paid") return outcome;
  return { ...outcome, key: idempotencyKey };
}
