/** Claims rewards (C47) and the rebate (CA30, W4). */

import { changeFailure } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { ResolversTypes } from "../../generated/resolver-types.ts";
import { moveMoney } from "../../mutations/money-attempt.ts";
import { PlatformError } from "../../platform/errors.ts";
import type { GatewayContext } from "../../request/context.ts";
import { featuresOf } from "../system/features.ts";
import { findTransaction } from "./find-transaction.ts";
import { claimRebate as rebateRow, rewardList, claimReward as rewardRow } from "./reward-calls.ts";

type RewardResult = Awaited<ResolversTypes["ClaimRewardResult"]>;

/**
 * Claims a reward. A reward can be claimed only once, so it needs no key; after a lost response the list
 * shows the result.
 */
export async function claimReward(
  rewardId: string,
  context: GatewayContext,
): Promise<RewardResult> {
  try {
    const { amount, status } = await context.platform.call(rewardRow, { rewardId });
    return { __typename: "ClaimRewardSuccess", rewardId, amount, status };
  } catch (error) {
    const taken = await alreadyTaken(rewardId, error, context);
    if (taken) {
      const { amount, status } = taken;
      return { __typename: "ClaimRewardSuccess", rewardId, amount, status };
    }
    const failure = changeFailure(error);
    return failure.__typename === "InvalidInput" ? refused("PLATFORM_REFUSED") : failure;
  }
}

const taken = new Set(["CLAIMED", "ISSUED", "APPLYING", "PROCESS"]);

/** After a lost response: the reward from the list, if it was claimed. */
async function alreadyTaken(rewardId: string, error: unknown, { platform }: GatewayContext) {
  if (!(error instanceof PlatformError) || error.failure !== "UNKNOWN_OUTCOME") return null;
  const rewards = await platform.call(rewardList, {}).catch(() => []);
  return rewards.find(({ id, status }) => id === rewardId && taken.has(status)) ?? null;
}

export async function claimRebate(
  key: string,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["ClaimRebateResult"]>> {
  if (!(await featuresOf(context)).manualRebate) return refused("NOT_OFFERED");
  const outcome = await moveMoney<{ amount: string | null }>(
    {
      name: "rebate",
      key,
      args: {},
      guard: "OWN_MONEY",
      send: (requestId) => context.platform.call(rebateRow, { requestId }),
      find: async (since, requestId) => {
        const attempt = { requestId, since };
        const made = await findTransaction(attempt, { kind: "REBATE" }, context);
        return made && { amount: made.amount };
      },
    },
    context,
  );
  if ("failure" in outcome) return outcome.failure;
  return { __typename: "ClaimRebateSuccess", ...outcome.result };
}
