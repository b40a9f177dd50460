/**
 * A percentage with the language's decimal sign, as amounts beside it have it: "0.5" is "0,5 %" in Vietnamese. The
 * text is not read as a number, so a span such as "0.3–0.8" stays one.
 */
export function percentText(percent: string, language: string): string {
  return `${percent.replaceAll(".", (1.5).toLocaleString(language).charAt(1))} %`;
}
