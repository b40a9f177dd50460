/** Days, weeks and months of a range, as YYYY-MM-DD in the brand's zone. */
import type { IncomePeriodLength } from "../../generated/resolver-types.ts";

const dayMs = 86_400_000;

/** All days from one to another, both included. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += dayMs) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

/** What days of one period have in common: the day itself, its week's Monday, or its month. */
const periodOf: Record<IncomePeriodLength, (day: string) => string> = {
  DAY: (day) => day,
  WEEK: (day) => {
    const sinceMonday = (new Date(Date.parse(day)).getUTCDay() + 6) % 7;
    return new Date(Date.parse(day) - sinceMonday * dayMs).toISOString().slice(0, 10);
  },
  MONTH: (day) => day.slice(0, 7),
};

/** Days in their order, as the periods that they belong to. */
export function periodsOf(days: readonly string[], by: IncomePeriodLength): string[][] {
  const periods = new Map<string, string[]>();
  for (const day of days) {
    const period = periodOf[by](day);
    periods.set(period, [...(periods.get(period) ?? []), day]);
  }
  return [...periods.values()];
}
