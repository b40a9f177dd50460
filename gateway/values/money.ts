/** Money on its way out: decimal text, never a float that was calculated with. */
import * as v from "valibot";
import { smallestUnits, tidyDecimal } from "../../brands/amount.ts";

export interface Money {
  /** Decimal text with two to four decimals, such as "1234.50". */
  amount: string;
  /** ISO 4217. */
  currency: string;
}

/** Money as resolvers hand it on: an amount in the visitor's currency, or one that says its own (A68). */
export type MoneyModel = string | Money;

const decimalText = /^-?\d{1,18}(\.\d{1,8})?$/;

/**
 * An amount as the platform writes it: decimal text, or a JSON number in old calls (A63).
 * Out comes decimal text; anything else is a bad answer.
 */
export const wireAmount = v.pipe(
  v.union([
    v.pipe(v.string(), v.trim(), v.regex(decimalText)),
    v.pipe(
      v.number(),
      v.finite(),
      // Above this a double no longer holds four decimals.
      v.minValue(-1e11),
      v.maxValue(1e11),
      v.transform((value) => value.toFixed(4)),
    ),
  ]),
  v.transform(tidyDecimal),
);

/** A sum: over nothing a platform's is null or not there. What is there and can't be read is no sum. */
export const wireSum = v.nullish(wireAmount, "0.00");

/**
 * The currency that an amount beside it is in; null where the platform names none (A68). One that can't be
 * read is no currency, and what it belongs to no amount: of what it is can't be guessed.
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

/** A rate or percentage: decimal text, kept as the platform writes it apart from needless zeros. */
export const wireRate = v.pipe(
  v.union([
    v.pipe(v.string(), v.trim(), v.regex(decimalText)),
    v.pipe(v.number(), v.finite(), v.minValue(-1e9), v.maxValue(1e9), v.transform(String)),
  ]),
  v.regex(decimalText),
  v.transform((text) => tidyDecimal(text).replace(/\.?0+$/, "") || "0"),
);

/** How much of `target` is `part`, in whole percent from 0 to 100; of nothing everything is done. */
export function percentOf(part: string, target: string): number {
  const whole = smallestUnits(target);
  if (whole <= 0n) return 100;
  const percent = (smallestUnits(part) * 100n) / whole;
  return Number(percent < 0n ? 0n : percent > 100n ? 100n : percent);
}
