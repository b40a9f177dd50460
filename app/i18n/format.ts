/** Money, numbers and dates as the page's language writes them. */
import { type DateWay, dateText, nearDateText } from "./date-text.ts";
import { memoize } from "./memoize.ts";
import { separators } from "./text.ts";

/** An amount of the gateway: a decimal string and its currency. */
export interface MoneyValue {
  amount: string;
  currency: string;
}

/** Decimals of a currency: two, unless the brand says otherwise (K25, A97). */
export function decimals(currency: string, overrides: Readonly<Record<string, number>>): number {
  return overrides[currency] ?? 2;
}

/** How a language writes an amount, by currency, with "{}" in the place of the number: { KRW: "₩{}" }. */
export type MoneyPatterns = Readonly<Record<string, string>>;

/** The patterns of these currencies. For the server, because the first use of `Intl` takes 140 ms on a phone. */
export const moneyPatterns = (language: string, currencies: readonly string[]): MoneyPatterns =>
  Object.fromEntries(
    currencies.map((currency) => [
      currency,
      numbers(language, "0", currency).format(0).replace("0", "{}"),
    ]),
  );

/** An amount by its pattern, as `Intl` writes it; null where it takes `Intl`. A test compares the results. */
function byPattern(amount: string, digits: number, language: string, pattern: string | undefined) {
  const separator = separators[language];
  const [, sign, whole, rest = ""] = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (!pattern || !separator || whole === undefined) return null;
  const [group, point] = separator;
  const number = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const decimals = digits > 0 ? point + rest.slice(0, digits).padEnd(digits, "0") : "";
  return sign + pattern.replace("{}", () => number + decimals);
}

/** An amount with so many decimals, rounded half away from zero: ("-28.725", 2) → "-28.73". Zero has no sign. */
function rounded(amount: string, digits: number): string {
  const [, sign = "", whole, rest = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === undefined) return amount;
  const cut = BigInt(whole + rest.slice(0, digits).padEnd(digits, "0"));
  const units = cut + (Number(rest[digits] ?? 0) >= 5 ? 1n : 0n);
  const text = String(units).padStart(digits + 1, "0");
  const end = text.length - digits;
  return `${units === 0n ? "" : sign}${text.slice(0, end)}.${text.slice(end)}`.replace(/\.$/, "");
}

/**
 * A decimal string and its currency, such as ("1234.565", "USD") → "$1,234.57": in the decimals of its currency, rounded
 * (A220). Intl gets the string itself, so no float is involved.
 */
export function money(
  { amount, currency }: MoneyValue,
  language: string,
  overrides: Readonly<Record<string, number>>,
  patterns: MoneyPatterns = {},
): string {
  const digits = decimals(currency, overrides);
  return written({ amount: rounded(amount, digits), currency }, digits, language, patterns);
}

/** An amount that can be withdrawn or spent, in the decimals of its currency: cut, so that it promises no more (K25). */
export function moneyAtMost(
  value: MoneyValue,
  language: string,
  overrides: Readonly<Record<string, number>>,
  patterns: MoneyPatterns = {},
): string {
  return written(value, decimals(value.currency, overrides), language, patterns);
}

function written(
  { amount, currency }: MoneyValue,
  digits: number,
  language: string,
  patterns: MoneyPatterns,
): string {
  return (
    byPattern(amount, digits, language, patterns[currency]) ??
    numbers(language, String(digits), currency).format(amount as unknown as number)
  );
}

/** Decimals that an amount was booked with, without zeros at its end: "12.3400" has 2. */
function bookedDecimals({ amount }: MoneyValue): number {
  return (amount.split(".")[1] ?? "").replace(/0+$/, "").length;
}

/** Decimals of the most exact of these amounts: with as many, figures below one another are uniform (A120). */
export const mostDecimals = (amounts: readonly MoneyValue[]): number =>
  Math.max(0, ...amounts.map(bookedDecimals));

/**
 * An amount as it was booked, for agents and files (A120): neither truncated nor rounded, with at least the decimals of its
 * currency, or with `digits` where its column needs more: ("0.0042", "USD") → "$0.0042".
 */
export function exactMoney(
  value: MoneyValue,
  language: string,
  overrides: Readonly<Record<string, number>>,
  digits = 0,
  patterns: MoneyPatterns = {},
): string {
  const least = Math.max(decimals(value.currency, overrides), bookedDecimals(value), digits);
  return written(value, least, language, patterns);
}

/** A formatter for a language and a number of decimals; for a currency it includes the symbol. */
const numbers = memoize((language, digits, currency) => {
  const options = {
    ...(currency ? { style: "currency", currency, currencyDisplay: "narrowSymbol" } : {}),
    minimumFractionDigits: Number(digits),
    maximumFractionDigits: Number(digits),
    roundingMode: "trunc",
  };
  return new Intl.NumberFormat(language, options as Intl.NumberFormatOptions);
});

/**
 * An amount without its symbol, for a field: ("50000", "USD") → "50,000.00". Fields are parsed with commas between
 * thousands and a point before decimals. Languages with other separators ("50.000,00") get "50000.00", which has only
 * one meaning.
 */
export function figures(
  { amount, currency }: MoneyValue,
  language: string,
  overrides: Readonly<Record<string, number>>,
): string {
  const digits = String(decimals(currency, overrides));
  const inLanguage = (as: string) => numbers(as, digits).format(amount as unknown as number);
  const read = inLanguage("en");
  return inLanguage(language) === read ? read : read.replaceAll(",", "");
}

/** A point in time, in ms. The clocks are the brand's unless `gmtOffset` is another. */
export function dateTime(
  at: number,
  language: string,
  gmtOffset: string,
  way: DateWay = "moment",
): string {
  return dateText(at, way, { language, offsetMs: offsetOf(gmtOffset), zone: zoneName(gmtOffset) });
}

/** A point in time as a list writes it that names its zone once, such as "today 08:22". */
export const nearDateTime = (
  at: number,
  now: number,
  language: string,
  gmtOffset: string,
): string => nearDateText(at, now, { language, offsetMs: offsetOf(gmtOffset) });

const offsetOf = (gmtOffset: string) => -Date.parse(`1970-01-01T00:00${gmtOffset}`);

/** The brand's zone as people write it: "+09:00" → "GMT+9". */
export function zoneName(gmtOffset: string): string {
  const [, sign = "+", hours = "0", minutes = "00"] =
    /^([+-])(\d{2}):(\d{2})$/.exec(gmtOffset) ?? [];
  const past = minutes === "00" ? "" : `:${minutes}`;
  return Number(hours) === 0 && past === "" ? "UTC" : `GMT${sign}${Number(hours)}${past}`;
}
