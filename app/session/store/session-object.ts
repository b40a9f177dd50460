import { DurableObject } from "cloudflare:workers";
import { readStored } from "../../../brands/stored-json.ts";
import type {
  LaunchRecord,
  PreloadedValue,
  Role,
  SessionAccount,
} from "../../../gateway/request/session-port.ts";
import { checkGrain, expiryOf, touchGrain } from "./session-lifetime.ts";
import {
  type Carried,
  type FilesOfSession,
  filesValue,
  type NewSession,
  type OpenedSession,
  type SessionStore,
  type StoredKey,
  type StoredSession,
} from "./session-store.ts";
import * as tables from "./session-tables.ts";

type Row = {
  account: string | null;
  role: string | null;
  first_login: number;
  password_change: number;
  sealed_token: string | null;
  created_at: number;
  seen_at: number;
  checked_at: number;
};

/** The row with the account that it names. */
type KnownRow = Omit<Row, "account"> & { account: SessionAccount | null };

const accountShape = { id: "string", account: "string", role: "string" } as const;

const timesOf = (row: KnownRow) => ({
  createdAt: row.created_at,
  seenAt: row.seen_at,
  role: row.role as Role | null,
});

/**
 * One visitor's session, named by the hash of its id (docs/reliability.md, Sessions; A43). It ends when it is idle too
 * long, too old, or by `end`; the alarm or the call then empties its storage.
 */
export class SessionObject extends DurableObject implements SessionStore {
  /** The row of the session, null without one; undefined before it is read and after each change. */
  #known: KnownRow | null | undefined;

  /** Called for a stored value that could not be read. The Worker's entry provides it. */
  protected reportLost(_kind: string): void {}

  async begin(session: NewSession, now: number, carried?: Carried): Promise<StoredSession> {
    await this.#empty();
    const { account, firstLogin, passwordChangeRequired, sealedToken } = session;
    const role = account?.role ?? null;
    this.ctx.storage.sql.exec(tables.createTables);
    this.ctx.storage.sql.exec(
      `INSERT INTO visit (only, account, role, first_login, password_change, sealed_token, created_at, seen_at, checked_at)
       VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)`,
      account && JSON.stringify(account),
      role,
      Number(firstLogin),
      Number(passwordChangeRequired),
      sealedToken,
      now,
      now,
      now,
    );
    this.#known = undefined;
    if (carried) tables.takeOver(this.ctx.storage.sql, carried, now);
    const expiresAt = expiryOf({ createdAt: now, seenAt: now, role });
    await this.ctx.storage.setAlarm(expiresAt);
    return { ...session, createdAt: now, expiresAt, checkedAt: now };
  }

  async open(
    now: number,
    active: boolean,
    shown: readonly PreloadedValue[],
  ): Promise<OpenedSession | null> {
    const row = this.#alive(now);
    if (!row) return null;
    if (active) this.#touch(row, now);
    return {
      account: row.account,
      firstLogin: row.first_login === 1,
      passwordChangeRequired: row.password_change === 1,
      sealedToken: row.sealed_token,
      createdAt: row.created_at,
      expiresAt: expiryOf(timesOf(row)),
      checkedAt: row.checked_at,
      values: tables.readValues(this.ctx.storage.sql, shown),
    };
  }

  async end(now: number): Promise<boolean> {
    const alive = this.#alive(now) !== null;
    const files = alive ? tables.readValue(this.ctx.storage.sql, filesValue) : null;
    await this.#empty();
    if (files !== null) await this.stopFiles(JSON.parse(files) as FilesOfSession, now);
    return alive;
  }

  /** Stops what is made with the session's token (N12). The Worker's entry reaches the files. */
  protected async stopFiles(_files: FilesOfSession, _now: number): Promise<void> {}

  async handOver(names: readonly string[], now: number): Promise<Carried | null> {
    const carried = this.#alive(now) && tables.carriedOf(this.ctx.storage.sql, names);
    await this.#empty();
    return carried;
  }

