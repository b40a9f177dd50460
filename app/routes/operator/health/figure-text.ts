import type { OperatorHealthQuery } from "~/graphql/generated/graphql";
import { percentText } from "~/i18n/decimal-text.ts";
import { count } from "~/i18n/text.ts";

export type Figure = OperatorHealthQuery["operator"]["health"]["figures"][number];

/** A figure's value in its unit: "1,204", "320 ms", "1.25%"; a dash for none. */
export function figureText(
  value: number | null | undefined,
  { unit }: Pick<Figure, "unit">,
  language: string,
): string {
  if (value == null) return "–";
  if (unit === "COUNT") return count(value, language);
  if (unit === "MS") return `${count(value, language)}\u00a0ms`;
  return percentText(String(Math.round(value * 100) / 100), language);
}
