import { unbounded } from "../../../brands/unbounded.ts";

/** The rule of a field that takes a whole number, and what explains it (V34). How many, the platform judges. */
export const wholeNumber = { ...unbounded, required: true, pattern: "^[0-9]{1,9}$", patternId: 7 };

/** What was typed as a whole number; null when it is none. */
export function wholeIn(typed: string): number | null {
  return new RegExp(wholeNumber.pattern).test(typed) ? Number(typed) : null;
}
