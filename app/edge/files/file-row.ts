/** A row of the table of files, and whether it can be read. */

import { reportPages } from "../../../brands/report-pages.ts";
import { readStored } from "../../../brands/stored-json.ts";
import type { AgentFileModel } from "../../../gateway/request/files-port.ts";
import type { FileKey, NewFile } from "./files-store.ts";

export type FileRow = {
  id: string;
  /** Grows with each new beginning, so that a step of an earlier one changes nothing. */
  run: number;
  /** The requested file as JSON. */
  requested: string;
  sealed: string | null;
  /** The object of the session, or the schedule, whose token it is. */
  session: string | null;
  state: AgentFileModel["state"];
  requested_at: number;
  /** When the account was last read; 0 before the first step. */
  checked_at: number;
  /** Rows that were read. */
  place: number;
  /** 1 once the last row was read. */
  whole: number;
  total: number | null;
  tries: number;
  upload: string | null;
  parts: string;
  /** In the bucket. */
  bytes: number;
  expires_at: number | null;
  /** From when on it has everything, where its range begins before (N27). */
  since: number | null;
};

export type RequestedFile = Omit<NewFile, keyof FileKey | "id">;

/** Each name of the schema. A row with another one would take the whole list with it. */
const formats: Readonly<Record<RequestedFile["format"], true>> = { CSV: true, XLSX: true };
const states: Readonly<Record<FileRow["state"], true>> = {
  RUNNING: true,
  DONE: true,
  STOPPED: true,
  FAILED: true,
  TOO_LARGE: true,
};

const requestShape = { report: "string", filters: "string", range: "object" } as const;

/** Whether a row of a file can be read. `drop` is called where not (`brands/stored-json.ts`). */
export function isWholeRow(row: FileRow, drop: () => void): boolean {
  const requested = readStored<RequestedFile>(row.requested, requestShape, drop);
  if (!requested) return false;
  const { report, format = "CSV", range } = requested;
  const numbers = [range.from, range.to, row.requested_at, row.run, row.place, row.bytes];
  const isWhole =
    Object.hasOwn(reportPages, report) &&
    Object.hasOwn(formats, format) &&
    Object.hasOwn(states, row.state) &&
    numbers.every(Number.isFinite) &&
    partsOf(row) !== null;
  if (!isWhole) drop();
  return isWhole;
}

/** The parts of a file that are in the bucket; null for what is no list. */
function partsOf({ parts }: FileRow): unknown[] | null {
  const found = readStored<unknown>(parts, "any", () => {});
  return Array.isArray(found) ? found : null;
}