  async reseal(sealedToken: string): Promise<void> {
    if (this.#row()) this.#change("UPDATE visit SET sealed_token = ?", sealedToken);
  }

  async takeCheck(now: number): Promise<boolean> {
    const row = this.#alive(now);
    if (!row || now - row.checked_at < checkGrain) return false;
    this.#change("UPDATE visit SET checked_at = ?", now);
    return true;
  }

  /** The next request asks for the account again. */
  async checkSoon(): Promise<void> {
    if (this.#row()) this.#change("UPDATE visit SET checked_at = 0");
  }

  async update(account: SessionAccount, now: number): Promise<void> {
    if (!this.#alive(now)) return;
    const change = "UPDATE visit SET account = ?, role = ?";
    this.#change(change, JSON.stringify(account), account.role);
    const row = this.#row();
    if (row) await this.ctx.storage.setAlarm(expiryOf(timesOf(row)));
  }

  async get(name: string, now: number): Promise<string | null> {
    if (!this.#alive(now)) return null;
    return tables.readValue(this.ctx.storage.sql, name);
  }

  async set(name: string, value: string | null, now: number): Promise<void> {
    if (this.#alive(now)) tables.setValue(this.ctx.storage.sql, name, value, now);
  }

  async swap(name: string, from: string | null, to: string, now: number): Promise<boolean> {
    const { sql } = this.ctx.storage;
    if (!this.#alive(now) || tables.readValue(sql, name) !== from) return false;
    tables.setValue(sql, name, to, now);
    return true;
  }

  async throttle(action: string, now: number): Promise<number | null> {
    return this.#acting(now) ? tables.throttle(this.ctx.storage.sql, action, now) : null;
  }

  async takeKey(key: string, fingerprint: string, now: number): Promise<StoredKey> {
    // Without a session the key can't be stored, so the action is refused: it could run twice.
    if (!this.#acting(now)) return { state: "conflict" };
    return tables.takeKey(this.ctx.storage.sql, { key, fingerprint, now }, () =>
      this.reportLost("result"),
    );
  }

  async resolveKey(key: string, resultJson: string, now: number): Promise<void> {
    if (this.#alive(now)) tables.resolveKey(this.ctx.storage.sql, key, resultJson);
  }

  async keepLaunch(ticket: string, launch: LaunchRecord, now: number): Promise<void> {
    if (!this.#acting(now)) return;
    tables.keepLaunch(this.ctx.storage.sql, ticket, JSON.stringify(launch), now);
  }

  async launch(ticket: string, now: number): Promise<LaunchRecord | null> {
    if (!this.#alive(now)) return null;
    const { sql } = this.ctx.storage;
    const record = tables.readLaunch(sql, ticket, now);
    if (record === null) return null;
    return readStored<LaunchRecord>(record, { url: "string" }, () => {
      sql.exec("DELETE FROM launch WHERE ticket = ?", ticket);
      this.reportLost("launch");
    });
  }

  /** Activity moves no alarm: it runs at the old limit and, when the session has not ended, sets the new one. */
  override async alarm(): Promise<void> {
    const row = this.#row();
    const expiresAt = row && expiryOf(timesOf(row));
    if (expiresAt && expiresAt > Date.now()) await this.ctx.storage.setAlarm(expiresAt);
    else await this.#empty();
  }

  async #empty(): Promise<void> {
    this.#known = null;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  #row(): KnownRow | null {
    if (this.#known === undefined) this.#known = this.#readRow();
    return this.#known;
  }

  /** A session whose account can't be read has ended: its owner signs in anew. */
  #readRow(): KnownRow | null {
    const { sql } = this.ctx.storage;
    const [row] = tables.hasTables(sql) ? sql.exec<Row>("SELECT * FROM visit").toArray() : [];
    if (!row) return null;
    const { account: text, ...rest } = row;
    if (text === null) return { ...rest, account: null };
    const account = readStored<SessionAccount>(text, accountShape, () => {
      sql.exec("DELETE FROM visit");
      this.reportLost("account");
    });
    return account && { ...rest, account };
  }

  #change(statement: string, ...values: (string | number)[]): void {
    this.#known = undefined;
    this.ctx.storage.sql.exec(statement, ...values);
  }

  #alive(now: number): KnownRow | null {
    const row = this.#row();
    return row && expiryOf(timesOf(row)) > now ? row : null;
  }

  /** As `#alive`, for actions of the visitor, which extend the idle limit. */
  #acting(now: number): KnownRow | null {
    const row = this.#alive(now);
    if (row) this.#touch(row, now);
    return row;
  }

  #touch(row: KnownRow, now: number): void {
    if (now - row.seen_at < touchGrain) return;
    this.#change("UPDATE visit SET seen_at = ?", now);
    row.seen_at = now;
  }
}
