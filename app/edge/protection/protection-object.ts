import { DurableObject } from "cloudflare:workers";
import {
  AccountProtection,
  type DepositRequest,
  type ProtectionTables,
} from "../../../gateway/protection/account-protection.ts";
import type { DepositAttempt } from "../../../gateway/protection/limits/deposit-check.ts";
import type { Limit, LimitName } from "../../../gateway/protection/limits/limit.ts";
import {
  LimitReview,
  type ReviewDecision,
} from "../../../gateway/protection/limits/limit-review.ts";
import type {
  PlatformLimit,
  PlatformLimitState,
} from "../../../gateway/protection/limits/platform-limits.ts";
import {
  type PlayLimitState,
  PlayLimits,
  type PlayLimitTables,
  type PlayQuestion,
} from "../../../gateway/protection/play/play-limits.ts";
import {
  type PlayClocks,
  type PlayReading,
  PlaySessions,
  type PlayState,
  type PlayTables,
} from "../../../gateway/protection/play/play-sessions.ts";
import type { AccountSession } from "../../../gateway/protection/sign-ins/account-sessions.ts";
import { LoginTimes, type NotedLogin } from "../../../gateway/protection/sign-ins/login-times.ts";
import type { BreakStart } from "../../../gateway/request/access-port.ts";
import { AccessKeeper, type AccessNeighbours } from "./access-keeper.ts";
import type { StoredProtection } from "./protection-port.ts";
import { readStored } from "./read-stored.ts";
import { createReviewTables, loginTables, reviewTables } from "./review-tables.ts";

const createTables = `
  CREATE TABLE IF NOT EXISTS account_limit (name TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS deposit_attempt (key TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS limit_choice (only_one INTEGER PRIMARY KEY, at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS play_state (name TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS platform_limits (only_one INTEGER PRIMARY KEY, json TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS play_session (only_one INTEGER PRIMARY KEY, json TEXT NOT NULL);
`;

/**
 * The protection of one account of a brand (G1, G5, G7; decision 0041). Requests of all data centers and hosts of the
 * brand meet here. A method runs to its end before the next one starts.
 */
export abstract class ProtectionKeeper extends DurableObject implements StoredProtection {
  readonly #protection: AccountProtection;
  readonly #playLimits: PlayLimits;
  readonly #review: LimitReview;
  readonly #logins: LoginTimes;
  readonly #play: PlaySessions;
  /** Its breaks and sessions (decision 0042). */
  readonly #access: AccessKeeper;

  /** The objects that are told when a break starts. */
  protected abstract neighbours(): AccessNeighbours;

  constructor(state: DurableObjectState, env: object) {
    super(state, env);
    state.storage.sql.exec(createTables);
    const tables = tablesIn(state.storage.sql);
    this.#protection = new AccountProtection(tables);
    this.#playLimits = new PlayLimits(tables, this.#protection);
    state.storage.sql.exec(createReviewTables);
    this.#review = new LimitReview(reviewTables(state.storage.sql));
    this.#logins = new LoginTimes(loginTables(state.storage.sql));
    this.#play = new PlaySessions(playTablesIn(state.storage.sql));
    this.#access = new AccessKeeper(state, () => this.neighbours());
  }

  /** What could not be told to other objects is told again. */
  override async alarm() {
    await this.#access.alarm();
  }

  async openBreak(now: number) {
    return this.#access.openBreak(now);
  }

  async signInState(now: number) {
    return this.#access.signInState(now);
  }

  async notePerson(...noted: Parameters<AccessKeeper["notePerson"]>) {
    return this.#access.notePerson(...noted);
  }

  async startBreak(start: BreakStart) {
    return this.#access.startBreak(start);
  }

  async adoptBreak(...adopted: Parameters<AccessKeeper["adoptBreak"]>) {
    return this.#access.adoptBreak(...adopted);
  }

  async notifyPlatformLater(...untold: Parameters<AccessKeeper["notifyPlatformLater"]>) {
    return this.#access.notifyPlatformLater(...untold);
  }

