/** Money on its way out: decimal text, never a float that was calculated with. */
import * as v from "valibot";

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

/** A currency where a platform names one; null without, or for what is none. */
export const wireCurrency = v.fallback(
  v.nullish(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), null),
  null,
);

/** A sum: over nothing a platform's is null or not there. What is there and can't be read is no sum. */
export const wireSum = v.nullish(wireAmount, "0.00");

/** Cuts the zeros that say nothing: "1234.5600" → "1234.56", "7" → "7.00", "-0.00" → "0.00". */
export function tidyDecimal(text: string): string {
  const negative = text.startsWith("-");
  const [whole = "0", fraction = ""] = (negative ? text.slice(1) : text).split(".");
  const units = whole.replace(/^0+(?=\d)/, "");
  const decimals = fraction.replace(/0+$/, "").padEnd(2, "0");
  const zero = /^0*$/.test(units + decimals);
  return `${negative && !zero ? "-" : ""}${units}.${decimals}`;
}

/** A rate or percentage: decimal text, kept as the platform writes it apart from needless zeros. */
export const wireRate = v.pipe(
  v.union([
    v.pipe(v.string(), v.trim(), v.regex(decimalText)),
    v.pipe(v.number(), v.finite(), v.minValue(-1e9), v.maxValue(1e9), v.transform(String)),
  ]),
  v.regex(decimalText),
  v.transform((text) => tidyDecimal(text).replace(/\.?0+$/, "") || "0"),
);

/** The smallest steps that amounts are compared in: eight decimals, more than any currency has. */
const scale = 8;

/**
 * An amount that a person typed: positive, whole steps of the currency, at most 12 digits before the
 * point. Answers decimal text such as "50.00", or null when it is none.
 */
export function readAmount(text: string, decimals: number): string | null {
  const trimmed = text.trim();
  if (!/^\d{1,12}(\.\d{1,8})?$/.test(trimmed)) return null;
  const [, fraction = ""] = trimmed.split(".");
  if (fraction.replace(/0+$/, "").length > decimals) return null;
  const amount = tidyDecimal(trimmed);
  return compareAmounts(amount, "0") > 0 ? amount : null;
}

/** Negative when `a` is less than `b`, 0 when they are worth the same; never through a float. */
export function compareAmounts(a: string, b: string): number {
  const difference = smallestUnits(a) - smallestUnits(b);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** What an amount is without its sign: a ledger writes what went out as negative. */
export function sizeOf(amount: string): string {
  return amount.replace(/^-/, "");
}

function smallestUnits(text: string): bigint {
  const negative = text.startsWith("-");
  const [whole = "0", fraction = ""] = sizeOf(text).split(".");
  const units = BigInt(whole + fraction.padEnd(scale, "0").slice(0, scale));
  return negative ? -units : units;
}

/** How much of `target` is `part`, in whole percent from 0 to 100; of nothing everything is done. */
export function percentOf(part: string, target: string): number {
  const whole = smallestUnits(target);
  if (whole <= 0n) return 100;
  const percent = (smallestUnits(part) * 100n) / whole;
  return Number(percent < 0n ? 0n : percent > 100n ? 100n : percent);
}
