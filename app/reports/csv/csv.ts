import type { MoneyValue } from "~/i18n/format.ts";
import type { GivenKey, I18n } from "~/i18n/i18n.tsx";
import { brandTime } from "~/reports/range/brand-time.ts";
import type { Column, ColumnKind, ColumnOf } from "~/ui/table/column.ts";

/** Maximum rows of a file. For more, shorter ranges have to be chosen. */
export const mostCsvRows = 5000;

/** The texts and time zones that a file is written with. */
export interface CsvPlace {
  t: I18n["t"];
  /** Of the brand, such as +08:00. */
  gmtOffset: string;
}

/**
 * A cell of a file. Where the format has types, amounts and other numbers are numbers, and moments and days are dates
 * (`app/reports/files/xlsx-xml.ts`); "2026-11-20 09:00:00" and "2026-11-20" by the brand's clocks.
 */
export type FileCell =
  | { kind: "text" | "number" | "time" | "day"; text: string }
  | { kind: "amount"; text: string; currency: string };

/**
 * Returns the first line of a file, with the byte order mark by which Excel recognizes UTF-8. Nested columns become
 * columns of their own. The headings of times name their zone, and a last column has the currency of the amounts.
 */
export function csvHead<Row, Totals>(
  columns: readonly Column<Row, Totals>[],
  place: CsvPlace,
): string {
  return firstCsvLine(fileHead(columns, place));
}

/** The headings of a file's columns. */
export function headCells<Row, Totals>(
  columns: readonly Column<Row, Totals>[],
  place: CsvPlace,
): string[] {
  return fileHead(columns, place).map(textCell);
}

/** The headings as they are, for a format in which no text is run. */
export function fileHead<Row, Totals>(
  columns: readonly Column<Row, Totals>[],
  { t, gmtOffset }: CsvPlace,
): string[] {
  const units: Partial<Record<ColumnKind, string>> = {
    time: ` (GMT${gmtOffset})`,
    percent: " (%)",
  };
  const names = flat(columns).map(
    ({ name, kind }) => t(name satisfies GivenKey) + (units[kind] ?? ""),
  );
  if (flat(columns).some(isMoney)) names.push(t("member.csv.currency"));
  return names;
}

/** Returns a row as a line: plain numbers, times in the brand's zone, texts in the page's language. */
export function csvRow<Row, Totals>(
  columns: readonly Column<Row, Totals>[],
  row: Row,
  place: CsvPlace,
): string {
  return line(rowCells(columns, row, place));
}

/** The cells of a row, of which no spreadsheet runs one. */
export function rowCells<Row, Totals>(
  columns: readonly Column<Row, Totals>[],
  row: Row,
  place: CsvPlace,
): string[] {
  return fileCells(columns, row, place).map(csvCell);
}

/** The cells of a row with their kinds and their texts as they are. */
export function fileCells<Row, Totals>(
  columns: readonly Column<Row, Totals>[],
  row: Row,
  place: CsvPlace,
): FileCell[] {
  const all = flat(columns);
  const cells = all.map((column) => cellOf(column, row, place));
  const amounts = all.flatMap((column) => (isMoney(column) ? (column.value(row) ?? []) : []));
  if (all.some(isMoney)) cells.push(plain(amounts[0]?.currency ?? ""));
  return cells;
}

/** The first line of a file with these headings. */
export const firstCsvLine = (head: readonly string[]): string =>
  `\uFEFF${line(head.map(textCell))}`;

/** The line of these cells. */
export const csvLine = (cells: readonly FileCell[]): string => line(cells.map(csvCell));

/** The row below the headings that says from when on a file has everything (N27). */
export function sinceCells<Row, Totals>(
  columns: readonly Column<Row, Totals>[],
  since: number,
  place: CsvPlace,
): FileCell[] {
  const time = `${brandTime(since, place.gmtOffset)} (GMT${place.gmtOffset})`;
  const text = place.t("agentCenter.reports.cutSince", { since: time });
  return fileHead(columns, place).map((_, at) => plain(at === 0 ? text : ""));
}

