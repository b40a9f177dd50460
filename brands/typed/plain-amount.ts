/**
 * Reads numbers as people type them: digits of any script, and the separators of the page's language (A141). The
 * gateway accepts plain decimals only, so pages and actions convert with these functions. This file imports no
 * other module.
 */

/** The zeros of the scripts whose digits a keyboard may give: Arabic, Persian, Devanagari, Bengali, Thai, Lao, Myanmar, Khmer, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0, 0xff10];

const digitOf = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  const zero = zeros.find((each) => code >= each && code < each + 10);
  return zero === undefined ? sign : String(code - zero);
};

/** The same text with ASCII digits: "１２๓" → "123". */
export const asciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, digitOf);

const plainSigns: Readonly<Record<string, string>> = {
  "．": ".",
  "，": ",",
  "٫": ".",
  "٬": ",",
};

const decimalSign = (language: string) => (1.5).toLocaleString(language).charAt(1);

const dividedBySpaces = /^\d{1,3}([\s'’]\d{3})+([.,]\d+)?$/u;
const dividedByPoints = /^\d{1,3}(\.\d{3})+,\d+$|^\d{1,3}(\.\d{3}){2,}$/;
const dividedByCommas = /^\d{1,3}(,\d{3})+\.\d*$|^\d{1,3}(,\d{3}){2,}$/;
/** One sign before three digits divides thousands in one language, and begins the decimals in another. */
const oneOfTwo = /^([1-9]\d{0,2})([.,])(\d{3})$/;

/**
 * Returns a number as plain decimal text: "1.234,56" → "1234.56" in any language, "50,000" → "50000" where a comma
 * separates thousands. A text that can't be read, or has two readings, is returned unchanged, and the gateway
 * refuses it.
 */
export function plainDecimal(typed: string, language: string): string {
  const text = asciiDigits(typed.trim()).replace(/[．，٫٬]/g, (sign) => plainSigns[sign] ?? sign);
  if (dividedBySpaces.test(text)) return text.replace(/[\s'’]/gu, "").replace(",", ".");
  if (dividedByPoints.test(text)) return text.replaceAll(".", "").replace(",", ".");
  if (dividedByCommas.test(text)) return text.replaceAll(",", "");
  const [, , sign] = oneOfTwo.exec(text) ?? [];
  const ownComma = decimalSign(language) === ",";
  if (sign !== undefined) return sign === "," && !ownComma ? text.replace(",", "") : text;
  return ownComma && /^\d+,\d+$/.test(text) ? text.replace(",", ".") : text;
}

/** Both numbers that a text may mean, the smaller one first: "50.000" → ["50", "50000"]; null where it means one. */
export function readingsOf(text: string): [string, string] | null {
  const [, left, , right] = oneOfTwo.exec(text.trim()) ?? [];
  if (left === undefined || right === undefined) return null;
  const decimals = right.replace(/0+$/, "");
  return [decimals === "" ? left : `${left}.${decimals}`, left + right];
}
