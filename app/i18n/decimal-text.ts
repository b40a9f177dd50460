/**
 * Decimal text with the language's own sign, as amounts beside it have it: a rate of "0.5" is "0,5" in Vietnamese. It
 * is not read as a number, so a span such as "0.3–0.8" stays one, and no decimal is lost.
 */
export const decimalText = (text: string, language: string) =>
  text.replaceAll(".", (1.5).toLocaleString(language).charAt(1));
