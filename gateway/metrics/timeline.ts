/** Counts by minute for a day and by hour for thirty days (O8): what is kept, and how a range is added up. */
import { addCounts, type Counts } from "./counts.ts";
import type { CallFailure, TallyMessage } from "./tally.ts";

export const minuteMs = 60_000;
export const hourMs = 3_600_000;
/** How long minutes and hours are kept, in ms. One hour more than is shown, so that the oldest hour shown is whole. */
const minutesForMs = 25 * hourMs;
const hoursForMs = 30 * 24 * hourMs;
/** The last failures of a platform call that are kept. */
const failuresPerCall = 20;

export type Step = "minute" | "hour";

/** What is stored. Moments are the beginnings of minutes and hours, in ms since the epoch. */
export interface TimelineTables {
  put(step: Step, at: number, counts: Counts): void;
  get(step: Step, at: number): Counts | null;
  /** From `from` until before `until`, in order. */
  between(step: Step, from: number, until: number): { at: number; counts: Counts }[];
  dropBefore(step: Step, at: number): void;
  addFailure(failure: CallFailure, version: string): void;
  dropFailures(call: string, most: number): void;
  /** Of a call, or of all calls for null; the newest first. */
  failures(call: string | null, most: number): (CallFailure & { version: string })[];
}

/** A point of a chart. */
export interface Point {
  at: number;
  counts: Counts;
}

export class Timeline {
  readonly #tables: TimelineTables;
  /** The minutes that are newer than what is stored. */
  readonly #unsaved = new Map<number, Counts>();

  constructor(tables: TimelineTables) {
    this.#tables = tables;
  }

  /** Adds what an isolate has counted. It is saved by `save`. */
  add({ counts, failures }: TallyMessage, version: string, now: number): void {
    const minute = startOf("minute", now);
    const known = this.#unsaved.get(minute) ?? this.#tables.get("minute", minute) ?? {};
    addCounts(known, counts);
    this.#unsaved.set(minute, known);
    for (const failure of failures) this.#tables.addFailure(failure, version);
    for (const call of new Set(failures.map((each) => each.call))) {
      this.#tables.dropFailures(call, failuresPerCall);
    }
  }

  /** Stores what was added, adds ended hours up, and drops what is too old. */
  save(now: number): void {
    for (const [minute, counts] of this.#unsaved) this.#tables.put("minute", minute, counts);
    const hours = new Set([...this.#unsaved.keys()].map((minute) => startOf("hour", minute)));
    this.#unsaved.clear();
    for (const hour of hours) this.#saveHour(hour);
    this.#tables.dropBefore("minute", now - minutesForMs);
    this.#tables.dropBefore("hour", now - hoursForMs);
  }

  #saveHour(hour: number): void {
    const counts: Counts = {};
    for (const minute of this.#tables.between("minute", hour, hour + hourMs)) {
      addCounts(counts, minute.counts);
    }
    this.#tables.put("hour", hour, counts);
  }

  /** All series from `from` until before `until`: whole hours by their sums, the rest by minutes. */
  sum(from: number, until: number): Counts {
    const counts: Counts = {};
    const firstHour = Math.ceil(from / hourMs) * hourMs;
    const lastHour = startOf("hour", until);
    const spans: [Step, number, number][] =
      firstHour >= lastHour
        ? [["minute", from, until]]
        : [
            ["minute", from, firstHour],
            ["hour", firstHour, lastHour],
            ["minute", lastHour, until],
          ];
    for (const [step, begin, end] of spans) {
      for (const point of this.#between(step, begin, end)) addCounts(counts, point.counts);
    }
    return counts;
  }

  /** The series whose names begin with one of `prefixes`, by minute or hour. */
  points(step: Step, from: number, until: number, prefixes: readonly string[]): Point[] {
    return this.#between(step, from, until).map(({ at, counts }) => ({
      at,
      counts: Object.fromEntries(
        Object.entries(counts).filter(([name]) => prefixes.some((each) => name.startsWith(each))),
      ),
    }));
  }

  /** The last failures of a call, or of all calls for null; the newest first. */
  failures(call: string | null, most: number) {
    return this.#tables.failures(call, most);
  }

  /** What is stored, and what is not stored yet. The hour that runs is added up. */
  #between(step: Step, from: number, until: number): Point[] {
    const points = new Map(
      this.#tables.between(step, from, until).map(({ at, counts }) => [at, counts]),
    );
    for (const [minute, counts] of this.#unsaved) {
      if (step === "minute") {
        // It was read from what is stored when it was begun, so it takes its place.
        if (minute >= from && minute < until) points.set(minute, counts);
      } else this.#addUnsaved(points, minute, from, until);
    }
    return [...points].sort(([a], [b]) => a - b).map(([at, counts]) => ({ at, counts }));
  }

  #addUnsaved(points: Map<number, Counts>, minute: number, from: number, until: number): void {
    const hour = startOf("hour", minute);
    if (hour < from || hour >= until) return;
    const counts: Counts = {};
    for (const each of this.#between("minute", hour, hour + hourMs)) {
      addCounts(counts, each.counts);
    }
    points.set(hour, counts);
  }
}

/** The beginning of a moment's minute or hour. */
export function startOf(step: Step, at: number): number {
  const length = step === "minute" ? minuteMs : hourMs;
  return Math.floor(at / length) * length;
}