  async requestReturn(now: number) {
    return this.#access.requestReturn(now);
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

  async newSignIns(device: string | null) {
    return this.#access.newSignIns(device);
  }

  async readNewSignIns(ids: readonly string[], device: string | null) {
    return this.#access.readNewSignIns(ids, device);
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

  async notePlatformLimits(limits: readonly PlatformLimit[] | null, now: number) {
    return this.#protection.notePlatformLimits(limits, now);
  }

  async chooseNone(now: number) {
    return this.#protection.chooseNone(now);
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

  async checkPlay(question: PlayQuestion) {
    if (this.#access.breakAt(question.now)) return { state: "ON_BREAK" as const };
    return this.#playLimits.checkPlay(question);
  }

  async playedMs(now: number, gmtOffset: string) {
    return this.#playLimits.playedMs(now, gmtOffset);
  }

  async reviewState(now: number, gmtOffset: string) {
    return this.#review.reviewState(now, gmtOffset);
  }

  async answerReview(decision: ReviewDecision, now: number, gmtOffset: string) {
    return this.#review.answerReview(decision, now, gmtOffset);
  }

  async noteLogin(login: NotedLogin, instead: number | null) {
    return this.#logins.noteLogin(login, instead);
  }

  async loginBefore(moment: number) {
    return this.#logins.loginBefore(moment);
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

function tablesIn(sql: SqlStorage): ProtectionTables & PlayLimitTables {
  const all = <T>(table: string) =>
    sql
      .exec<{ json: string }>(`SELECT json FROM ${table}`)
      .toArray()
      .map(({ json }) => readStored<T>(json));
  const put = (table: string, key: string, value: object) =>
    sql.exec(`INSERT OR REPLACE INTO ${table} VALUES (?, ?)`, key, JSON.stringify(value));
  const nameOf = ({ kind, period }: LimitName) => `${kind} ${period}`;
  return {
    limits: () => all<Limit>("account_limit"),
    putLimit: (limit) => void put("account_limit", nameOf(limit), limit),
    removeLimit: (name) => void sql.exec("DELETE FROM account_limit WHERE name = ?", nameOf(name)),
    platformLimits: () =>
      all<PlatformLimitState>("platform_limits")[0] ?? { requestedAt: null, reading: null },
    putPlatformLimits: (state) =>
      void sql.exec("INSERT OR REPLACE INTO platform_limits VALUES (1, ?)", JSON.stringify(state)),
    playLimitState: () => all<PlayLimitState>("play_state")[0] ?? null,
    putPlayLimitState: (state) => void put("play_state", "play", state),
    choiceAt: () =>
      sql.exec<{ at: number }>("SELECT at FROM limit_choice").toArray()[0]?.at ?? null,
    putChoice: (at) => void sql.exec("INSERT OR REPLACE INTO limit_choice VALUES (1, ?)", at),
    attempts: () => all<DepositAttempt>("deposit_attempt"),
    attempt(key) {
      type Row = { json: string };
      const query = "SELECT json FROM deposit_attempt WHERE key = ?";
      const [row] = sql.exec<Row>(query, key).toArray();
      return row ? readStored<DepositAttempt>(row.json) : null;
    },
    removeAttemptsBefore: (at) =>
      void sql.exec("DELETE FROM deposit_attempt WHERE json_extract(json, '$.at') < ?", at),
    putAttempt: (attempt) => void put("deposit_attempt", attempt.key, attempt),
    removeAttempt: (key) => void sql.exec("DELETE FROM deposit_attempt WHERE key = ?", key),
  };
}

function playTablesIn(sql: SqlStorage): PlayTables {
  return {
    play: () => {
      const [row] = sql.exec<{ json: string }>("SELECT json FROM play_session").toArray();
      return row ? readStored<PlayState>(row.json) : null;
    },
    putPlay: (state) =>
      void sql.exec("INSERT OR REPLACE INTO play_session VALUES (1, ?)", JSON.stringify(state)),
  };
}
