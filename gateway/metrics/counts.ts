/**
 * What the portal counts about itself (O8): how often something happened, and how long it took. The names are words
 * divided by spaces, such as "call C34 ok"; `gateway/metrics/series.ts` lists them.
 */

/** One series: how often, and how many of them by duration (`bucketOf`). */
export interface Count {
  n: number;
  /** Absent where nothing takes time. */
  ms?: Record<number, number>;
}

/** Series by name. */
export type Counts = Record<string, Count>;

/** A further name is not counted where so many are. */
export const mostSeries = 2000;

/** Four buckets for each doubling: a duration is known to within a tenth. */
const bucketsPerDoubling = 4;
const lastBucket = 68;

/** The bucket of a duration in ms: 0 for less than one, the last for two minutes and more. */
export function bucketOf(ms: number): number {
  if (!(ms >= 1)) return 0;
  return Math.min(1 + Math.floor(Math.log2(ms) * bucketsPerDoubling), lastBucket);
}

/** The duration in the middle of a bucket, in ms. */
const durationOf = (bucket: number): number =>
  bucket === 0 ? 0 : Math.round(2 ** ((bucket - 0.5) / bucketsPerDoubling));

/** Adds one event. Returns false if it is of a new name for which there is no room. */
export function addOne(counts: Counts, name: string, ms?: number): boolean {
  let count = counts[name];
  if (!count) {
    if (Object.keys(counts).length >= mostSeries) return false;
    count = { n: 0 };
    counts[name] = count;
  }
  count.n += 1;
  if (ms !== undefined) {
    count.ms ??= {};
    const bucket = bucketOf(ms);
    count.ms[bucket] = (count.ms[bucket] ?? 0) + 1;
  }
  return true;
}

/** Adds all of `more` to `counts`. */
export function addCounts(counts: Counts, more: Counts): void {
  let room = mostSeries - Object.keys(counts).length;
  for (const [name, { n, ms }] of Object.entries(more)) {
    let count = counts[name];
    if (!count) {
      if (room <= 0) continue;
      room -= 1;
      count = { n: 0 };
      counts[name] = count;
    }
    count.n += n;
    if (!ms) continue;
    count.ms ??= {};
    for (const [bucket, times] of Object.entries(ms)) {
      count.ms[Number(bucket)] = (count.ms[Number(bucket)] ?? 0) + times;
    }
  }
}

/** The series whose names begin with these words, added up. */
export function sumOf(counts: Counts, ...words: readonly string[]): Count {
  const whole = words.join(" ");
  const sum: Count = { n: 0 };
  const parts: Counts = { sum };
  for (const [name, count] of Object.entries(counts)) {
    if (name === whole || name.startsWith(`${whole} `)) addCounts(parts, { sum: count });
  }
  return sum;
}

/** The series below these words, by the word that follows them, added up. */
export function partsOf(counts: Counts, ...words: readonly string[]): Map<string, Count> {
  const prefix = words.map((word) => `${word} `).join("");
  const parts: Counts = {};
  for (const [name, count] of Object.entries(counts)) {
    if (!name.startsWith(prefix)) continue;
    const [next = ""] = name.slice(prefix.length).split(" ");
    addCounts(parts, { [next]: count });
  }
  return new Map(Object.entries(parts));
}

/**
 * The duration in ms that this part of the events did not exceed, to within a tenth; null without events that take time.
 * @param part such as 0.95
 */
export function percentile({ ms }: Count, part: number): number | null {
  const buckets = Object.entries(ms ?? {})
    .map(([bucket, times]): [number, number] => [Number(bucket), times])
    .sort(([a], [b]) => a - b);
  const all = buckets.reduce((sum, [, times]) => sum + times, 0);
  if (all === 0) return null;
  let left = Math.ceil(all * part);
  for (const [bucket, times] of buckets) {
    left -= times;
    if (left <= 0) return durationOf(bucket);
  }
  return null;
}
