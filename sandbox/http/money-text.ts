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

/** A number in a text, with whatever divides its thousands and its decimals. */
const number = /\d+(?:[.,]\d+)*/g;

/**
 * A text whose amounts carry the currency and its decimals (A137). `units` are those that are money, in units of
 * the tables' currency; other numbers of the text stay as they are.
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

/** Decimals that amounts of a currency are written with. */
export const decimalsOf = (currency: string): number => (wholeUnits.has(currency) ? 0 : 2);

function readings(found: string): number[] {
  const english = Number(found.replaceAll(",", ""));
  const other = Number(found.replaceAll(".", "").replace(",", "."));
  return [english, other];
}

function moneyText(units: number, currency: string, language: string): string {
  const digits = decimalsOf(currency);
  return new Intl.NumberFormat(tags[language] ?? "en", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(units * currencyScale(currency));
}
