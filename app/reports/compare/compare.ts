/** Which other days a report is compared with (N6), read from its address. */
import type { DayRange } from "~/reports/range/range.ts";
import { momentText } from "~/reports/range/range.ts";

/** The choices of `compare`: the period before, or the same days so many days earlier. */
export const comparisons = ["before", "days7", "days28"] as const;
const daysEarlier = { days7: 7, days28: 28 } as const;

const dayMs = 86_400_000;

export interface Compared {
  /** The first and last moment, as an address names them. */
  from: string;
  to: string;
  range: DayRange["range"];
  /** Of a range that is not over: the same hours, or the whole days where hours are unknown. */
  hours: "all" | "same" | "unknown";
}

/**
 * Returns the range to compare with, as long as the range that is shown; null where nothing is compared. `against` names
 * its first day and goes before `compare`. A range that is not over is compared like for like: a day up to 15:00 with the
 * other day up to 15:00.
 * @param shown the days of the report
 * @param gmtOffset of the brand, such as +08:00
 * @param now in ms since the epoch
 */
export function readCompare(
  query: URLSearchParams,
  { range }: Pick<DayRange, "range">,
  gmtOffset: string,
  now: number,
): Compared | null {
  const from = startOf(query, range, gmtOffset);
  if (from === null) return null;
  const until = endOf(query, from, gmtOffset);
  const sameHours = until === null && now > range.from && now < range.to;
  const to = until ?? from + (sameHours ? now : range.to) - range.from;
  return comparedOf({ from, to }, gmtOffset, sameHours ? "same" : "all");
}

const comparedOf = (
  range: DayRange["range"],
  gmtOffset: string,
  hours: Compared["hours"],
): Compared => ({
  from: momentText(range.from, gmtOffset),
  to: momentText(range.to, gmtOffset),
  range,
  hours,
});

/** The same other days in full: of the last one the platform has a sum alone, and not what it was by the same hour. */
export function inFull(
  { range: { from } }: Compared,
  shown: DayRange["range"],
  gmtOffset: string,
): Compared {
  return comparedOf({ from, to: from + shown.to - shown.from }, gmtOffset, "unknown");
}

/** The moment after the day of `until`: the last, where the other days are not as many, such as two months. */
function endOf(query: URLSearchParams, from: number, gmtOffset: string): number | null {
  const until = query.get("until") ?? "";
  if (!/^20\d\d-\d\d-\d\d$/.test(until) || !query.get("against")) return null;
  const to = Date.parse(`${until}T00:00:00${gmtOffset}`) + dayMs;
  return to > from ? to : null;
}

function startOf(query: URLSearchParams, range: DayRange["range"], gmtOffset: string) {
  const against = query.get("against") ?? "";
  if (/^20\d\d-\d\d-\d\d$/.test(against)) {
    const at = Date.parse(`${against}T00:00:00${gmtOffset}`);
    if (!Number.isNaN(at)) return at;
  }
  const choice = comparisons.find((each) => each === query.get("compare"));
  if (!choice) return null;
  if (choice === "before") return range.from - (range.to - range.from);
  return range.from - daysEarlier[choice] * dayMs;
}
