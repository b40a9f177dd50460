import { DurableObject } from "cloudflare:workers";
import {
  AccountProtection,
  type DepositRequest,
  type ProtectionTables,
} from "../../../gateway/protection/account-protection.ts";
import type { DepositAttempt } from "../../../gateway/protection/deposit-check.ts";
import type { DepositLimit } from "../../../gateway/protection/deposit-limit.ts";
import type { LimitPeriod } from "../../../gateway/protection/limit-windows.ts";
import {
  type PlayClocks,
  type PlayReading,
  PlaySessions,
  type PlayState,
  type PlayTables,
} from "../../../gateway/protection/play-sessions.ts";
import type { AccountProtectionPort } from "../../../gateway/request/protection-port.ts";

const createTables = `
  CREATE TABLE IF NOT EXISTS deposit_limit (period TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS deposit_attempt (key TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS play_session (only_one INTEGER PRIMARY KEY, json TEXT NOT NULL);
`;

/**
 * The protection of one account of a brand (G1, G5, G7; decision 0041). Requests of all data centers and hosts of the
 * brand meet here. A method runs to its end before the next one starts.
 */
export class ProtectionObject extends DurableObject implements AccountProtectionPort {
  readonly #protection: AccountProtection;
  readonly #play: PlaySessions;

  constructor(state: DurableObjectState, env: object) {
    super(state, env);
    state.storage.sql.exec(createTables);
    this.#protection = new AccountProtection(tablesIn(state.storage.sql));
    this.#play = new PlaySessions(playTablesIn(state.storage.sql));
  }

  async read(now: number) {
    return this.#protection.read(now);
  }

  async change(period: LimitPeriod, amount: string | null, now: number) {
    return this.#protection.change(period, amount, now);
  }

  async confirm(period: LimitPeriod, now: number) {
    return this.#protection.confirm(period, now);
  }

  async dropRequest(period: LimitPeriod, now: number) {
    return this.#protection.dropRequest(period, now);
  }

  async reserve(deposit: DepositRequest) {
    return this.#protection.reserve(deposit);
  }

  async made(key: string, recordId: string | null, now: number) {
    return this.#protection.made(key, recordId, now);
  }

  async undone(key: string) {
    return this.#protection.undone(key);
  }

  async visitPlay(clocks: PlayClocks, longestMinutes: number) {
    return this.#play.visitPlay(clocks, longestMinutes);
  }

  async bookPlay(startedAt: number, reading: PlayReading) {
    return this.#play.bookPlay(startedAt, reading);
  }

  async answerCheck(number: number, clocks: PlayClocks, longestMinutes: number) {
    return this.#play.answerCheck(number, clocks, longestMinutes);
  }

  async readCheckInterval() {
    return this.#play.readCheckInterval();
  }

  async changeCheckInterval(minutes: number | null, clocks: PlayClocks, longestMinutes: number) {
    return this.#play.changeCheckInterval(minutes, clocks, longestMinutes);
  }
}

function tablesIn(sql: SqlStorage): ProtectionTables {
  const all = <T>(table: string) =>
    sql
      .exec<{ json: string }>(`SELECT json FROM ${table}`)
      .toArray()
      .map(({ json }) => JSON.parse(json) as T);
  const put = (table: string, key: string, value: object) =>
    sql.exec(`INSERT OR REPLACE INTO ${table} VALUES (?, ?)`, key, JSON.stringify(value));
  return {
    limits: () => all<DepositLimit>("deposit_limit"),
    putLimit: (limit) => void put("deposit_limit", limit.period, limit),
    removeLimit: (period) => void sql.exec("DELETE FROM deposit_limit WHERE period = ?", period),
    attempts: () => all<DepositAttempt>("deposit_attempt"),
    putAttempt: (attempt) => void put("deposit_attempt", attempt.key, attempt),
    removeAttempt: (key) => void sql.exec("DELETE FROM deposit_attempt WHERE key = ?", key),
  };
}

function playTablesIn(sql: SqlStorage): PlayTables {
  return {
    play: () => {
      const [row] = sql.exec<{ json: string }>("SELECT json FROM play_session").toArray();
      return row ? (JSON.parse(row.json) as PlayState) : null;
    },
    putPlay: (state) =>
      void sql.exec("INSERT OR REPLACE INTO play_session VALUES (1, ?)", JSON.stringify(state)),
  };
}
