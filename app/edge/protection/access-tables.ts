/** The tables of breaks and sessions in an account's Durable Object. */

import type {
  AccountBreak,
  BreakTables,
} from "../../../gateway/protection/breaks/account-breaks.ts";
import { type KnownPerson, nobody } from "../../../gateway/protection/breaks/known-person.ts";
import type { WaitingNews } from "../../../gateway/protection/breaks/platform-news.ts";
import type {
  SessionTables,
  StoredAccountSession,
} from "../../../gateway/protection/sign-ins/account-sessions.ts";
import type {
  NewSignInTables,
  StoredNewSignIn,
} from "../../../gateway/protection/sign-ins/new-sign-ins.ts";
import type { RegisterEntry } from "../../../gateway/request/register-port.ts";
import { readStored } from "./read-stored.ts";

export const createAccessTables = `
  CREATE TABLE IF NOT EXISTS account_break (only INTEGER PRIMARY KEY CHECK (only = 1), json TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS account_session (name TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS known_device (device TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS new_sign_in (id TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS register_entry (
    key TEXT PRIMARY KEY, shard TEXT NOT NULL, written INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS platform_news (only_one INTEGER PRIMARY KEY CHECK (only_one = 1), json TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS known_person (only_one INTEGER PRIMARY KEY CHECK (only_one = 1), json TEXT NOT NULL);
`;

export interface AccessTables extends BreakTables, SessionTables, NewSignInTables {
  person(): KnownPerson;
  putPerson(person: KnownPerson): void;
  /** What the platform has to be told of a break; null when there is nothing. */
  news(): WaitingNews | null;
  putNews(news: WaitingNews | null): void;
  /** Adds an entry of the register, or notes whether the register has it. */
  putEntry(entry: RegisterEntry, written: boolean): void;
  /** Notes that the register has to be told all entries again. */
  markEntries(): void;
  /** The entries that the register has not been told. */
  openEntries(): RegisterEntry[];
}

export function accessTablesIn(sql: SqlStorage): AccessTables {
  const rows = <T extends Record<string, SqlStorageValue>>(query: string) =>
    sql.exec<T>(query).toArray();
  return {
    break() {
      const [row] = rows<{ json: string }>("SELECT json FROM account_break");
      return row ? readStored<AccountBreak>(row.json) : null;
    },
    putBreak: (value) =>
      void sql.exec("INSERT OR REPLACE INTO account_break VALUES (1, ?)", JSON.stringify(value)),
    sessions: () =>
      rows<{ json: string }>("SELECT json FROM account_session").map(({ json }) =>
        readStored<StoredAccountSession>(json),
      ),
    putSession: (session) =>
      void sql.exec(
        "INSERT OR REPLACE INTO account_session VALUES (?, ?)",
        session.name,
        JSON.stringify(session),
      ),
    removeSession: (name) => void sql.exec("DELETE FROM account_session WHERE name = ?", name),
    devices: () => rows<{ device: string; at: number }>("SELECT device, at FROM known_device"),
    putDevice: (device, at) =>
      void sql.exec("INSERT OR REPLACE INTO known_device VALUES (?, ?)", device, at),
    removeDevice: (device) => void sql.exec("DELETE FROM known_device WHERE device = ?", device),
    newSignIns: () =>
      rows<{ json: string }>("SELECT json FROM new_sign_in").map(({ json }) =>
        readStored<StoredNewSignIn>(json),
      ),
    putNewSignIn: (signIn) =>
      void sql.exec(
        "INSERT OR REPLACE INTO new_sign_in VALUES (?, ?)",
        signIn.id,
        JSON.stringify(signIn),
      ),
    removeNewSignIn: (id) => void sql.exec("DELETE FROM new_sign_in WHERE id = ?", id),
    person() {
      const [row] = rows<{ json: string }>("SELECT json FROM known_person");
      return row ? readStored<KnownPerson>(row.json) : nobody;
    },
    putPerson: (person) =>
      void sql.exec("INSERT OR REPLACE INTO known_person VALUES (1, ?)", JSON.stringify(person)),
    news() {
      const [row] = rows<{ json: string }>("SELECT json FROM platform_news");
      return row ? readStored<WaitingNews>(row.json) : null;
    },
    putNews: (news) =>
      void (news
        ? sql.exec("INSERT OR REPLACE INTO platform_news VALUES (1, ?)", JSON.stringify(news))
        : sql.exec("DELETE FROM platform_news")),
    putEntry: ({ shard, key }, written) =>
      void sql.exec(
        "INSERT OR REPLACE INTO register_entry VALUES (?, ?, ?)",
        key,
        shard,
        Number(written),
      ),
    markEntries: () => void sql.exec("UPDATE register_entry SET written = 0"),
    openEntries: () =>
      rows<{ shard: string; key: string }>(
        "SELECT shard, key FROM register_entry WHERE written = 0",
      ),
  };
}
