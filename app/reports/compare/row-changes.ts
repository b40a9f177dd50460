/** How each row's main figure differs from the same row of other days (N6). */
import type { MoneyValue } from "~/i18n/format.ts";
import { changeOf } from "./change.ts";

/** How the rows of a report are matched with those of other days, and what is compared. */
export interface RowMatch<Row> {
  keyOf: (row: Row) => string;
  figure: (row: Row) => MoneyValue;
  /** Variables that narrow the report down to these rows; without it all rows of the other days are requested. */
  only?: (rows: readonly Row[]) => object;
  /** Whether the keys are days: then the first day is compared with the other range's first day. */
  byDay?: boolean;
}

export interface RowChange {
  /** What the figure was in the other days. */
  before: MoneyValue;
  difference: MoneyValue;
  /** With its sign and to one decimal, such as "+12.5"; null where it says nothing (`changeOf`). */
  percent: string | null;
}

/**
 * Changes by the keys of their rows. A row whose other figure is not known has none. By day there are also the days
 * without a row, and none at all where one of the other days is not known, so that both can be drawn.
 */
export type RowChanges = Readonly<Record<string, RowChange>>;

/** The rows of the other days. */
interface Earlier<Row> {
  rows: readonly Row[];
  /** Whether these are all: then a row that is not among them came to zero. */
  complete: boolean;
  /** How much earlier the other days begin, in ms. */
  earlierBy: number;
}

const dayMs = 86_400_000;
const none = "0.00";

/** Returns how the figure of each row has changed (N6). */
export function rowChanges<Row>(
  rows: readonly Row[],
  { rows: earlier, complete, earlierBy }: Earlier<Row>,
  { keyOf, figure, byDay = false }: RowMatch<Row>,
): RowChanges {
  // Days that begin at another hour are other days.
  if (byDay && (!complete || earlierBy % dayMs !== 0)) return {};
  const sameDay = (day: string) => new Date(Date.parse(day) + earlierBy).toISOString().slice(0, 10);
  const amounts = new Map(
    earlier.map((row) => {
      const key = keyOf(row);
      return [byDay ? sameDay(key) : key, figure(row).amount];
    }),
  );
  const currency = [...rows, ...earlier].map(figure)[0]?.currency ?? "";
  const figures = new Map(rows.map((row) => [keyOf(row), figure(row).amount]));
  const keys = byDay ? new Set([...figures.keys(), ...amounts.keys()]) : figures.keys();
  const changes = [...keys].flatMap((key) => {
    const amount = figures.get(key) ?? none;
    const before = amounts.get(key) ?? (complete ? none : undefined);
    if (before === undefined) return [];
    const was = { amount: before, currency };
    const { difference, percent } = changeOf({ amount, currency }, was);
    const change: RowChange = { before: was, difference, percent: percentText(percent) };
    return [[key, change] as const];
  });
  return Object.fromEntries(changes);
}

const percentText = (percent: number | null) =>
  percent === null ? null : `${percent > 0 ? "+" : ""}${percent.toFixed(1)}`;
