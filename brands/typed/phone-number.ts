/** Reads phone numbers as people write and share them (A18, E.164). */
import { asciiDigits, narrow } from "./signs.ts";
import { withoutHidden } from "./visible-text.ts";

/** What divides a number: blanks, dots, slashes, parentheses and the dashes of all keyboards. */
const dividers = /[\s.·・/()[\]\p{Pd}\u2212\u301c\uff5e\u30fc]/gu;
/** The trunk's nought, as it is written after a country code: +82 (0)10. */
const trunk = /^(\+[^(]*)\(0\)/;

/** ASCII digits with at most one leading plus; null for a text that is no number. */
export function readNumber(text: string): string | null {
  const plain = asciiDigits(narrow(withoutHidden(text)))
    .trim()
    .replace(/^tel:/i, "");
  const number = plain.replace(trunk, "$1").replace(dividers, "");
  return /^\+?\d+$/.test(number) ? number : null;
}

/**
 * The number within its country: one of the codes is taken off where the number has it after a plus or 00. The number
 * of another country keeps its plus, so that its rule refuses it.
 * @param number as `readNumber` returns it
 * @param codes dialling codes without plus; of all that there are, none begins with another one
 */
export function nationalNumber(number: string, codes: readonly string[]): string {
  const [, digits] = /^(?:\+|00)(\d+)$/.exec(number) ?? [];
  const code = digits && codes.find((each) => each !== "" && digits.startsWith(each));
  return code ? digits.slice(code.length) : number;
}

/** The most digits of a number with its country code (E.164). */
const mostDigits = 15;

/** True for digits that with their country code may be a number (E.164). */
export const isNational = (number: string, code: string): boolean =>
  /^\d+$/.test(number) && code.length + number.replace(/^0+/, "").length <= mostDigits;
