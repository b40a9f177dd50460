import { separators } from "./text.ts";

/**
 * Decimal text with the language's decimal separator: a rate of "0.5" is "0,5" in Vietnamese. The text is never parsed
 * as a number, so a range such as "0.3–0.8" also works, and no decimal is lost.
 */
export const decimalText = (text: string, language: string) =>
  text.replaceAll(".", separators[language]?.[1] ?? ".");

/** Decimal text as a percentage: "0.5" is "0.5%". None of our languages has a space before the sign. */
export const percentText = (text: string, language: string) => `${decimalText(text, language)}%`;
