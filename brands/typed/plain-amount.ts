/**
 * Reads numbers as people type them: digits of any script, the separators of the page's language, and the sign of the
 * wallet's own currency (A141). The gateway and the pages use the same functions.
 */
import { currencySigns } from "./currency-signs.ts";
import { asciiDigits, narrow } from "./signs.ts";
import { withoutHidden } from "./visible-text.ts";

/** The separators of Arabic, as other scripts write them. */
const plainSigns: Readonly<Record<string, string>> = { "٫": ".", "٬": "," };

const decimalSign = (language: string) => (1.5).toLocaleString(language).charAt(1);

const dividedBySpaces = /^\d{1,3}([\s'’]\d{3})+([.,]\d+)?$/u;
const dividedByPoints = /^\d{1,3}(\.\d{3})+,\d+$|^\d{1,3}(\.\d{3}){2,}$/;
const dividedByCommas = /^\d{1,3}(,\d{3})+\.\d*$|^\d{1,3}(,\d{3}){2,}$/;
/** One sign before three digits divides thousands in one language, and begins the decimals in another. */
const oneOfTwo = /^([1-9]\d{0,2})([.,])(\d{3})$/;

/**
 * Returns a number as plain decimal text: "1.234,56" → "1234.56" in any language, "50,000" → "50000" where a comma
 * separates thousands. A text that can't be read, or has two readings, keeps its separators, and the gateway
 * refuses it.
 */
export function plainDecimal(typed: string, language: string): string {
  const text = asciiDigits(narrow(withoutHidden(typed)))
    .trim()
    .replace(/[٫٬]/g, (sign) => plainSigns[sign] ?? sign);
  if (dividedBySpaces.test(text)) return text.replace(/[\s'’]/gu, "").replace(",", ".");
  if (dividedByPoints.test(text)) return text.replaceAll(".", "").replace(",", ".");
  if (dividedByCommas.test(text)) return text.replaceAll(",", "");
  const [, , sign] = oneOfTwo.exec(text) ?? [];
  const ownComma = decimalSign(language) === ",";
  if (sign !== undefined) return sign === "," && !ownComma ? text.replace(",", "") : text;
  return ownComma && /^\d+,\d+$/.test(text) ? text.replace(",", ".") : text;
}

/**
 * The same for an amount, which may have the sign, code or name of its own currency before or after it: "₩50,000" →
 * "50000". Another currency's sign stays, so that the text is no amount.
 */
export function plainAmount(typed: string, language: string, currency: string): string {
  const text = asciiDigits(narrow(withoutHidden(typed))).trim();
  return plainDecimal(withoutSign(withoutSign(text, currency, "start"), currency, "end"), language);
}

function withoutSign(text: string, currency: string, at: "start" | "end"): string {
  const beside = at === "start" ? /^\D+/.exec(text)?.[0] : /\D+$/.exec(text)?.[0];
  if (!beside) return text;
  const sign = beside.replace(/\s/g, "").toLowerCase();
  if (!currencySigns(currency).has(sign)) return text;
  return at === "start" ? text.slice(beside.length) : text.slice(0, -beside.length);
}

/** Both numbers that a text may mean, the smaller one first: "50.000" → ["50", "50000"]; null where it means one. */
export function readingsOf(text: string): [string, string] | null {
  const [, left, , right] = oneOfTwo.exec(text.trim()) ?? [];
  if (left === undefined || right === undefined) return null;
  const decimals = right.replace(/0+$/, "");
  return [decimals === "" ? left : `${left}.${decimals}`, left + right];
}
