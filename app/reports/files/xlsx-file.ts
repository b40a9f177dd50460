/** Writes the rows of a file as a workbook, in steps (N12, decision 0053). */
import type { FileCell } from "~/reports/csv/csv.ts";
import {
  contentTypes,
  type DecimalsOf,
  packageRelations,
  sheetEnd,
  sheetName,
  sheetRow,
  sheetStart,
  stylesPart,
  workbookPart,
  workbookRelations,
} from "./xlsx-xml.ts";
import { emptyZip, ZipFile, type ZipState } from "./zip-file.ts";

/** Where the next row is written. Plain data, which the object stores. */
export interface XlsxState {
  zip: ZipState;
  head: string[];
  sheets: number;
  /** Rows of the last sheet, with its headings. */
  rows: number;
}

/** What a sheet holds at most: rows by the format, bytes because an entry is below 4 GiB. */
const mostInSheet = { rows: 1_048_576, bytes: 3_000_000_000 };

/** What the first sheet says: its name, and a line for each fact about the file. */
export interface About {
  name: string;
  lines: readonly (readonly [string, FileCell])[];
}

interface Step {
  /** The headings; they are used at the beginning. */
  head: string[];
  rows: readonly (readonly FileCell[])[];
  /** With the last rows: what the first sheet says. Null before. */
  about: About | null;
  decimalsOf: DecimalsOf;
}

/**
 * Adds rows and, with the last ones, the rest of the workbook. Every further sheet has the headings, too.
 * @param before as the step before left it; null at the beginning
 */
export function addToXlsx(
  before: XlsxState | null,
  { head, rows, about, decimalsOf }: Step,
  most = mostInSheet,
): { bytes: Uint8Array; state: XlsxState } {
  const state = before ?? { zip: emptyZip(), head, sheets: 0, rows: 0 };
  const zip = new ZipFile(state.zip);
  if (before === null) {
    zip.whole("[Content_Types].xml", contentTypes);
    zip.whole("_rels/.rels", packageRelations);
    zip.whole("xl/styles.xml", stylesPart);
    openSheet(zip, state);
  }
  let at = 0;
  while (at < rows.length) {
    if (state.rows >= most.rows) nextSheet(zip, state);
    const some = rows.slice(at, at + most.rows - state.rows);
    const first = state.rows + 1;
    const size = zip.add(
      some.map((row, index) => sheetRow(row, first + index, decimalsOf)).join(""),
    );
    // A step adds far less than what is left of 4 GiB.
    state.rows = size > most.bytes ? most.rows : state.rows + some.length;
    at += some.length;
  }
  if (about) {
    closeSheet(zip);
    addAbout(zip, state, about, decimalsOf);
    zip.whole("xl/workbook.xml", workbookPart(state.sheets, about.name));
    zip.whole("xl/_rels/workbook.xml.rels", workbookRelations(state.sheets));
    zip.end();
  }
  return { bytes: zip.take(), state };
}

function openSheet(zip: ZipFile, state: XlsxState): void {
  state.sheets += 1;
  state.rows = 1;
  zip.open(sheetName(state.sheets));
  zip.add(sheetStart(state.head));
}

function addAbout(zip: ZipFile, state: XlsxState, { name, lines }: About, decimalsOf: DecimalsOf) {
  state.sheets += 1;
  const rows = lines.map(([label, cell], at) =>
    sheetRow([{ kind: "text", text: label }, cell], at + 2, decimalsOf),
  );
  zip.whole(sheetName(state.sheets), `${sheetStart([name])}${rows.join("")}${sheetEnd}`);
}

function closeSheet(zip: ZipFile): void {
  zip.add(sheetEnd);
  zip.close();
}

function nextSheet(zip: ZipFile, state: XlsxState): void {
  closeSheet(zip);
  openSheet(zip, state);
}
