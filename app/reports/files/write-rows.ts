/** Turns the rows of a step into the bytes of a file's format. (N12, decision 0053). */
import type { AgentFileFormat } from "~/graphql/generated/graphql";
import { csvLine, type FileCell, firstCsvLine } from "~/reports/csv/csv.ts";
import { addToXlsx, type XlsxState } from "./xlsx-file.ts";

interface Rows {
  /** The headings. */
  head: string[];
  rows: FileCell[][];
  isLast: boolean;
}

/**
 * The bytes that follow those of the steps before.
 * @param before what the step before returned as `state`; null at the beginning
 */
export function writeRows(
  format: AgentFileFormat,
  before: string | null,
  { head, rows, isLast }: Rows,
): { bytes: Uint8Array; state: string } {
  if (format === "XLSX") {
    const parsed = before === null ? null : (JSON.parse(before) as XlsxState);
    const { bytes, state } = addToXlsx(parsed, { head, rows, isLast });
    return { bytes, state: JSON.stringify(state) };
  }
  const lines = rows.map(csvLine);
  if (before === null) lines.unshift(firstCsvLine(head));
  return { bytes: new TextEncoder().encode(lines.join("")), state: "begun" };
}
