import type { I18n } from "~/i18n/i18n.tsx";

/** The last day of a window, such as "Nov 30, 2026". @param until the first moment after it, in ms since the epoch */
export function lastDay(date: I18n["date"], until: number): string {
  return date(until - 1, "day");
}
