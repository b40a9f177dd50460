import type { MoneyValue } from "~/i18n/format.ts";
import { sumOf } from "~/ui/table/sums.ts";

/** Most days that are one bar each; more are added up by week. */
const mostDays = 62;

/** A bar of the chart: a day, or the week that begins with the day. */
export interface Bar {
  day: string;
  amount: MoneyValue;
}

export interface Bars {
  weekly: boolean;
  /** Oldest first. */
  bars: Bar[];
}

/** The profit or loss by day, or by week from Monday where the days are too many. @param days latest first */
export function barsOf(days: readonly { day: string; totals: { profit: MoneyValue } }[]): Bars {
  const oldestFirst = [...days].reverse();
  if (days.length <= mostDays) {
    const bars = oldestFirst.map(({ day, totals }) => ({ day, amount: totals.profit }));
    return { weekly: false, bars };
  }
  const weeks = new Map<string, MoneyValue[]>();
  for (const { day, totals } of oldestFirst) {
    const monday = mondayOf(day);
    weeks.set(monday, [...(weeks.get(monday) ?? []), totals.profit]);
  }
  const bars = [...weeks].flatMap(([day, amounts]) => {
    const amount = sumOf(amounts);
    return amount ? [{ day, amount }] : [];
  });
  return { weekly: true, bars };
}

function mondayOf(day: string): string {
  const at = Date.parse(day);
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return new Date(at - sinceMonday * 86_400_000).toISOString().slice(0, 10);
}
