/**
 * Amounts as decimal text, never as floats. The browser and the gateway read and compare them with the same
 * functions (A50, V60), so this file imports nothing.
 */

/** The smallest steps that amounts are compared in: eight decimals, more than any currency has. */
const scale = 8;

/** Removes trailing zeros: "1234.5600" → "1234.56", "7" → "7.00", "-0.00" → "0.00". */
export function tidyDecimal(text: string): string {
  const negative = text.startsWith("-");
  const [whole = "0", fraction = ""] = (negative ? text.slice(1) : text).split(".");
  const units = whole.replace(/^0+(?=\d)/, "");
  const decimals = fraction.replace(/0+$/, "").padEnd(2, "0");
  const zero = /^0*$/.test(units + decimals);
  return `${negative && !zero ? "-" : ""}${units}.${decimals}`;
}

/** Fifty thousand as it is written where points divide thousands, which would be read as fifty. */
const maybeThousands = /^\d{1,3}\.\d{3}$/;

/**
 * An amount that a person typed: positive, whole steps of the currency, at most 12 digits before the
 * point. Returns decimal text such as "50.00", or null when it is none, or may be one of two.
 */
export function readAmount(text: string, decimals: number): string | null {
  const trimmed = text.trim();
  if (!/^\d{1,12}(\.\d{1,8})?$/.test(trimmed)) return null;
  if (decimals < 3 && maybeThousands.test(trimmed)) return null;
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

/** An amount so many times: ("0.01", 250) is "2.50". @param times whole and not negative */
export function timesAmount(amount: string, times: number): string {
  const units = (smallestUnits(amount) * BigInt(times)).toString();
  const digits = units.replace("-", "").padStart(scale + 1, "0");
  const sign = units.startsWith("-") ? "-" : "";
  return tidyDecimal(`${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`);
}

/** Returns an amount without its sign. Ledgers write outgoing amounts as negative. */
export const sizeOf = (amount: string): string => amount.replace(/^-/, "");

/** An amount in its smallest steps, whole. */
export function smallestUnits(text: string): bigint {
  const negative = text.startsWith("-");
  const [whole = "0", fraction = ""] = sizeOf(text).split(".");
  const units = BigInt(whole + fraction.padEnd(scale, "0").slice(0, scale));
  return negative ? -units : units;
}

/** Decimal text of so many smallest steps: 500000000n → "5.00". */
function amountOf(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
  const text = `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return tidyDecimal(units < 0n ? `-${text}` : text);
}

/** So many percent of an amount, down to a number of decimals: ("99.99", "25", 2) → "24.99". */
export function portionOf(amount: string, percent: string, decimals = scale): string {
  const exact = (smallestUnits(amount) * smallestUnits(percent)) / (100n * 10n ** BigInt(scale));
  const step = 10n ** BigInt(scale - Math.min(decimals, scale));
  return amountOf((exact / step) * step);
}

/** So many percent of an amount, with all decimals that it has: ("12345.6789", "0.85") → "104.93827065". */
export function exactPortion(amount: string, percent: string): string {
  const [decimals, units] = [2 * scale + 2, smallestUnits(amount) * smallestUnits(percent)];
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, "0");
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return tidyDecimal(units < 0n ? `-${text}` : text);
}

/** What an amount of a whole comes to for a part of it, down to four decimals: ("10", "3", "4") → "7.50". */
export function proportionOf(amount: string, part: string, whole: string): string {
  const exact = (smallestUnits(amount) * smallestUnits(part)) / smallestUnits(whole);
  const step = 10n ** BigInt(scale - 4);
  return amountOf((exact / step) * step);
}

/** Two amounts together. */
export const sumOf = (a: string, b: string): string =>
  amountOf(smallestUnits(a) + smallestUnits(b));

/** What is left of an amount. */
export const differenceOf = (a: string, b: string): string =>
  amountOf(smallestUnits(a) - smallestUnits(b));

/** How much of an amount or a count is missing, with the decimals that it needs; 0 when it is reached. */
export const missingOf = (done: string, needed: string): string =>
  compareAmounts(needed, done) > 0 ? differenceOf(needed, done).replace(/\.?0+$/, "") : "0";

/** An amount in percent of another one above zero, to two decimals, rounded half away from zero: ("1", "6") → "16.67". */
export function percentOf(part: string, whole: string): string {
  const [above, below] = [smallestUnits(part) * 10_000n, smallestUnits(whole)];
  const size = above < 0n ? -above : above;
  const rounded = (2n * size + below) / (2n * below);
  return amountOf((above < 0n ? -rounded : rounded) * 10n ** BigInt(scale - 2));
}
