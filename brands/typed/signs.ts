/** Digits and signs of other scripts and widths as ASCII. */

const digit = /\p{Nd}/u;
const isDigit = (code: number) => digit.test(String.fromCodePoint(code));

/** Every script has its ten digits in a row from zero, so that the row's beginning gives the value. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let first = code;
  while (first > 0 && isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

/** The same text with ASCII digits: "１２๓" → "123". */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (sign) => (sign <= "9" ? sign : digitOf(sign)));

/** The same text with signs of the usual width: "（￦１）" → "(₩1)". */
export const narrow = (text: string): string =>
  text.replace(/[\uff01-\uff5e\uffe0-\uffe6\u3000]/g, (sign) => sign.normalize("NFKC"));

/** A day whose year comes first, as YYYY-MM-DD: "1990. 2. 8." → "1990-02-08"; any other text stays. */
export function plainDay(text: string): string {
  const parts = /^(\d{4})\D{1,3}(\d{1,2})\D{1,3}(\d{1,2})\D{0,2}$/.exec(asciiDigits(text));
  if (!parts) return text;
  const [, year = "", month = "", day = ""] = parts;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
