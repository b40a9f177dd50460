import { DurableObject } from "cloudflare:workers";
import {
  AccountProtection,
  type DepositRequest,
  type ProtectionTables,
} from "../../../gateway/protection/account-protection.ts";
import type { AccountSession } from "../../../gateway/protection/account-sessions.ts";
import type { DepositAttempt } from "../../../gateway/protection/deposit-check.ts";
import type { DepositLimit } from "../../../gateway/protection/deposit-limit.ts";
import type { LimitPeriod } from "../../../gateway/protection/limit-windows.ts";
import type { BreakStart } from "../../../gateway/request/access-port.ts";
import type { AccountProtectionPort } from "../../../gateway/request/protection-port.ts";
import { AccessKeeper, type AccessNeighbours } from "./access-keeper.ts";

const createTables = `
  CREATE TABLE IF NOT EXISTS deposit_limit (period TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS deposit_attempt (key TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
`;

/**
 * The protection of one account of a brand (G1, G5, G7; decision 0041). Requests of all data centers and hosts of the
 * brand meet here. A method runs to its end before the next one starts.
 */
export abstract class ProtectionKeeper extends DurableObject implements AccountProtectionPort {
  readonly #protection: AccountProtection;
  /** Its breaks and sessions (decision 0042). */
  readonly #access: AccessKeeper;

  /** The objects that are told when a break starts. */
  protected abstract neighbours(): AccessNeighbours;

  constructor(state: DurableObjectState, env: object) {
    super(state, env);
    state.storage.sql.exec(createTables);
    this.#protection = new AccountProtection(tablesIn(state.storage.sql));
    this.#access = new AccessKeeper(state, () => this.neighbours());
  }

  /** What could not be told to other objects is told again. */
  override async alarm() {
    await this.#access.tellAll(Date.now());
  }

  async openBreak(now: number) {
    return this.#access.openBreak(now);
  }

  async startBreak(start: BreakStart) {
    return this.#access.startBreak(start);
  }

  async askReturn(now: number) {
    return this.#access.askReturn(now);
  }

  async sessionBegan(session: AccountSession, now: number) {
    return this.#access.sessionBegan(session, now);
  }

  async sessionUsed(session: AccountSession, now: number) {
    return this.#access.sessionUsed(session, now);
  }

  async sessionGone(name: string) {
    return this.#access.sessionGone(name);
  }

  async openSessions(now: number) {
    return this.#access.openSessions(now);
  }

  async endSessions(now: number, which: { only: string } | { except: string | null }) {
    return this.#access.endSessions(now, which);
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
    // In the same step, so that no deposit is sent that asks after a break has started (G17).
    if (this.#access.breakAt(deposit.now)) return { state: "ON_BREAK" as const };
    return this.#protection.reserve(deposit);
  }

  async made(key: string, recordId: string | null, now: number) {
    return this.#protection.made(key, recordId, now);
  }

  async undone(key: string) {
    return this.#protection.undone(key);
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
