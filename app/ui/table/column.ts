import { decimalText } from "~/i18n/decimal-text.ts";
import { type MoneyValue, momentInZone } from "~/i18n/format.ts";
import type { GivenKey, I18n, MessageKey } from "~/i18n/i18n.tsx";

/** What the values of a column are, by its kind. */
interface ValueOf {
  /** The platform's own words. */
  text: string;
  /** A word of ours, by its message key: how far something has come, or of which kind it is. */
  status: MessageKey;
  money: MoneyValue;
  /** Money that came in or went out. */
  signedMoney: MoneyValue;
  /** A moment, in ms since the epoch. */
  time: number;
  /** A day as YYYY-MM-DD, or a moment in ms of which the day is enough. */
  day: string | number;
  count: number;
  /** So many that came or went. */
  signedCount: number;
  /** A decimal string; "0.5" is half a percent. */
  percent: string;
}

export type ColumnKind = keyof ValueOf;

/** One kind of `Column`. */
export interface ColumnOf<Row, Totals, Kind extends ColumnKind> {
  /** The message key of its heading. */
  name: MessageKey;
  kind: Kind;
  /** What a row has here; null where it has nothing. */
  value: (row: Row) => ValueOf[Kind] | null | undefined;
  /** Where it is aligned, if not as its kind is: figures at the end, words at the start. */
  align?: "start" | "end";
  /** What is shown smaller beneath it; columns of their own in a file. */
  under?: readonly Column<Row, Totals>[];
  /** Its sum over all pages, out of what the platform says of them. */
  total?: (totals: Totals) => MoneyValue;
  /**
   * Where the value leads, such as to the page of this row; null where this row has none.
   * `shown` is the query of the page that it stands on.
   */
  to?: (row: Row, shown: URLSearchParams) => string | null;
  /** What the platform sorts by it; without it the rows can't be sorted by this column. */
  sort?: string;
  /** Only in files and sums. */
  unseen?: true;
}

/**
 * A column as data: the table, the list of a phone, the sums and the file (`app/reports/csv.ts`) are
 * all made from it. The first of a table names its row.
 */
export type Column<Row, Totals = never> = {
  [Kind in ColumnKind]: ColumnOf<Row, Totals, Kind>;
}[ColumnKind];

type Words = Pick<I18n, "t" | "exact" | "date" | "language">;

const texts: {
  [Kind in ColumnKind]: (value: ValueOf[Kind], words: Words, digits: number) => string;
} = {
  text: (text) => text,
  status: (key, { t }) => t(key satisfies GivenKey),
  money: (amount, { exact }, digits) => exact(amount, digits),
  signedMoney: (amount, { exact }, digits) => exact(amount, digits),
  time: momentText,
  // A day has no time of its own, and so no zone: no moment is on it by the clocks of every brand.
  day: (day, { date }) =>
    typeof day === "string"
      ? date(Date.parse(day), { dateStyle: "medium", timeZone: "UTC" })
      : date(day, { dateStyle: "medium" }),
  count: (count, { language }) => count.toLocaleString(language),
  signedCount: (count, { language }) =>
    new Intl.NumberFormat(language, { signDisplay: "exceptZero" }).format(count),
  percent: (percent, { language }) => `${decimalText(percent, language)} %`,
};

/** A moment breaks between its day and its time, whichever comes first, and nowhere else. */
function momentText(at: number, { date }: Pick<Words, "date">): string {
  const whole = date(at, momentInZone);
  const time = date(at, { timeStyle: "short" });
  const held = (text: string) => text.trim().replaceAll(" ", "\u00a0");
  return whole
    .split(time)
    .map(held)
    .join(` ${held(time)} `)
    .trim();
}

/** A value as the page's language writes it, money with `digits` decimals at least (A120); a dash for none. */
export function valueText<Kind extends ColumnKind>(
  kind: Kind,
  value: ValueOf[Kind] | null | undefined,
  words: Words,
  digits = 0,
): string {
  return value == null || value === "" ? "–" : texts[kind](value, words, digits);
}

const figures: readonly ColumnKind[] = ["money", "signedMoney", "count", "signedCount", "percent"];

/** The figure that stands beside a row's name on a phone: what it came to, else its last amount. */
export function leadOf<Row, Totals>(columns: readonly Column<Row, Totals>[]): string | null {
  const amounts = columns.filter(({ kind, unseen }) => !unseen && /money$/i.test(kind));
  const came = amounts.find(({ kind }) => kind === "signedMoney");
  return (came ?? amounts.at(-1))?.name ?? null;
}

/** Whether a row has nothing in a column: no value, or nought. */
export function isBlank<Row, Totals>(column: Column<Row, Totals>, row: Row): boolean {
  const value = column.value(row);
  if (value == null || value === "") return true;
  return typeof value === "object" && Number(value.amount) === 0;
}

/** Whether a column's values are figures, which are at the end of their cells and don't jump. */
export function isFigure(kind: ColumnKind): boolean {
  return figures.includes(kind);
}

/** A column's heading; that of times says their zone. */
export function headingOf(
  { name, kind }: Pick<Column<never>, "name" | "kind">,
  { t, zone }: Pick<I18n, "t" | "zone">,
): string {
  return kind === "time" ? `${t(name satisfies GivenKey)} (${zone})` : t(name satisfies GivenKey);
}
