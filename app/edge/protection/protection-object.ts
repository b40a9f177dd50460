import { DurableObject } from "cloudflare:workers";
import {
  AccountProtection,
  type DepositRequest,
  type ProtectionTables,
} from "../../../gateway/protection/account-protection.ts";
import type { DepositAttempt } from "../../../gateway/protection/deposit-check.ts";
import type { Limit, LimitName } from "../../../gateway/protection/limit.ts";
import {
  PlayLimits,
  type PlayQuestion,
  type PlayState,
  type PlayTables,
} from "../../../gateway/protection/play-limits.ts";
import type { AccountProtectionPort } from "../../../gateway/request/protection-port.ts";

const createTables = `
  CREATE TABLE IF NOT EXISTS account_limit (name TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS deposit_attempt (key TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS play_state (name TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
`;

/**
 * The protection of one account of a brand (G1, G5, G7; decision 0041). Requests of all data centers and hosts of the
 * brand meet here. A method runs to its end before the next one starts.
 */
export class ProtectionObject extends DurableObject implements AccountProtectionPort {
  readonly #protection: AccountProtection;
  readonly #play: PlayLimits;

  constructor(state: DurableObjectState, env: object) {
    super(state, env);
    state.storage.sql.exec(createTables);
    const tables = tablesIn(state.storage.sql);
    this.#protection = new AccountProtection(tables);
    this.#play = new PlayLimits(tables, (now) => this.#protection.read(now).limits);
  }

  async read(now: number) {
    return this.#protection.read(now);
  }

  async change(name: LimitName, amount: string | null, now: number) {
    return this.#protection.change(name, amount, now);
  }

  async confirm(name: LimitName, now: number) {
    return this.#protection.confirm(name, now);
  }

  async dropRequest(name: LimitName, now: number) {
    return this.#protection.dropRequest(name, now);
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

  async checkPlay(question: PlayQuestion) {
    return this.#play.checkPlay(question);
  }

  async playedMs(now: number, gmtOffset: string) {
    return this.#play.playedMs(now, gmtOffset);
  }
}

function tablesIn(sql: SqlStorage): ProtectionTables & PlayTables {
  const all = <T>(table: string) =>
    sql
      .exec<{ json: string }>(`SELECT json FROM ${table}`)
      .toArray()
      .map(({ json }) => JSON.parse(json) as T);
  const put = (table: string, key: string, value: object) =>
    sql.exec(`INSERT OR REPLACE INTO ${table} VALUES (?, ?)`, key, JSON.stringify(value));
  const nameOf = ({ kind, period }: LimitName) => `${kind} ${period}`;
  return {
    limits: () => all<Limit>("account_limit"),
    putLimit: (limit) => void put("account_limit", nameOf(limit), limit),
    removeLimit: (name) => void sql.exec("DELETE FROM account_limit WHERE name = ?", nameOf(name)),
    playState: () => all<PlayState>("play_state")[0] ?? null,
    putPlayState: (state) => void put("play_state", "play", state),
    attempts: () => all<DepositAttempt>("deposit_attempt"),
    putAttempt: (attempt) => void put("deposit_attempt", attempt.key, attempt),
    removeAttempt: (key) => void sql.exec("DELETE FROM deposit_attempt WHERE key = ?", key),
  };
}
