/** Turns the rows of a step into the bytes of a file's format. (N12, decision 0053). */
import type { AgentFileFormat } from "~/graphql/generated/graphql";
import { csvLine, csvNote, type FileCell, firstCsvLine } from "~/reports/csv/csv.ts";
import { type About, addToXlsx, type XlsxState } from "./xlsx-file.ts";
import type { DecimalsOf } from "./xlsx-xml.ts";

interface Rows {
  /** The headings. */
  head: string[];
  rows: FileCell[][];
  /** With the last rows: what the first sheet of a workbook says, and the last line of a CSV. */
  end: { about: About; note: string | null } | null;
  decimalsOf: DecimalsOf;
}

/**
 * The bytes that follow those of the steps before.
 * @param before what the step before returned as `state`; null at the beginning
 */
export function writeRows(
  format: AgentFileFormat,
  before: string | null,
  { head, rows, end, decimalsOf }: Rows,
): { bytes: Uint8Array; state: string } {
  if (format === "XLSX") {
    const parsed = before === null ? null : (JSON.parse(before) as XlsxState);
    const { bytes, state } = addToXlsx(parsed, {
      head,
      rows,
      about: end?.about ?? null,
      decimalsOf,
    });
    return { bytes, state: JSON.stringify(state) };
  }
  const lines = rows.map(csvLine);
  if (before === null) lines.unshift(firstCsvLine(head));
  if (end?.note) lines.push(csvNote(end.note));
  return { bytes: new TextEncoder().encode(lines.join("")), state: "begun" };
}
