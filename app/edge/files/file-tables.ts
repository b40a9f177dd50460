/** The files of an agent in the object's SQLite: jobs, and the text that is not in the bucket yet. */
import { reportLost } from "~/edge/log/report-lost.ts";
import { type AgentFileModel, maxStoredFiles } from "../../../gateway/request/files-port.ts";
import { type FileRow, isWholeRow, type RequestedFile } from "./file-row.ts";
import type { FileKey, FileRows, NewFile, ReadyFile } from "./files-store.ts";

/** A finished file, and the note of one that stopped or failed, is deleted after a week. */
const retentionMs = 7 * 86_400_000;

const createTables = `
  CREATE TABLE IF NOT EXISTS file (
    id TEXT PRIMARY KEY, run INTEGER NOT NULL, asked TEXT NOT NULL, session TEXT, sealed TEXT,
    state TEXT NOT NULL, requested_at INTEGER NOT NULL, checked_at INTEGER NOT NULL, place INTEGER NOT NULL,
    whole INTEGER NOT NULL, total INTEGER, tries INTEGER NOT NULL, upload TEXT, parts TEXT NOT NULL, bytes INTEGER NOT NULL,
    expires_at INTEGER
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS chunk (seq INTEGER PRIMARY KEY, file TEXT NOT NULL, bytes BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS cut (file TEXT PRIMARY KEY, since INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS writer (file TEXT PRIMARY KEY, state TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS chunk_file ON chunk (file, seq);
`;

/** Deployed objects have `requested` in a column with another name, and no column for `since`. */
const files = `SELECT *, asked AS requested,
  (SELECT since FROM cut WHERE cut.file = file.id) AS since FROM file`;

type WrittenRows = Extract<FileRows, { outcome: "rows" }>;

