/** Participation in promotions (A152): progress, joining (CA121) and claiming (CA122). */

import { currencyOf } from "../../access/viewer.ts";
import { changeFailure } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { ResolversTypes } from "../../generated/resolver-types.ts";
import { recordOfAttempt } from "../../mutations/find-written-record.ts";
import { moveMoney } from "../../mutations/money-attempt.ts";
import { PlatformError } from "../../platform/errors.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { MoneyModel } from "../../values/money.ts";
import {
  claimPromotion as claimRow,
  joinPromotion as joinRow,
  participationList,
  type WireParticipation,
} from "./participation-calls.ts";

/** An amount in the currency that the platform sent with it, else in the viewer's currency (A68). */
const moneyIn = (amount: string | null, currency: string | null): MoneyModel | null =>
  amount !== null && currency !== null ? { amount, currency } : amount;

/** A participation as the schema defines it; amounts include their currency. */
async function shaped(wire: WireParticipation, context: GatewayContext) {
  const { progress, reward, currency } = wire;
  const counted = progress?.counts === "AMOUNT" ? (currency ?? (await currencyOf(context))) : null;
  return {
    ...wire,
    reward: moneyIn(reward, currency),
    progress: progress && { ...progress, currency: counted },
  };
}

/** The viewer's progress in each promotion. */
export async function readParticipations(context: GatewayContext) {
  const list = await context.platform.call(participationList, {});
  return Promise.all(list.map((wire) => shaped(wire, context)));
}

/**
 * Joins a promotion. Repeating it has no further effect, so it needs no key; after a lost response the list
 * shows the result.
 */
export async function joinPromotion(
  promotionId: string,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["JoinPromotionResult"]>> {
  try {
    const wire = await context.platform.call(joinRow, { promotionId });
    return { __typename: "JoinPromotionSuccess", participation: await shaped(wire, context) };
  } catch (error) {
    const wire = await alreadyJoined(promotionId, error, context);
    if (wire) {
      return { __typename: "JoinPromotionSuccess", participation: await shaped(wire, context) };
    }
    const failure = changeFailure(error);
    return failure.__typename === "InvalidInput" ? refused("PLATFORM_REFUSED") : failure;
  }
}

async function alreadyJoined(promotionId: string, error: unknown, { platform }: GatewayContext) {
  if (!(error instanceof PlatformError) || error.failure !== "UNKNOWN_OUTCOME") return null;
  const list = await platform.call(participationList, {}).catch(() => []);
  const found = list.find((each) => each.promotionId === promotionId);
  return found && (found.state === "JOINED" || found.state === "CLAIMABLE") ? found : null;
}

/**
 * Claims once per key. After a lost response the list of participations shows whether the request was
 * executed.
 */
export async function claimPromotion(
  { promotionId, idempotencyKey }: { promotionId: string; idempotencyKey: string },
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["ClaimPromotionResult"]>> {
  const { platform } = context;
  const outcome = await moveMoney<{ amount: string | null; currency: string | null }>(
    {
      name: "promotion",
      key: idempotencyKey,
      args: { promotionId },
      guard: "OWN_MONEY",
      send: (requestId) => platform.call(claimRow, { promotionId, requestId }),
      find: async (since, requestId) => {
        const list = await platform.call(participationList, {});
        const claims = list.filter(({ claimedAt }) => claimedAt !== null);
        const records = claims.map((each) => ({ ...each, at: each.claimedAt }));
        const made = recordOfAttempt(
          records.filter((each) => each.promotionId === promotionId),
          { since, requestId },
          () => true,
        );
        return made && { amount: made.reward, currency: made.currency };
      },
    },
    context,
  );
  if ("failure" in outcome) return outcome.failure;
  const { amount, currency } = outcome.result;
  return { __typename: "ClaimPromotionSuccess", promotionId, amount: moneyIn(amount, currency) };
}
