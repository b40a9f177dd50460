import { type Refusal, refusedField } from "~/forms/refusal/refusal.ts";
import type { WithdrawCardFragment, WithdrawLimitsFragment } from "~/graphql/generated/graphql";
import type { MoneyValue } from "~/i18n/format.ts";
import {
  compareAmounts,
  differenceOf,
  portionOf,
  readAmount,
  sumOf,
} from "../../../../brands/amount.ts";
import { amountProblem } from "../../../../brands/field-rule.ts";
import { plainAmount } from "../../../../brands/typed/plain-amount.ts";

/** Returns the largest amount of one request: the platform's current limit, else its other limits. */
export function mostOf({ max, dailyLeft, withdrawable }: WithdrawLimitsFragment): MoneyValue {
  return [dailyLeft, withdrawable].reduce<MoneyValue>(
    (least, bound) => (bound && compareAmounts(bound.amount, least.amount) < 0 ? bound : least),
    max,
  );
}

/** Returns the reason why nothing can be withdrawn now, or null. */
export function whyNot(limits: WithdrawLimitsFragment): "daily" | "wager" | "little" | null {
  const { min, dailyLeft, wager } = limits;
  if (compareAmounts(mostOf(limits).amount, min.amount) >= 0) return null;
  if (compareAmounts(dailyLeft.amount, min.amount) < 0) return "daily";
  return wager && compareAmounts(wager.done.amount, wager.required.amount) < 0 ? "wager" : "little";
}

/** Returns the fee of an amount, and the total that leaves the wallet. */
export function costOf({ amount, currency }: MoneyValue, feePercent: string) {
  const fee = portionOf(amount, feePercent);
  return { fee: { amount: fee, currency }, total: { amount: sumOf(amount, fee), currency } };
}

/** A quarter, half and all of what may be taken out, as far as each is enough. */
export function usualAmounts(limits: WithdrawLimitsFragment, decimals: number) {
  const most = mostOf(limits);
  return (["25", "50", "100"] as const)
    .map((percent) => {
      const amount = portionOf(most.amount, percent, decimals);
      return { percent, amount: { amount, currency: most.currency } };
    })
    .filter(({ amount }) => compareAmounts(amount.amount, limits.min.amount) >= 0);
}

/** The card that the address names; the first one where it names none. */
function cardIn(query: URLSearchParams, cards: readonly WithdrawCardFragment[]) {
  const named = query.get("cardId");
  return named === null ? cards[0] : cards.find(({ id }) => id === named);
}

interface Wish {
  card: WithdrawCardFragment;
  amount: MoneyValue;
}

/**
 * Reads the requested withdrawal from the address: nothing yet, a mistake, or an amount to review. The platform
 * checks it again when it is sent.
 * @param decimals of the currency
 * @param language of the page
 */
export function readWish(
  query: URLSearchParams,
  cards: readonly WithdrawCardFragment[],
  limits: WithdrawLimitsFragment,
  decimals: number,
  language: string,
): Wish | Refusal | null {
  const typed = query.get("amount");
  if (typed === null || query.has("edit")) return null;
  const card = cardIn(query, cards);
  if (!card) return refusedField("cardId", "validation.required");
  if (typed.trim() === "") return refusedField("amount", "validation.required");
  const plain = plainAmount(typed, language, limits.min.currency);
  const amount = readAmount(plain, decimals);
  if (amount === null) {
    return { kind: "fields", fields: [{ field: "amount", ...amountProblem(plain, decimals) }] };
  }
  const [min, max] = [limits.min.amount, mostOf(limits).amount];
  if (compareAmounts(amount, min) < 0 || compareAmounts(amount, max) > 0) {
    return refusedField("amount", "validation.amountRange", { min, max });
  }
  return { card, amount: { amount, currency: limits.min.currency } };
}

/**
 * Returns what the page shows, calculated on the server so that the browser needs no code for it.
 * @param query the page's parameters: `cardId`, `amount` and `edit`
 * @param decimals of the currency
 * @param language of the page
 */
export function deskFor(
  query: URLSearchParams,
  cards: readonly WithdrawCardFragment[],
  limits: WithdrawLimitsFragment,
  decimals: number,
  language: string,
) {
  const wish = readWish(query, cards, limits, decimals, language);
  const { daily, dailyLeft } = limits;
  return {
    cards,
    /** The id of the one that looks chosen, which is the one that is sent; null for none. */
    chosen: cardIn(query, cards)?.id ?? null,
    limits,
    most: mostOf(limits),
    /** Of the day's limit. */
    used: daily && { ...daily, amount: differenceOf(daily.amount, dailyLeft.amount) },
    cannot: cards.length === 0 ? ("card" as const) : whyNot(limits),
    decimals,
    usual: usualAmounts(limits, decimals),
    wish:
      wish === null || "kind" in wish
        ? wish
        : { ...wish, ...costOf(wish.amount, limits.feePercent) },
  };
}

export type WithdrawDesk = ReturnType<typeof deskFor>;
