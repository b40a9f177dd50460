/** The audit trail in SQLite. Entries are only added, and dropped from the beginning. */
import type { AuditEntry, ChainPoint } from "../../../gateway/protection/audit/audit-entry.ts";
import type { AuditTables } from "../../../gateway/protection/audit/audit-log.ts";

export const createAuditTables = `
  CREATE TABLE IF NOT EXISTS entry (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, subject TEXT, kind TEXT NOT NULL, json TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS entry_subject ON entry (subject, seq);
  CREATE TABLE IF NOT EXISTS subject (lookup TEXT PRIMARY KEY, key BLOB NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS head (seq INTEGER PRIMARY KEY, json TEXT NOT NULL);
`;

type JsonRow = { json: string };

/** A value that is stored by its name. */
export function noteIn<T>(sql: SqlStorage, name: string): T | null {
  const [row] = sql.exec<JsonRow>("SELECT json FROM note WHERE name = ?", name).toArray();
  return row ? (JSON.parse(row.json) as T) : null;
}

export function putNote(sql: SqlStorage, name: string, value: unknown): void {
  sql.exec("INSERT OR REPLACE INTO note VALUES (?, ?)", name, JSON.stringify(value));
}

export function auditTablesIn(storage: DurableObjectStorage): AuditTables {
  const { sql } = storage;
  const entries = (query: string, ...values: (string | number | null)[]) =>
    sql
      .exec<JsonRow>(`SELECT json FROM entry ${query}`, ...values)
      .toArray()
      .map(({ json }) => JSON.parse(json) as AuditEntry);
  return {
    start: () => noteIn<ChainPoint>(sql, "start"),
    putStart: (point) => putNote(sql, "start", point),
    last: () => entries("ORDER BY seq DESC LIMIT 1")[0] ?? null,
    has: (id) => sql.exec("SELECT 1 FROM entry WHERE id = ?", id).toArray().length > 0,
    insert(more) {
      storage.transactionSync(() => {
        for (const entry of more) {
          const { seq, id, subject, kind } = entry;
          const json = JSON.stringify(entry);
          sql.exec("INSERT INTO entry VALUES (?, ?, ?, ?, ?)", seq, id, subject, kind, json);
        }
      });
    },
    page: ({ subject = null, kind = null, before = null, most }) =>
      entries(
        `WHERE (?1 IS NULL OR subject = ?1) AND (?2 IS NULL OR kind = ?2) AND (?3 IS NULL OR seq < ?3)
         ORDER BY seq DESC LIMIT ?4`,
        subject,
        kind,
        before,
        most,
      ),
    from: (seq, most) => entries("WHERE seq >= ? ORDER BY seq LIMIT ?", seq, most),
    drop: (upTo) => void sql.exec("DELETE FROM entry WHERE seq <= ?", upTo),
    key(lookup) {
      type Row = { key: ArrayBuffer };
      const [row] = sql.exec<Row>("SELECT key FROM subject WHERE lookup = ?", lookup).toArray();
      return row ? new Uint8Array(row.key) : null;
    },
    putKey: (lookup, key) => void sql.exec("INSERT INTO subject VALUES (?, ?)", lookup, key),
    removeKey: (lookup) => void sql.exec("DELETE FROM subject WHERE lookup = ?", lookup),
  };
}
