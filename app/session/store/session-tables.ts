/**
 * The tables of one session. They are created when it starts, so that a guessed cookie stores nothing. Each table has a
 * limit (docs/reliability.md, Sessions), so that no visitor can fill the storage.
 */
import { readStored } from "../../../brands/stored-json.ts";
import { keyLifetime, launchLifetime, throttleWait } from "./session-lifetime.ts";
import type { Carried, StoredKey } from "./session-store.ts";

/** The limits of one session: rows per table, and characters per text. */
const most = {
  values: 100,
  keys: 500,
  launches: 50,
  /** Characters of one value, of the result of one key, and of one launch. */
  value: 12_288,
  result: 16_384,
  launch: 8192,
  name: 200,
} as const;

export const createTables = `
  CREATE TABLE visit (
    only INTEGER PRIMARY KEY CHECK (only = 1), account TEXT, role TEXT, first_login INTEGER NOT NULL,
    password_change INTEGER NOT NULL, sealed_token TEXT, created_at INTEGER NOT NULL, seen_at INTEGER NOT NULL,
    checked_at INTEGER NOT NULL
  );
  CREATE TABLE value (name TEXT PRIMARY KEY, text TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE throttle (action TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE claim (
    key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, result TEXT, at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE launch (ticket TEXT PRIMARY KEY, record TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
`;

export function hasTables(sql: SqlStorage): boolean {
  const query = "SELECT 1 AS found FROM sqlite_master WHERE type = 'table' AND name = 'visit'";
  return sql.exec(query).toArray().length > 0;
}

const countOf = (sql: SqlStorage, table: "value" | "claim" | "launch") =>
  sql.exec<{ rows: number }>(`SELECT COUNT(*) AS rows FROM ${table}`).one().rows;

export function readValue(sql: SqlStorage, name: string): string | null {
  const query = "SELECT text FROM value WHERE name = ?";
  return sql.exec<{ text: string }>(query, name).toArray()[0]?.text ?? null;
}

export function readValues(sql: SqlStorage, names: readonly string[]): Record<string, string> {
  const places = names.map(() => "?").join();
  const query = `SELECT name, text FROM value WHERE name IN (${places})`;
  const rows = sql.exec<{ name: string; text: string }>(query, ...names).toArray();
  return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
}

/** Replaces the value of a name. The oldest value is removed when there are too many. */
export function setValue(sql: SqlStorage, name: string, text: string | null, now: number): void {
  sql.exec("DELETE FROM value WHERE name = ?", name);
  if (text === null || text.length > most.value || name.length > most.name) return;
  makeRoom(sql, "value", "name", most.values);
  sql.exec("INSERT INTO value (name, text, at) VALUES (?, ?, ?)", name, text, now);
}

function makeRoom(sql: SqlStorage, table: "value" | "launch", key: string, limit: number): void {
  const tooMany = countOf(sql, table) - limit + 1;
  if (tooMany <= 0) return;
  const oldest = `SELECT ${key} FROM ${table} ORDER BY at LIMIT ?`;
  sql.exec(`DELETE FROM ${table} WHERE ${key} IN (${oldest})`, tooMany);
}

/** Leading-edge throttle, once a second per action (V55–V57): returns null, or how long to wait in ms. */
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

/**
 * Takes an idempotency key. The object's input gate makes the lookup and the insert one step. When there are too many
 * keys, the oldest with a result is removed; when none has a result, the new key is refused. The table keeps the name
 * `claim`, because stored sessions have it.
 */
export function takeKey(
  sql: SqlStorage,
  { key, fingerprint, now }: { key: string; fingerprint: string; now: number },
  reportLost: () => void,
): StoredKey {
  sql.exec("DELETE FROM claim WHERE at <= ?", now - keyLifetime);
  const row = sql
    .exec<{ fingerprint: string; result: string | null }>(
      "SELECT fingerprint, result FROM claim WHERE key = ?",
      key,
    )
    .toArray()[0];
  if (row) {
    if (row.fingerprint !== fingerprint) return { state: "conflict" };
    if (row.result === null) return { state: "pending" };
    let isWhole = true;
    // What it did is done: the key stays taken, so that it does not happen twice.
    readStored(row.result, "any", () => {
      isWhole = false;
      reportLost();
    });
    return isWhole ? { state: "done", resultJson: row.result } : { state: "conflict" };
  }
  if (countOf(sql, "claim") >= most.keys) {
    const ended = "SELECT key FROM claim WHERE result IS NOT NULL ORDER BY at LIMIT 1";
    sql.exec(`DELETE FROM claim WHERE key IN (${ended})`);
    if (countOf(sql, "claim") >= most.keys) return { state: "conflict" };
  }
  const insert = "INSERT INTO claim (key, fingerprint, result, at) VALUES (?, ?, NULL, ?)";
  sql.exec(insert, key, fingerprint, now);
  return { state: "new" };
}

/** Stores the result of a taken key. A result that is too long is dropped, and the key stays pending. */
export function resolveKey(sql: SqlStorage, key: string, resultJson: string): void {
  if (resultJson.length > most.result) return;
  sql.exec("UPDATE claim SET result = ? WHERE key = ? AND result IS NULL", resultJson, key);
}

/** Stores a launch. The oldest launch is removed when there are too many. */
export function keepLaunch(sql: SqlStorage, ticket: string, record: string, now: number): void {
  sql.exec("DELETE FROM launch WHERE at <= ?", now - launchLifetime);
  if (record.length > most.launch) return;
  makeRoom(sql, "launch", "ticket", most.launches);
  sql.exec("INSERT INTO launch (ticket, record, at) VALUES (?, ?, ?)", ticket, record, now);
}

export function readLaunch(sql: SqlStorage, ticket: string, now: number): string | null {
  const query = "SELECT record FROM launch WHERE ticket = ? AND at > ?";
  return (
    sql.exec<{ record: string }>(query, ticket, now - launchLifetime).toArray()[0]?.record ?? null
  );
}

/** Returns what moves to the next session: running games, throttles and the named values. */
export function carriedOf(sql: SqlStorage, names: readonly string[]): Carried {
  return {
    launches: sql.exec<Carried["launches"][number]>("SELECT * FROM launch").toArray(),
    throttles: sql.exec<Carried["throttles"][number]>("SELECT * FROM throttle").toArray(),
    values: names.flatMap((name) => {
      const text = readValue(sql, name);
      return text === null ? [] : [{ name, text }];
    }),
  };
}

export function takeOver(sql: SqlStorage, carried: Carried, now: number): void {
  for (const { ticket, record, at } of carried.launches) keepLaunch(sql, ticket, record, at);
  for (const { name, text } of carried.values) setValue(sql, name, text, now);
  for (const { action, at } of carried.throttles) {
    sql.exec("INSERT OR REPLACE INTO throttle (action, at) VALUES (?, ?)", action, at);
  }
}
