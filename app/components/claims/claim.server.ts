import type { AppLoadContext } from "@remix-run/cloudflare";
import { done, refusedWith } from "~/forms/answers/answer-outcome.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { requireMember } from "~/session/guards/guards.server.ts";
import { claimPromotion } from "./claim-promotion.server.ts";
import { cardOf } from "./items.ts";

const ClaimReward = graphql(`
  mutation ClaimReward($rewardId: ID!) {
    claimReward(rewardId: $rewardId) {
      __typename
      ... on ClaimRewardSuccess {
        rewardId
        amount {
          ...Money
        }
      }
      ...Refusal_refusal
    }
  }
`);

const ClaimRebate = graphql(`
  mutation ClaimRebate($idempotencyKey: ID!) {
    claimRebate(idempotencyKey: $idempotencyKey) {
      __typename
      ... on ClaimRebateSuccess {
        amount {
          ...Money
        }
      }
      ...Refusal_refusal
    }
  }
`);

const fields = { intent: once, rewardId: once, id: once, idempotencyKey: once };

/**
 * Takes what a card of the rewards page offers (H14): by its `intent` the reward of a promotion (`id`) or the rebate, each
 * once for its `idempotencyKey`, else a reward or what a mission earns (`rewardId`; CA24, C47), which is once by itself.
 */
export async function claimItem(request: Request, context: AppLoadContext) {
  await requireMember(request, context);
  const { input } = readForm(await request.formData(), fields);
  if (input.intent === "promotion") return takePromotion(context, input.id, input.idempotencyKey);
  if (input.intent === "rebate") return takeRebate(context, input.idempotencyKey);
  return takeReward(context, input.rewardId);
}

async function takePromotion(context: AppLoadContext, id: string, key: string) {
  const outcome = await claimPromotion(context, id, key);
  const card = cardOf("promotions", id);
  return outcome.kind === "paid" ? done(card, outcome.amount) : refusedWith(card, outcome, key);
}

async function takeRebate({ gateway }: AppLoadContext, key: string) {
  const { data } = await gateway.execute(ClaimRebate, { idempotencyKey: key });
  const result = data?.claimRebate;
  const card = cardOf("rebate");
  if (result?.__typename === "ClaimRebateSuccess") return done(card, result.amount ?? null);
  return refusedWith(card, refusalOf(result), key);
}

async function takeReward({ gateway }: AppLoadContext, rewardId: string) {
  const { data } = await gateway.execute(ClaimReward, { rewardId });
  const result = data?.claimReward;
  const card = cardOf("rewards", rewardId);
  if (result?.__typename === "ClaimRewardSuccess") return done(card, result.amount ?? null);
  return refusedWith(card, refusalOf(result));
}
