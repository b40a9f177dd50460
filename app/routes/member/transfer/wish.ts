import "~/i18n/form-texts.ts";
import { type Refusal, refusedField } from "~/forms/refusal.ts";
import type { MoneyValue } from "~/i18n/format.ts";
import { compareAmounts, readAmount, withoutCommas } from "../../../../brands/amount.ts";

/**
 * What the address asks to send: nothing yet, what is wrong with it, or an amount to review. The platform judges
 * again when it is sent.
 * @param decimals of the currency
 */
export function readWish(
  query: URLSearchParams,
  balance: MoneyValue,
  decimals: number,
): MoneyValue | Refusal | null {
  const typed = query.get("amount");
  if (typed === null || query.has("edit")) return null;
  if (typed.trim() === "") return refusedField("amount", "validation.required");
  const amount = readAmount(withoutCommas(typed.trim()), decimals);
  if (amount === null) {
    return refusedField("amount", "validation.amount", { decimals: String(decimals) });
  }
  if (compareAmounts(amount, balance.amount) > 0) {
    return refusedField("amount", "validation.balanceNotEnough");
  }
  return { amount, currency: balance.currency };
}
