import { type Refusal, refusedField } from "~/forms/refusal/refusal.ts";
import type { MoneyValue } from "~/i18n/format.ts";
import { compareAmounts, readAmount } from "../../../../brands/amount.ts";
import { amountProblem } from "../../../../brands/field-rule.ts";
import { plainAmount } from "../../../../brands/typed/plain-amount.ts";

/**
 * Reads the requested transfer from the address: nothing yet, a mistake, or an amount to review. The platform
 * checks it again when it is sent.
 * @param decimals of the currency
 * @param language of the page
 */
export function readWish(
  query: URLSearchParams,
  balance: MoneyValue,
  decimals: number,
  language: string,
): MoneyValue | Refusal | null {
  const typed = query.get("amount");
  if (typed === null || query.has("edit")) return null;
  if (typed.trim() === "") return refusedField("amount", "validation.required");
  const plain = plainAmount(typed, language, balance.currency);
  const amount = readAmount(plain, decimals);
  if (amount === null) {
    return { kind: "fields", fields: [{ field: "amount", ...amountProblem(plain, decimals) }] };
  }
  if (compareAmounts(amount, balance.amount) > 0) {
    return refusedField("amount", "validation.balanceNotEnough");
  }
  return { amount, currency: balance.currency };
}