/** A line that is no row, such as why a file ends here. */
export function csvNote(text: string): string {
  return line([textCell(text)]);
}

function flat<Row, Totals>(columns: readonly Column<Row, Totals>[]): Column<Row, Totals>[] {
  return columns
    .filter(({ kind }) => kind !== "trend")
    .flatMap((column) => [column, ...(column.under ?? [])]);
}

function isMoney<Row, Totals>(
  column: Column<Row, Totals>,
): column is ColumnOf<Row, Totals, "money"> | ColumnOf<Row, Totals, "signedMoney"> {
  return column.kind === "money" || column.kind === "signedMoney";
}

function cellOf<Row, Totals>(column: Column<Row, Totals>, row: Row, place: CsvPlace): FileCell {
  switch (column.kind) {
    case "money":
    case "signedMoney":
      return moneyCell(column.value(row) as MoneyValue | null);
    case "percent":
    case "count":
    case "signedCount":
      return numberCell(column.value(row));
    case "time": {
      const at = column.value(row);
      return at == null ? plain("") : { kind: "time", text: brandTime(at, place.gmtOffset) };
    }
    case "day": {
      const day = column.value(row);
      return dayCell(typeof day === "number" ? brandTime(day, place.gmtOffset) : (day ?? ""));
    }
    case "status": {
      const key = column.value(row);
      return plain(key == null ? "" : place.t(key satisfies GivenKey));
    }
    case "text":
      return plain(column.value(row) ?? "");
    // Charts are left out before (`flat`).
    case "trend":
      return plain("");
  }
}

/**
 * The platform books amounts with this many decimals. A file always has all of them, because its later rows are not
 * known yet.
 */
const bookedDigits = 4;

/** An amount with all decimals that it was booked with, and as many as the others of its column (A120). */
function moneyCell(money: MoneyValue | null | undefined): FileCell {
  if (!money || !/^-?\d+(\.\d+)?$/.test(money.amount)) return numberCell(money?.amount);
  const [whole = "", part = ""] = money.amount.split(".");
  const text = `${whole}.${part.replace(/0+$/, "").padEnd(bookedDigits, "0")}`;
  return { kind: "amount", text, currency: money.currency };
}

/** A day of the brand; what is none is a text. */
export function dayCell(text: string): FileCell {
  const day = /^\d{4}-\d\d-\d\d(?= |$)/.exec(text)?.[0];
  return day ? { kind: "day", text: day } : plain(text);
}

/** What is a number stays one, below zero too; anything else is a text and treated as one. */
function numberCell(value: string | number | null | undefined): FileCell {
  const text = String(value ?? "");
  const isNumber = /^[-+]?\d+(\.\d+)?$/.test(text);
  return isNumber ? { kind: "number", text: text.replace("+", "") } : { kind: "text", text };
}

/** What a spreadsheet would run as a formula, its wide forms and what nobody sees before it included. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * The same after a sign that begins another cell where a spreadsheet divides by it: the semicolon of many countries, a
 * tab, a bar, a new line. The quotation marks of CSV protect only what is divided by commas.
 */
const laterFormula = /([;|\t\r\n][\s\p{Cc}\p{Cf}"]*)(?=[=+\-@＝＋－＠])/gu;

export const plain = (text: string): FileCell => ({ kind: "text", text });

const csvCell = ({ kind, text }: FileCell) => (kind === "text" ? textCell(text) : text);

/** A text that no spreadsheet runs. */
function textCell(text: string): string {
  const guarded = text.replace(laterFormula, "$1'");
  return formula.test(guarded) ? `'${guarded}` : guarded;
}

/** A cell that is quoted where it has to be (RFC 4180). */
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const line = (cells: readonly string[]) => `${cells.map(quoted).join(",")}\r\n`;
