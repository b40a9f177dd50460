import { currencyScale } from "../domains/points/earn-points.ts";

const tags: Readonly<Record<string, string>> = {
  EN: "en",
  KR: "ko",
  VN: "vi",
  TH: "th",
  CN: "zh",
  JP: "ja",
};
const wholeUnits = new Set(["KRW", "VND", "JPY", "IDR"]);

/** A number within a text, with its separators of thousands and decimals. */
const number = /\d+(?:[.,]\d+)*/g;

/**
 * Formats the amounts within a text in the currency, with its decimals unless they are whole (A137). `units` are the numbers that
 * are amounts, in units of the tables' currency; other numbers are unchanged.
 */
export function withMoney(
  text: string,
  units: readonly number[],
  currency: string,
  language: string,
): string {
  if (units.length === 0) return text;
  return text.replace(number, (found) => {
    const value = units.find((unit) => readings(found).includes(unit));
    return value === undefined ? found : moneyText(value, currency, language);
  });
}

/** Number of decimals of amounts in a currency. */
export const decimalsOf = (currency: string): number => (wholeUnits.has(currency) ? 0 : 2);

function readings(found: string): number[] {
  const english = Number(found.replaceAll(",", ""));
  const other = Number(found.replaceAll(".", "").replace(",", "."));
  return [english, other];
}

function moneyText(units: number, currency: string, language: string): string {
  const amount = units * currencyScale(currency);
  const digits = Number.isInteger(amount) ? 0 : decimalsOf(currency);
  return new Intl.NumberFormat(tags[language] ?? "en", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
