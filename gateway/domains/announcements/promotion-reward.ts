/** What a promotion brings, in a currency that the visitor can use (H14, A223). */
import { viewerOf } from "../../access/viewer.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { WirePromotion } from "./wire.ts";

/**
 * The amount in the account's currency. For a guest it is that of the language (A68) where the visitor's market allows it,
 * else the first of the market's that the platform names. Null without an amount in such a currency: nothing is converted.
 */
export async function rewardOf(rewards: WirePromotion["rewards"], context: GatewayContext) {
  if (rewards.length === 0) return null;
  const { language, market } = context.scope;
  const account = (await viewerOf(context))?.account;
  const usual = account?.currency ?? language.currency;
  const { currencies } = market;
  const usable =
    account || currencies === "ALL"
      ? [usual]
      : [...currencies].sort((a, b) => Number(b === usual) - Number(a === usual));
  for (const currency of usable) {
    const found = rewards.find((each) => each.currency === currency);
    if (found) return { money: { amount: found.amount, currency }, isMaximum: found.atMost };
  }
  return null;
}