export class FileTables {
  readonly #sql: SqlStorage;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(createTables);
  }

  list(now: number): AgentFileModel[] {
    const rows = this.#rows("ORDER BY requested_at DESC, id");
    return rows.filter((row) => !isExpired(row, now)).map(modelOf);
  }

  /** The id of a file that was requested like this one since a moment, and did not fail; null for none. */
  begun(
    { id: _id, sealed: _sealed, session: _session, ...requested }: NewFile,
    since: number,
  ): string | null {
    const same = `SELECT id FROM file WHERE asked = ? AND requested_at >= ? AND state IN ('RUNNING', 'DONE')`;
    const found = this.#sql.exec<{ id: string }>(same, JSON.stringify(requested), since).toArray();
    return found[0]?.id ?? null;
  }

  start({ id, sealed, session, ...requested }: NewFile, now: number): void {
    this.#sql.exec(
      `INSERT INTO file VALUES (?, 1, ?, ?, ?, 'RUNNING', ?, 0, 0, 0, NULL, 0, NULL, '[]', 0, NULL)`,
      id,
      JSON.stringify(requested),
      session,
      sealed,
      now,
    );
    this.#dropOldNotes();
  }

  restart(id: string, { sealed, session }: FileKey, now: number): void {
    this.#clear(id);
    this.#sql.exec("DELETE FROM cut WHERE file = ?", id);
    this.#sql.exec(
      `UPDATE file SET run = run + 1, session = ?, sealed = ?, state = 'RUNNING', requested_at = ?, checked_at = 0,
       place = 0, whole = 0, total = NULL, tries = 0, upload = NULL, parts = '[]', bytes = 0, expires_at = NULL WHERE id = ?`,
      session,
      sealed,
      now,
      id,
    );
  }

  /** How many files are being made and are ready, and the bytes of all in the bucket. */
  stored(): { running: number; ready: number; bytes: number } {
    type Row = { running: number; ready: number; bytes: number };
    const sums = `SELECT coalesce(sum(state = 'RUNNING'), 0) AS running,
      coalesce(sum(state = 'DONE'), 0) AS ready, coalesce(sum(bytes), 0) AS bytes FROM file`;
    return this.#sql.exec<Row>(sums).one();
  }

  find(id: string): FileRow | null {
    return this.#rows("WHERE id = ?", id)[0] ?? null;
  }

  /**
   * The file that the next step belongs to: one after the other, the first requested first. One whose last step failed
   * waits until the others are made.
   */
  next(): FileRow | null {
    return this.#rows("WHERE state = 'RUNNING' ORDER BY tries, requested_at, id")[0] ?? null;
  }

  ofSession(session: string): FileRow[] {
    return this.#rows("WHERE state = 'RUNNING' AND session = ?", session);
  }

  expired(now: number): FileRow[] {
    return this.#rows("WHERE expires_at <= ?", now);
  }

  nextExpiry(): number | null {
    type Row = { at: number | null };
    return this.#sql.exec<Row>("SELECT min(expires_at) AS at FROM file").one().at;
  }

  /** What the last step left for the next one; null at the beginning. */
  writer(id: string): string | null {
    type Row = { state: string };
    const left = "SELECT state FROM writer WHERE file = ?";
    return this.#sql.exec<Row>(left, id).toArray()[0]?.state ?? null;
  }

  /** Stores what a step has written. */
  addRows(id: string, { bytes, writer, places, isLast, total, since }: WrittenRows): void {
    if (since !== null) this.#sql.exec("INSERT OR REPLACE INTO cut VALUES (?, ?)", id, since);
    this.#sql.exec("INSERT INTO chunk (file, bytes) VALUES (?, ?)", id, bytes);
    const stored = `INSERT INTO writer VALUES (?, ?)
      ON CONFLICT DO UPDATE SET state = excluded.state WHERE state <> excluded.state`;
    this.#sql.exec(stored, id, writer);
    this.#sql.exec(
      "UPDATE file SET place = place + ?, whole = ?, total = coalesce(?, total), tries = 0 WHERE id = ?",
      places,
      Number(isLast),
      total,
      id,
    );
  }

  /** How many bytes wait for the bucket. */
  waiting(id: string): number {
    type Row = { n: number };
    const sum = "SELECT coalesce(sum(length(bytes)), 0) AS n FROM chunk WHERE file = ?";
    return this.#sql.exec<Row>(sum, id).one().n;
  }

  /** The first bytes that wait, at most so many. */
  first(id: string, most: number): Uint8Array {
    const joined = new Uint8Array(Math.min(most, this.waiting(id)));
    let at = 0;
    for (const { bytes } of this.#chunks(id)) {
      if (at === joined.length) break;
      const taken = new Uint8Array(bytes).subarray(0, joined.length - at);
      joined.set(taken, at);
      at += taken.length;
    }
    return joined;
  }

  /** Notes a part that is in the bucket, and drops its bytes here. */
  putPart(id: string, part: R2UploadedPart, length: number): void {
    let left = length;
    for (const { seq, bytes } of this.#chunks(id).toArray()) {
      if (left === 0) break;
      if (bytes.byteLength <= left) this.#sql.exec("DELETE FROM chunk WHERE seq = ?", seq);
      else this.#sql.exec("UPDATE chunk SET bytes = ? WHERE seq = ?", bytes.slice(left), seq);
      left = Math.max(0, left - bytes.byteLength);
    }
    const row = this.find(id);
    if (!row) return;
    const parts = [...(JSON.parse(row.parts) as R2UploadedPart[]), part];
    const noted = "UPDATE file SET parts = ?, bytes = bytes + ? WHERE id = ?";
    this.#sql.exec(noted, JSON.stringify(parts), length, id);
  }

  putUpload(id: string, upload: string): void {
    this.#sql.exec("UPDATE file SET upload = ? WHERE id = ?", upload, id);
  }

  noteTry(id: string): void {
    this.#sql.exec("UPDATE file SET tries = tries + 1 WHERE id = ?", id);
  }

  noteCheck(id: string, now: number): void {
    this.#sql.exec("UPDATE file SET checked_at = ? WHERE id = ?", now, id);
  }

  /** Ends a file: its token goes, and so does what waits. `bytes` of a complete one. */
  end(id: string, state: Exclude<FileRow["state"], "RUNNING">, bytes: number, now: number): void {
    this.#clear(id);
    this.#sql.exec(
      `UPDATE file SET state = ?, sealed = NULL, session = NULL, upload = NULL, parts = '[]', bytes = ?,
       expires_at = ? WHERE id = ?`,
      state,
      bytes,
      now + retentionMs,
      id,
    );
  }

  drop(id: string): void {
    this.#clear(id);
    this.#sql.exec("DELETE FROM cut WHERE file = ?", id);
    this.#sql.exec("DELETE FROM file WHERE id = ?", id);
  }

  /** Rows that can be read. Another one is dropped; the bucket's own rule removes its bytes. */
  #rows(where: string, ...values: (string | number)[]): FileRow[] {
    const rows = this.#sql.exec<FileRow>(`${files} ${where}`, ...values).toArray();
    return rows.filter((row) =>
      isWholeRow(row, () => {
        this.drop(row.id);
        reportLost("files", "file");
      }),
    );
  }

  /** Deletes what a file is made with. */
  #clear(id: string): void {
    this.#sql.exec("DELETE FROM chunk WHERE file = ?", id);
    this.#sql.exec("DELETE FROM writer WHERE file = ?", id);
  }

  #chunks(id: string) {
    type Row = { seq: number; bytes: ArrayBuffer };
    return this.#sql.exec<Row>("SELECT seq, bytes FROM chunk WHERE file = ? ORDER BY seq", id);
  }

  /** Of files that ended without a result, the latest notes are enough. */
  #dropOldNotes(): void {
    const notes = "state NOT IN ('RUNNING', 'DONE')";
    this.#sql.exec(
      `DELETE FROM file WHERE ${notes} AND id NOT IN (
        SELECT id FROM file WHERE ${notes} ORDER BY requested_at DESC, id LIMIT ?)`,
      maxStoredFiles,
    );
  }
}

/** A file that was requested before there were formats is a CSV. */
export const requestOf = ({ requested }: FileRow): RequestedFile => ({
  format: "CSV",
  ...(JSON.parse(requested) as Partial<RequestedFile> & Omit<RequestedFile, "format">),
});

/** Rows that arrive after the request are not in the file: its range ends then at the latest. */
export function frozenRange(row: FileRow): RequestedFile["range"] {
  const { from, to } = requestOf(row).range;
  return { from, to: Math.max(from + 1, Math.min(to, row.requested_at)) };
}

export const isExpired = ({ expires_at: at }: FileRow, now: number): boolean =>
  at !== null && at <= now;

/** The key in the bucket: another beginning never writes over an earlier one. */
export const keyOf = (row: FileRow): string =>
  `files/${row.id}-${row.run}.${requestOf(row).format.toLowerCase()}`;

export const readyOf = (row: FileRow): ReadyFile => {
  const { report, format, filters } = requestOf(row);
  return {
    report,
    format,
    filters,
    range: frozenRange(row),
    since: row.since,
    key: keyOf(row),
    bytes: row.bytes,
  };
};

function modelOf(row: FileRow): AgentFileModel {
  const { report, format, filters } = requestOf(row);
  const { id, state, total } = row;
  return {
    id,
    state,
    total,
    report,
    format,
    filters,
    range: frozenRange(row),
    since: row.since,
    requestedAt: row.requested_at,
    rows: row.place,
    bytes: state === "DONE" ? row.bytes : null,
    expiresAt: row.expires_at,
  };
}
