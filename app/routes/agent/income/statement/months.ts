import { brandTime } from "~/reports/range/brand-time.ts";

/** How many months have a statement: the running one and those before. */
const offered = 12;

/** A month that has a statement, in the brand's zone. */
export interface StatementMonth {
  /** YYYY-MM. */
  month: string;
  /** Its first and last day, as YYYY-MM-DD. */
  from: string;
  to: string;
}

/** The months that have a statement, the running one first. @param now in ms */
export function statementMonths(gmtOffset: string, now: number): StatementMonth[] {
  const [year = 0, month = 0] = brandTime(now, gmtOffset).slice(0, 7).split("-").map(Number);
  return Array.from({ length: offered }, (_, ago) => {
    const first = new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 10);
    const last = new Date(Date.UTC(year, month - ago, 0)).toISOString().slice(0, 10);
    return { month: first.slice(0, 7), from: first, to: last };
  });
}

/** The months of which there are figures, where these begin at a time, in ms (N27). */
export function monthsSince(months: readonly StatementMonth[], since: number, gmtOffset: string) {
  const first = brandTime(since, gmtOffset).slice(0, 10);
  return months.filter(({ to }) => to >= first);
}

/** The month that an address names, else the last that is over. */
export function monthOf(
  query: URLSearchParams,
  gmtOffset: string,
  now: number,
): StatementMonth & { running: boolean } {
  const months = statementMonths(gmtOffset, now);
  const [running, last] = months;
  const requested = months.find(({ month }) => month === query.get("month")) ?? last;
  if (!requested || !running) throw new Error("no month has a statement");
  return { ...requested, running: requested.month === running.month };
}
