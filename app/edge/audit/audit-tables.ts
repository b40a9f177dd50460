/** The audit trail in SQLite. Entries are only added, and dropped from the beginning. */
import { type ChainPoint, readEntry } from "../../../gateway/protection/audit/audit-entry.ts";
import type { AuditTables } from "../../../gateway/protection/audit/audit-log.ts";
import type { HeldRefusal } from "../../../gateway/protection/audit/held-refusals.ts";

export const createAuditTables = `
  CREATE TABLE IF NOT EXISTS entry (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, subject TEXT, kind TEXT NOT NULL, json TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS entry_subject ON entry (subject, seq);
  CREATE TABLE IF NOT EXISTS subject (lookup TEXT PRIMARY KEY, key BLOB NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS head (seq INTEGER PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS dropped (seq INTEGER PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS refusal (key TEXT PRIMARY KEY, until INTEGER NOT NULL, json TEXT NOT NULL) WITHOUT ROWID;
`;

type JsonRow = { json: string };

/** The value of a stored text; null where it can't be read. */
function valueIn<T>({ json }: JsonRow): T | null {
  try {
    return JSON.parse(json) as T;
  } catch {
    return null;
  }
}

/** The values of rows, without those that can't be read. */
export const valuesIn = <T>(sql: SqlStorage, query: string): T[] =>
  sql
    .exec<JsonRow>(query)
    .toArray()
    .flatMap((row) => valueIn<T>(row) ?? []);

/** A value that is stored by its name; null for none, and for one that can't be read. */
export function noteIn<T>(sql: SqlStorage, name: string): T | null {
  const [row] = sql.exec<JsonRow>("SELECT json FROM note WHERE name = ?", name).toArray();
  return row ? valueIn<T>(row) : null;
}

export function putNote(sql: SqlStorage, name: string, value: unknown): void {
  sql.exec("INSERT OR REPLACE INTO note VALUES (?, ?)", name, JSON.stringify(value));
}

/** The length of a subject's key. */
const keyBytes = 32;

export function auditTablesIn(storage: DurableObjectStorage): AuditTables {
  const { sql } = storage;
  const entries = (query: string, ...values: (string | number | null)[]) =>
    sql
      .exec<JsonRow & { seq: number }>(`SELECT seq, json FROM entry ${query}`, ...values)
      .toArray()
      .map(({ seq, json }) => readEntry(seq, json));
  const refusals = (query: string, value: string | number) =>
    sql
      .exec<JsonRow & { key: string }>(`SELECT key, json FROM refusal ${query}`, value)
      .toArray()
      .flatMap((row) => {
        const refusal = valueIn<HeldRefusal>(row);
        if (!refusal) sql.exec("DELETE FROM refusal WHERE key = ?", row.key);
        return refusal ? { key: row.key, refusal } : [];
      });
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
      return row?.key.byteLength === keyBytes ? new Uint8Array(row.key) : null;
    },
    putKey: (lookup, key) =>
      void sql.exec("INSERT OR REPLACE INTO subject VALUES (?, ?)", lookup, key),
    removeKey: (lookup) => void sql.exec("DELETE FROM subject WHERE lookup = ?", lookup),
    held: (key) => refusals("WHERE key = ?", key)[0]?.refusal ?? null,
    due: (now) => refusals("WHERE until <= ?", now),
    nextDue: () =>
      sql.exec<{ next: number | null }>("SELECT min(until) AS next FROM refusal").one().next,
    hold(key, refusal) {
      const json = JSON.stringify(refusal);
      sql.exec("INSERT OR REPLACE INTO refusal VALUES (?, ?, ?)", key, refusal.until, json);
    },
    release: (key) => void sql.exec("DELETE FROM refusal WHERE key = ?", key),
  };
}
