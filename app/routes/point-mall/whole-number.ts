import { plainDecimal } from "../../../brands/typed/plain-amount.ts";
import { unbounded } from "../../../brands/unbounded.ts";

/** The rule of a field that takes a whole number, and what explains it (V34). How many, the platform judges. */
export const wholeNumber = { ...unbounded, required: true, pattern: "^[0-9]{1,9}$", patternId: 7 };

/** What was typed as a whole number in the signs of the page's language (A141); null when it is none. */
export function wholeIn(typed: string, language: string): number | null {
  const plain = plainDecimal(typed, language);
  return new RegExp(wholeNumber.pattern).test(plain) ? Number(plain) : null;
}
