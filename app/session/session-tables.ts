/** The tables of one session. They are made when it begins: a guessed cookie leaves nothing behind. */
import { keyLifetime, launchLifetime, throttleWait } from "./session-clock.ts";
import type { StoredKey } from "./session-store.ts";

export const createTables = `
  CREATE TABLE session (
    only INTEGER PRIMARY KEY CHECK (only = 1), account TEXT, role TEXT, first_login INTEGER NOT NULL,
    password_change INTEGER NOT NULL, sealed_token TEXT, created_at INTEGER NOT NULL, seen_at INTEGER NOT NULL
  );
  CREATE TABLE value (name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE throttle (action TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE claim (
    key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, result TEXT, at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE launch (ticket TEXT PRIMARY KEY, record TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
`;

export function hasTables(sql: SqlStorage): boolean {
  const query = "SELECT 1 AS found FROM sqlite_master WHERE type = 'table' AND name = 'session'";
  return sql.exec(query).toArray().length > 0;
}

/** One action per second, leading edge (V55–V57): null, or the wait in ms. */
export function throttle(sql: SqlStorage, action: string, now: number): number | null {
  const row = sql
    .exec<{ at: number }>("SELECT at FROM throttle WHERE action = ?", action)
    .toArray()[0];
  const wait = throttleWait(row?.at ?? null, now);
  if (wait === null) {
    sql.exec("INSERT OR REPLACE INTO throttle (action, at) VALUES (?, ?)", action, now);
  }
  return wait;
}

/** Takes an idempotency key (table `claim`); the object's input gate makes look and insert one step. */
export function takeKey(sql: SqlStorage, key: string, fingerprint: string, now: number): StoredKey {
  sql.exec("DELETE FROM claim WHERE at <= ?", now - keyLifetime);
  const row = sql
    .exec<{ fingerprint: string; result: string | null }>(
      "SELECT fingerprint, result FROM claim WHERE key = ?",
      key,
    )
    .toArray()[0];
  if (!row) {
    sql.exec(
      "INSERT INTO claim (key, fingerprint, result, at) VALUES (?, ?, NULL, ?)",
      key,
      fingerprint,
      now,
    );
    return { state: "new" };
  }
  if (row.fingerprint !== fingerprint) return { state: "conflict" };
  return row.result === null ? { state: "pending" } : { state: "done", resultJson: row.result };
}

/** Settles a key with its result. One that nobody took stays unknown. */
export function settleKey(sql: SqlStorage, key: string, resultJson: string): void {
  sql.exec("UPDATE claim SET result = ? WHERE key = ? AND result IS NULL", resultJson, key);
}

export function keepLaunch(sql: SqlStorage, ticket: string, record: string, now: number): void {
  sql.exec("DELETE FROM launch WHERE at <= ?", now - launchLifetime);
  sql.exec("INSERT INTO launch (ticket, record, at) VALUES (?, ?, ?)", ticket, record, now);
}

export function readLaunch(sql: SqlStorage, ticket: string, now: number): string | null {
  const query = "SELECT record FROM launch WHERE ticket = ? AND at > ?";
  return (
    sql.exec<{ record: string }>(query, ticket, now - launchLifetime).toArray()[0]?.record ?? null
  );
}
