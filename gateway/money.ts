/** Money on its way out: decimal text, never a float that was calculated with. */
import * as v from "valibot";

export interface Money {
  /** Decimal text with two to four decimals, such as "1234.50". */
  amount: string;
  /** ISO 4217. */
  currency: string;
}

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

/** Cuts the zeros that say nothing: "1234.5600" → "1234.56", "7" → "7.00", "-0.00" → "0.00". */
export function tidyDecimal(text: string): string {
  const negative = text.startsWith("-");
  const [whole = "0", fraction = ""] = (negative ? text.slice(1) : text).split(".");
  const units = whole.replace(/^0+(?=\d)/, "");
  const decimals = fraction.replace(/0+$/, "").padEnd(2, "0");
  const zero = /^0*$/.test(units + decimals);
  return `${negative && !zero ? "-" : ""}${units}.${decimals}`;
}
