import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Span } from "../../http/params.ts";

export const dayMs = 86_400_000;
/** Sums are kept by quarters of an hour: every zone's midnight is the beginning of one. */
export const quarterMs = 900_000;

/** Day of the world's calendar (UTC), `YYYY-MM-DD`; of a zone's with its offset in ms. */
export function dayOf(time: number, offset = 0): string {
  return new Date(time + offset).toISOString().slice(0, 10);
}

/** The first millisecond of a time's day, of a zone's with its offset in ms. */
export function startOfDay(time: number, offset = 0): number {
  return Math.floor((time + offset) / dayMs) * dayMs - offset;
}

/** Every day that a span touches, oldest first. */
export function daysOf({ from, to }: Span, offset = 0): string[] {
  const days: string[] = [];
  for (let at = startOfDay(from, offset); at <= to; at += dayMs) days.push(dayOf(at, offset));
  return days;
}

/** The first millisecond of a time's quarter of an hour. */
export function startOfQuarter(time: number): number {
  return Math.floor(time / quarterMs) * quarterMs;
}

/** The quarters that a span touches, as what the column of their beginnings is compared with. */
export function quartersOf({ from, to }: Span): SQL {
  return sql`between ${startOfQuarter(from)} and ${to}`;
}

/** The number of the day that the time in a column lies in, for `group by`; `dayOfNumber` names it. */
export function dayNumber(column: SQL, offset = 0): SQL {
  // SQLite binds numbers as reals: the cast to integer makes times of one day share one number.
  return sql`cast((${column} + ${offset}) / ${dayMs} as integer)`;
}

/** The day of a number of `dayNumber`. */
export function dayOfNumber(number: number): string {
  return dayOf(number * dayMs);
}

/** The zone whose days a report is cut into, such as `+08:00`; UTC when absent. Read as its offset in ms. */
export const zone = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[+-](?:0\d|1[0-4]):[0-5]\d$/, "not a zone such as +08:00"),
    v.transform(
      (text) => Date.parse("1970-01-01T00:00:00Z") - Date.parse(`1970-01-01T00:00:00${text}`),
    ),
  ),
  "+00:00",
);
