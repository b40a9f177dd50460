import { percentText } from "~/i18n/decimal-text.ts";
import type { MoneyValue } from "~/i18n/format.ts";
import type { GivenKey, I18n, MessageKey } from "~/i18n/i18n.tsx";
import { count as numberText } from "~/i18n/text.ts";

/** A small chart of a row's values by day, drawn by the server (`app/reports/compare/trend.ts`). */
export interface Trend {
  /** The path of the line. */
  line: string;
  /** Where zero is, from the top. */
  zero: number;
  /** The values, for screen readers and as a tooltip. */
  text: string;
}

/** The type of a column's values, by its kind. */
interface ValueOf {
  /** Text of the platform. */
  text: string;
  /** A message key of a status or a kind. */
  status: MessageKey;
  money: MoneyValue;
  /** An amount with a sign: income or expense. */
  signedMoney: MoneyValue;
  /** A time in ms since the epoch. */
  time: number;
  /** A day as YYYY-MM-DD, or a time in ms of which only the day is shown. */
  day: string | number;
  count: number;
  /** A count with a sign. */
  signedCount: number;
  /** A decimal string; "0.5" is half a percent. */
  percent: string;
  /** Only on a page, not in a file. */
  trend: Trend;
}

export type ColumnKind = keyof ValueOf;

/** One kind of `Column`. */
export interface ColumnOf<Row, Totals, Kind extends ColumnKind> {
  /** The message key of its heading. */
  name: MessageKey;
  kind: Kind;
  /** Returns the row's value; null for none. */
  value: (row: Row) => ValueOf[Kind] | null | undefined;
  /** Overrides the alignment of the kind: figures at the end, text at the start. */
  align?: "start" | "end";
  /** Columns that are shown smaller below this one; separate columns in a file. */
  under?: readonly Column<Row, Totals>[];
  /** Returns the sum over all pages from the platform's totals. */
  total?: (totals: Totals) => MoneyValue;
  /** Returns the percentage over all pages, which is no sum; for columns of percentages. */
  totalPercent?: (totals: Totals) => string | null | undefined;
  /** Shown beside the row's name on a phone. Without such a column it is the first signed amount, or the last one. */
  lead?: true;
  /**
   * One of the facts in a phone's row below its name. Of a table with such columns the other ones are shown when the
   * row is unfolded (N14).
   */
  brief?: true;
  /**
   * Whose result a signed amount is, if not the reader's, or that more of it is not better by itself: it is neither good
   * nor bad, and has no colour (N4).
   */
  side?: "players" | "either";
  /**
   * Returns the link of the value, such as the row's page; null for none. `shown` is the query of the current page.
   */
  to?: (row: Row, shown: URLSearchParams) => string | null;
  /** The platform's sort field; the column isn't sortable without it. */
  sort?: string;
  /** Only in files and totals. */
  unseen?: true;
}

/**
 * A column as data. The table, the list on a phone, the totals and the file (`app/reports/csv/csv.ts`) are built from it.
 * The first column is the row's header.
 */
export type Column<Row, Totals = never> = {
  [Kind in ColumnKind]: ColumnOf<Row, Totals, Kind>;
}[ColumnKind];

type Words = Pick<I18n, "t" | "money" | "date" | "near" | "nearDates" | "language">;

const texts: {
  [Kind in ColumnKind]: (value: ValueOf[Kind], words: Words, digits: number) => string;
} = {
  text: (text) => text,
  status: (key, { t }) => t(key satisfies GivenKey),
  money: (amount, { money }, digits) => money(amount, digits),
  signedMoney: (amount, { money }, digits) => money(amount, digits),
  time: momentText,
  // A day has no time zone, so it is formatted without conversion.
  day: (day, { date }) =>
    typeof day === "string" ? date(Date.parse(day), "day", "+00:00") : date(day, "day"),
  count: (count, { language }) => numberText(count, language),
  signedCount: (count, { language }) => `${count > 0 ? "+" : ""}${numberText(count, language)}`,
  percent: (percent, { language }) => percentText(percent, language),
  trend: ({ text }) => text,
};

/** Formats a time that wraps only between its day and its time. */
function momentText(at: number, { date, near, nearDates }: Words): string {
  const whole = near(at, "momentInZone");
  const time = date(at, nearDates ? "hour" : "time");
  const held = (text: string) => text.trim().replaceAll(" ", "\u00a0");
  return whole
    .split(time)
    .map(held)
    .join(` ${held(time)} `)
    .trim();
}

/** Formats a value in the page's language, amounts with at least `digits` decimals (A120); a dash for none. */
export function valueText<Kind extends ColumnKind>(
  kind: Kind,
  value: ValueOf[Kind] | null | undefined,
  words: Words,
  digits = 0,
): string {
  return value == null || value === "" ? "–" : texts[kind](value, words, digits);
}

const figures: readonly ColumnKind[] = ["money", "signedMoney", "count", "signedCount", "percent"];

/** Returns the figure beside a row's name on a phone: its result, else its last amount. */
export function leadOf<Row, Totals>(columns: readonly Column<Row, Totals>[]): string | null {
  const chosen = columns.find(({ lead }) => lead);
  const amounts = columns.filter(({ kind, unseen }) => !unseen && /money$/i.test(kind));
  const came = amounts.find(({ kind }) => kind === "signedMoney");
  return (chosen ?? came ?? amounts.at(-1))?.name ?? null;
}

/** Whether a value is an amount. */
export function isAmount(value: unknown): value is MoneyValue {
  return typeof value === "object" && value !== null && "amount" in value;
}

/** Returns the columns that a phone shows when a row is unfolded (N14). */
export function furtherOf<Row, Totals>(
  columns: readonly Column<Row, Totals>[],
): readonly Column<Row, Totals>[] {
  const lead = leadOf(columns.slice(1));
  return columns.some(({ brief }) => brief)
    ? columns.slice(1).filter(({ brief, name }) => !brief && name !== lead)
    : [];
}

/** Whether a row's value in a column is missing or zero. */
export function isBlank<Row, Totals>(column: Column<Row, Totals>, row: Row): boolean {
  const value = column.value(row);
  if (value == null || value === "") return true;
  return isAmount(value) && Number(value.amount) === 0;
}

/** Whether a column's values are figures, which are aligned at the end with tabular digits. */
export function isFigure(kind: ColumnKind): boolean {
  return figures.includes(kind);
}

/** Returns a column's heading; times have their zone in it. */
export function headingOf(
  { name, kind }: Pick<Column<never>, "name" | "kind">,
  { t, zone }: Pick<I18n, "t" | "zone">,
): string {
  return kind === "time" ? `${t(name satisfies GivenKey)} (${zone})` : t(name satisfies GivenKey);
}
