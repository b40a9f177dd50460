import { count } from "~/i18n/text.ts";

/** A percentage such as 96.05, as the language writes it. */
export const percentText = (value: number, language: string, places = 2): string =>
  `${count(Number(value.toFixed(places)), language)}%`;
