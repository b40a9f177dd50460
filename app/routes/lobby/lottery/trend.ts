/** The trend of a lottery's draws, ball by ball. */
import type { Draw } from "~/routes/lobby/draws/news.ts";

export interface TrendRow {
  number: string;
  /** What was drawn in this place. */
  drawn: string;
  /** The column that it falls in. */
  hit: number;
  /** For each column: for how many draws it had been missing by then; 0 where it was hit. */
  missing: number[];
}

/** One ball's run. */
export interface Trend {
  /** A digit each, or a range of numbers such as "10–19". */
  columns: string[];
  /** Newest first. */
  rows: TrendRow[];
  /** By column: how often it was hit, its longest gap, and how long it is missing now. */
  times: number[];
  longest: number[];
  now: number[];
}

const mostColumns = 10;

/** The columns that numbers up to `highest` fall in: each its own, or ten ranges. */
function columnsUpTo(highest: number): { columns: string[]; width: number } {
  const width = Math.ceil((highest + 1) / mostColumns);
  const columns = Array.from({ length: Math.ceil((highest + 1) / width) }, (_, at) =>
    width === 1 ? String(at) : `${at * width}–${at * width + width - 1}`,
  );
  return { columns, width };
}

/** How many balls each of these draws has; 0 when there is none that all have. */
export const placesOf = (draws: readonly Draw[]): number =>
  draws.length > 0 ? Math.min(...draws.map(({ numbers }) => numbers.length)) : 0;

/**
 * The run of one ball.
 * @param draws newest first
 * @param place which ball, from 1
 * @returns null where it can't be drawn: no draws, no such ball, or balls that are no numbers from 0 to 999
 */
export function trendOf(draws: readonly Draw[], place: number): Trend | null {
  if (place > placesOf(draws)) return null;
  const all = draws.flatMap(({ numbers }) => numbers);
  if (!all.every((each) => /^\d{1,3}$/.test(each))) return null;
  // Digits have ten columns, also when one of them was not drawn.
  const highest = Math.max(mostColumns - 1, ...all.map(Number));
  const { columns, width } = columnsUpTo(highest);
  const now = columns.map(() => 0);
  const longest = [...now];
  const times = [...now];
  const rows: TrendRow[] = [];
  for (const { number, numbers } of [...draws].reverse()) {
    const drawn = numbers[place - 1] ?? "";
    const hit = Math.floor(Number(drawn) / width);
    for (const at of columns.keys()) {
      now[at] = at === hit ? 0 : (now[at] ?? 0) + 1;
      longest[at] = Math.max(longest[at] ?? 0, now[at] ?? 0);
    }
    times[hit] = (times[hit] ?? 0) + 1;
    rows.unshift({ number, drawn, hit, missing: [...now] });
  }
  return { columns, rows, times, longest, now };
}
