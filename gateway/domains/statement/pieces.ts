/** A year's report from reports of at most 92 days, which is the most that the platform gives at once. */
import { sumOf } from "../../../brands/amount.ts";
import { GatewayError } from "../../failures/errors.ts";
import type { DateRange } from "../../generated/resolver-types.ts";
import { startOfDay } from "../../values/brand-day.ts";

const day = 86_400_000;

/** The longest range of a statement, in ms: a leap year. */
const longest = 366 * day;
/** A piece begins and ends with a day, so a range that begins within a day still fits in 92 days. */
const pieceDays = 91;

/** Times in ms since the epoch, both ends included. */
export interface Span {
  from: number;
  to: number;
}

/** The sums of a day or a range, as decimal text. */
export type Sums = Record<
  "deposit" | "withdrawal" | "stake" | "win" | "bonus" | "rebate" | "profit",
  string
>;

interface Report {
  days: { day: string; totals: Sums }[] | null;
  totals: Sums | null;
}

/**
 * The range of a statement, with an inclusive end.
 * @throws GatewayError BAD_USER_INPUT when it ends before it begins or is longer than 366 days
 */
export function statementSpan({ from, to }: DateRange): Span {
  if (from < 0 || to <= from || to - from > longest) {
    throw new GatewayError("BAD_USER_INPUT", { fields: ["range"] });
  }
  return { from, to: to - 1 };
}

/**
 * Divides a range where days of the zone begin, so that no day is in two pieces.
 * @param gmtOffset the brand's zone, such as "+09:00"
 */
export function piecesOf({ from, to }: Span, gmtOffset: string): Span[] {
  const pieces: Span[] = [];
  for (let start = from; start <= to; ) {
    const next = startOfDay(start, gmtOffset) + pieceDays * day;
    pieces.push({ from: start, to: Math.min(next - 1, to) });
    start = next;
  }
  return pieces;
}

/** One report of several: days latest first, totals added up. A part that a piece lacks is null. */
export function joined(reports: readonly Report[]): Report {
  const days = reports.flatMap((report) => report.days ?? []);
  const totals = reports.flatMap((report) => report.totals ?? []);
  return {
    days: reports.some((report) => report.days === null)
      ? null
      : days.toSorted((a, b) => b.day.localeCompare(a.day)),
    totals: totals.length < reports.length ? null : totals.reduce(added),
  };
}

function added(one: Sums, other: Sums): Sums {
  const names = Object.keys(one) as (keyof Sums)[];
  return Object.fromEntries(names.map((name) => [name, sumOf(one[name], other[name])])) as Sums;
}
