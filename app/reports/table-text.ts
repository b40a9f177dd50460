import type { Column } from "~/ui/table/column.ts";
import { type CsvPlace, headCells, rowCells } from "./csv/csv.ts";

/** Returns rows as text with tabs, which a spreadsheet pastes as cells; the same values as in a file (`csv.ts`). */
export function tableText<Row, Totals>(
  columns: readonly Column<Row, Totals>[],
  rows: readonly Row[],
  place: CsvPlace,
): string {
  const lines = [headCells(columns, place), ...rows.map((row) => rowCells(columns, row, place))];
  return lines.map((cells) => cells.map(onOneLine).join("\t")).join("\n");
}

/** A tab or a new line would begin another cell. */
const onOneLine = (cell: string) => cell.replace(/\s+/g, " ");
