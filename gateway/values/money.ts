/** Amounts and rates of the platform as decimal text, never as floats for calculation. */
import * as v from "valibot";
import { smallestUnits, tidyDecimal } from "../../brands/amount.ts";

export interface Money {
  /** Decimal text with two to four decimals, such as "1234.50". */
  amount: string;
  /** ISO 4217. */
  currency: string;
}

/** Money in resolvers: an amount in the visitor's currency, or one with its own currency (A68). */
export type MoneyModel = string | Money;

const decimalText = /^-?\d{1,18}(\.\d{1,8})?$/;

/**
 * An amount of the platform: decimal text, or a JSON number in old calls (A63). The output is decimal text;
 * anything else is invalid.
 */
export const wireAmount = v.pipe(
  v.union([
    v.pipe(v.string(), v.trim(), v.regex(decimalText)),
    v.pipe(
      v.number(),
      v.finite(),
      // Larger doubles lose the fourth decimal.
      v.minValue(-1e11),
      v.maxValue(1e11),
      v.transform((value) => value.toFixed(4)),
    ),
  ]),
  v.transform(tidyDecimal),
);

/** A sum. A missing or null sum means zero; any other unreadable value is invalid. */
export const wireSum = v.nullish(wireAmount, "0.00");

/**
 * The currency of an amount; null when the platform sends none (A68). An unreadable currency is invalid, so
 * that the amount is not shown in a wrong one.
 */
export const wireCurrency = v.nullish(
  v.pipe(
    v.string(),
    v.trim(),
    v.toUpperCase(),
    v.regex(/^([A-Z]{3,5})?$/),
    v.transform((code) => code || null),
  ),
  null,
);

/** A rate or percentage as decimal text without trailing zeros. */
export const wireRate = v.pipe(
  v.union([
    v.pipe(v.string(), v.trim(), v.regex(decimalText)),
    v.pipe(v.number(), v.finite(), v.minValue(-1e9), v.maxValue(1e9), v.transform(String)),
  ]),
  v.regex(decimalText),
  v.transform((text) => tidyDecimal(text).replace(/\.?0+$/, "") || "0"),
);

/** `part` in percent of `target`, as an integer from 0 to 100; 100 when the target is 0. */
export function percentOf(part: string, target: string): number {
  const whole = smallestUnits(target);
  if (whole <= 0n) return 100;
  const percent = (smallestUnits(part) * 100n) / whole;
  return Number(percent < 0n ? 0n : percent > 100n ? 100n : percent);
}
