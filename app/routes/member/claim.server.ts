import type { AppLoadContext } from "@remix-run/cloudflare";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { requireMember } from "~/session/guards/guards.server.ts";
import { done, refusedWith } from "./answer-outcome.server.ts";

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

/** Takes a reward or what a mission earns (CA24, C47): the form has its `rewardId`. */
export async function claimReward(request: Request, context: AppLoadContext) {
  await requireMember(request, context);
  const { rewardId: id } = readForm(await request.formData(), { rewardId: once }).input;
  const { data } = await context.gateway.execute(ClaimReward, { rewardId: id });
  const result = data?.claimReward;
  if (result?.__typename === "ClaimRewardSuccess") return done(id, result.amount ?? null);
  return refusedWith(id, refusalOf(result));
}
