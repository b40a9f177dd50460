import { brandTime } from "./brand-time.ts";

/** The stretch of days that a record page shows, read from its address (K38). */

const dayMs = 86_400_000;
/** The longest range of most reports, in days. */
export const usualLongestDays = 92;
/** The default range, today included. */
const usualDays = 7;

/** The usual ranges, which are buttons. */
export type Preset =
  | "today"
  | "yesterday"
  | "thisWeek"
  | "lastWeek"
  | "days7"
  | "days30"
  | "thisMonth"
  | "lastMonth"
  | "thisYear"
  | "lastYear"
  | "days365";

/** What an address calls them (`range=last-month`): such a range stays relative, wherever the address is kept (N23). */
const words: Readonly<Record<Preset, string>> = {
  today: "today",
  yesterday: "yesterday",
  thisWeek: "this-week",
  lastWeek: "last-week",
  days7: "last-7-days",
  days30: "last-30-days",
  thisMonth: "this-month",
  lastMonth: "last-month",
  thisYear: "this-year",
  lastYear: "last-year",
  days365: "last-365-days",
};

/** The parameter of an address that has such a word. */
export const rangeWord = "range";

/** The parameters with which an address names its days. */
export const rangeNames: readonly string[] = [rangeWord, "from", "to"];

/** The same for the future, for what is still to come (K37). */
export const presetsAhead = [7, 30] as const;

export interface DayRange {
  /** First and last day, as YYYY-MM-DD in the brand's time, or moments of it as YYYY-MM-DDTHH:MM (A122). */
  from: string;
  to: string;
  /** The same in ms since the epoch; `until` is the moment after the last. */
  range: { from: number; to: number };
  /** What is wrong with the requested range. The default range is shown instead. */
  problem: "order" | "tooLong" | "invalid" | null;
  /** The preset that the address names by its word; null for days, and without either. */
  named: Preset | null;
  /** The requested days where they are too many: a file may have more than a page (N24). */
  wanted: { from: string; to: string } | null;
}

/**
 * @param gmtOffset of the brand, such as +08:00: its days are the ones people mean
 * @param now in ms since the epoch
 * @param longestDays the longest range that the report has
 */
export function readRange(
  query: URLSearchParams,
  gmtOffset: string,
  now: number,
  longestDays = usualLongestDays,
): DayRange {
  const today = dayOf(now, gmtOffset);
  const usual = (problem: DayRange["problem"]) =>
    stretch(addDays(today, 1 - usualDays), today, gmtOffset, problem);
  let [from, to] = [query.get("from"), query.get("to")];
  const word = query.get(rangeWord);
  // Chosen days come before a word: a form sends both.
  const named = word && !from && !to ? presetOf(word) : null;
  if (named) ({ from, to } = presetRange(named, gmtOffset, now));
  if (!from && !to) return usual(word ? "invalid" : null);
  const [first, last] = [from || to?.slice(0, 10) || "", to || from?.slice(0, 10) || ""];
  if (![first, last].every((end) => isDay(end) || isMoment(end))) return usual("invalid");
  const requested = { ...stretch(first, last, gmtOffset, null), named };
  const length = requested.range.to - requested.range.from;
  if (length <= 0) return usual("order");
  const isTooLong = length > longestDays * dayMs;
  return isTooLong ? { ...usual("tooLong"), wanted: { from: first, to: last } } : requested;
}

/** A moment as an address names it in the brand's time: "2026-11-20T09:00", with seconds where it has some. */
export function momentText(at: number, gmtOffset: string): string {
  const whole = brandTime(at, gmtOffset).replace(" ", "T");
  const ms = at % 1000;
  if (ms !== 0) return `${whole}.${String(ms).padStart(3, "0")}`;
  return whole.replace(/:00$/, "");
}

/** The first and last day of a preset, by the brand's days; those up to now include today. */
export function presetRange(preset: Preset, gmtOffset: string, now: number) {
  const today = dayOf(now, gmtOffset);
  const firstOfMonth = `${today.slice(0, 8)}01`;
  switch (preset) {
    case "today":
      return { from: today, to: today };
    case "yesterday":
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case "thisWeek":
      return { from: mondayOf(today), to: today };
    case "lastWeek": {
      const monday = mondayOf(today);
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    }
    case "days7":
      return { from: addDays(today, -6), to: today };
    case "days30":
      return { from: addDays(today, -29), to: today };
    case "thisMonth":
      return { from: firstOfMonth, to: today };
    case "lastMonth": {
      const to = addDays(firstOfMonth, -1);
      return { from: `${to.slice(0, 8)}01`, to };
    }
    case "thisYear":
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case "lastYear": {
      const to = addDays(`${today.slice(0, 4)}-01-01`, -1);
      return { from: `${to.slice(0, 4)}-01-01`, to };
    }
    case "days365":
      return { from: addDays(today, -364), to: today };
  }
}

/**
 * Returns the range to compare with: the same number of days before it. A range that has not ended is compared with
 * the same part: a day up to 15:00 with the day before up to 15:00 (A128).
 * @param now in ms since the epoch
 */
export function rangeBefore({ from, to }: DayRange["range"], now: number): DayRange["range"] {
  const length = to - from;
  const end = now > from && now < to ? now : to;
  return { from: from - length, to: end - length };
}

/** The moment at which the next so many days are over, today included, in ms since the epoch (K37). */
export function endOfDaysAhead(days: number, gmtOffset: string, now: number): number {
  return Date.parse(`${addDays(dayOf(now, gmtOffset), days)}T00:00:00${gmtOffset}`);
}

function stretch(
  from: string,
  to: string,
  gmtOffset: string,
  problem: DayRange["problem"],
): DayRange {
  const startOf = (end: string) =>
    Date.parse(isDay(end) ? `${end}T00:00:00${gmtOffset}` : `${end}${gmtOffset}`);
  // A day is covered whole; a moment is the end itself.
  const end = startOf(to) + (isDay(to) ? dayMs : 0);
  return { from, to, range: { from: startOf(from), to: end }, problem, named: null, wanted: null };
}

/** The preset that an address calls so; null for no such word. */
export const presetOf = (word: string | null): Preset | null =>
  (Object.keys(words) as Preset[]).find((preset) => words[preset] === word) ?? null;

/** What an address calls a preset. */
export const wordOf = (preset: Preset): string => words[preset];

/**
 * Names the days of a form's address once: it sends its two dates beside the word that they come from. Dates that were
 * not changed stay the word; others count.
 * @returns whether the parameters were changed
 */
export function nameDaysOnce(query: URLSearchParams, gmtOffset: string, now: number): boolean {
  const [preset, from, to] = [presetOf(query.get(rangeWord)), query.get("from"), query.get("to")];
  if (!query.has(rangeWord) || (!from && !to)) return false;
  const days = preset && presetRange(preset, gmtOffset, now);
  const isSame = days?.from === from && days.to === to;
  for (const name of isSame ? ["from", "to"] : [rangeWord]) query.delete(name);
  return true;
}

/** A time of a real day, to the minute at least. */
function isMoment(text: string): boolean {
  const [day = "", time = ""] = text.split("T");
  return isDay(day) && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{3})?)?$/.test(time);
}

/** The first day of a day's week (ISO 8601). */
function mondayOf(day: string): string {
  const sinceMonday = (new Date(Date.parse(day)).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** A real day between 2000 and 2099. */
function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

function dayOf(at: number, gmtOffset: string): string {
  return brandTime(at, gmtOffset).slice(0, 10);
}
