/** The periods of limits (G2): fixed windows in the brand's time zone. */
import { offsetMs, startOfDay } from "../../values/brand-day.ts";

export const limitPeriods = ["DAY", "WEEK", "MONTH"] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** A window in ms since the epoch: `from` belongs to it, `to` is the first moment of the next one. */
export interface LimitWindow {
  from: number;
  to: number;
}

const day = 86_400_000;

/**
 * The window that a moment is in: the day, the week from Monday, or the calendar month.
 * @param now in ms since the epoch
 * @param gmtOffset the brand's zone, such as "+09:00"
 */
export function windowAt(period: LimitPeriod, now: number, gmtOffset: string): LimitWindow {
  const today = startOfDay(now, gmtOffset);
  if (period === "DAY") return { from: today, to: today + day };
  const offset = offsetMs(gmtOffset);
  const local = new Date(now + offset);
  if (period === "WEEK") {
    const monday = today - ((local.getUTCDay() + 6) % 7) * day;
    return { from: monday, to: monday + 7 * day };
  }
  const firstOf = (month: number) => Date.UTC(local.getUTCFullYear(), month, 1) - offset;
  return { from: firstOf(local.getUTCMonth()), to: firstOf(local.getUTCMonth() + 1) };
}
