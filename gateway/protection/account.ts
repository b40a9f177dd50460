/**
 * All rules of one account (decision 0062). It runs in a Durable Object, and in tests over a Map. It decides
 * synchronously, so that concurrent requests are decided one after the other. What it has to tell other objects is stored
 * first; what can't be reached is tried again by alarm. All moments are in ms since the epoch.
 */
import type { AccountStore, StoredValues } from "./account-store.ts";
import { type AccountBreak, AccountBreaks, openAgainAt } from "./breaks/account-breaks.ts";
import type { BreakLength } from "./breaks/break-lengths.ts";
import {
  type KnownPerson,
  nobody,
  type PersonReading,
  withEntries,
} from "./breaks/known-person.ts";
import { byShard, type RegisterEntry } from "./breaks/person-register.ts";
import {
  newsAfter,
  newsToSend,
  type PlatformNews,
  type TellingOutcome,
  type WaitingNews,
} from "./breaks/platform-news.ts";
import {
  AccountLimits,
  type DepositDecision,
  type DepositRequest,
} from "./limits/account-limits.ts";
import { LimitReview } from "./limits/limit-review.ts";
import { type PlayAnswer, PlayLimits, type PlayQuestion } from "./play/play-limits.ts";
import { PlaySessions } from "./play/play-sessions.ts";
import { type AccountSession, AccountSessions } from "./sign-ins/account-sessions.ts";
import { LoginTimes } from "./sign-ins/login-times.ts";
import { NewSignIns } from "./sign-ins/new-sign-ins.ts";

/** What the object of an account needs of others. */
export interface AccountNeighbours {
  /** Ends a session in its own object. */
  endSession(name: string, now: number): Promise<unknown>;
  /** Sets the end of the account's entries in a shard of the register; null while none is known (G17). */
  enterRegister(shard: string, keys: string[], until: number | null): Promise<void>;
  /** Tells the platform of a break once more (CA126). */
  notifyPlatform(waiting: WaitingNews): Promise<TellingOutcome>;
  alarms: {
    /** Runs one of the account's jobs at a moment, and not at an earlier one that was set before. */
    set(name: AccountJob, at: number): Promise<void>;
    remove(name: AccountJob): Promise<void>;
  };
}

type AccountJob = "notifyNeighbours" | "notifyPlatform";

/** An entry of the register, and whether the register has it. */
interface StoredEntry extends RegisterEntry {
  written: boolean;
}

export interface BreakStart {
  length: BreakLength;
  now: number;
  /** The keyed hashes of the person, for the register of excluded persons (G17). */
  entries: readonly RegisterEntry[];
}

/** What could not be told is told again after this time, in ms. */
const retryMs = 5_000;

export class Account {
  readonly limits: AccountLimits;
  readonly play: PlayLimits;
  readonly realityChecks: PlaySessions;
  readonly review: LimitReview;
  readonly logins: LoginTimes;
  readonly sessions: AccountSessions;
  readonly signIns: NewSignIns;
  readonly #breaks: AccountBreaks;
  readonly #person: StoredValues<KnownPerson>;
  readonly #entries: StoredValues<StoredEntry>;
  /** What the platform has to be told of a break. */
  readonly #news: StoredValues<WaitingNews>;
  readonly #neighbours: AccountNeighbours;

  constructor(store: AccountStore, neighbours: AccountNeighbours) {
    this.#neighbours = neighbours;
    this.#breaks = new AccountBreaks(store);
    this.#person = store.values("person");
    this.#entries = store.values("entry");
    this.#news = store.values("news");
    this.sessions = new AccountSessions(store);
    this.signIns = new NewSignIns(store);
    this.limits = new AccountLimits(store);
    this.play = new PlayLimits(store, this.limits);
    this.realityChecks = new PlaySessions(store);
    this.review = new LimitReview(store);
    this.logins = new LoginTimes(store);
  }

  /** The break that holds, or null. */
  openBreak(now: number): AccountBreak | null {
    return this.#breaks.openBreak(now);
  }

  /** The break that holds, and what is known of the person, for a sign-in (G17). */
  signInState(now: number): { break: AccountBreak | null; person: KnownPerson } {
    return { break: this.openBreak(now), person: this.#knownPerson() };
  }

  /** Notes hashes of the person: all of a reading, or those of a change. */
  notePerson(entries: KnownPerson["entries"], read: PersonReading | null): void {
    this.#person.put(withEntries(this.#knownPerson(), entries, read));
  }

  /** Starts a break and ends all sessions of the account at once. Returns the break that holds now: it may be longer. */
  async startBreak({ length, now, entries }: BreakStart): Promise<AccountBreak> {
    const holds = this.#breaks.startBreak(length, now);
    // The gateway tells the platform of this one, and says so if that fails.
    this.#news.remove();
    await this.#close(entries, now);
    return holds;
  }

  /** Takes over a break of the platform, and ends all sessions (G40). Returns the break that holds now, or null. */
  async adoptBreak({
    entries,
    now,
    ...other
  }: Pick<AccountBreak, "kind" | "from" | "until"> &
    Pick<BreakStart, "entries" | "now">): Promise<AccountBreak | null> {
    const holds = this.#breaks.adoptBreak(other, now);
    if (holds) await this.#close(entries, now);
    return holds;
  }

  /** Keeps a break that the platform could not be told (CA126), and tells it again by alarm. */
  async notifyPlatformLater(news: PlatformNews): Promise<void> {
    const waiting = newsToSend(news, Date.now());
    this.#news.put(waiting);
    await this.#neighbours.alarms.set("notifyPlatform", waiting.nextAt);
  }

  /** Notes that the player wants to come back after a self-exclusion (G18). */
  async requestReturn(now: number): Promise<"DONE" | "TOO_EARLY" | "NONE"> {
    const answer = this.#breaks.requestReturn(now);
    if (answer === "DONE") await this.#enterAgain(now);
    return answer;
  }

  /**
   * Adds a session that has begun, and notes the sign-in if its device is new. With a break it is not added; the caller
   * ends it.
   */
  async sessionBegan(
    session: AccountSession,
    now: number,
  ): Promise<{ break: AccountBreak | null; newDevice: boolean }> {
    const open = this.openBreak(now);
    if (open) return { break: open, newDevice: false };
    const { newDevice } = this.sessions.began(session, now);
    if (newDevice) this.signIns.note(session);
    if (this.sessions.ending().length > 0) await this.#notifyNeighbours(now);
    return { break: null, newDevice };
  }

  /** Notes once a minute that a session is used. False: it has to end. */
  sessionUsed(session: AccountSession, now: number): boolean {
    return this.openBreak(now) === null && this.sessions.used(session, now);
  }

  /** Ends sessions: the one with this id, or all but one. Returns how many. */
  async endSessions(
    now: number,
    which: { only: string } | { except: string | null },
  ): Promise<number> {
    const count = this.sessions.end(now, which);
    if (count > 0) await this.#notifyNeighbours(now);
    return count;
  }

  /** Decides on a deposit. A break comes first and in the same step, so that none is sent after it has started (G17). */
  reserve(deposit: DepositRequest): DepositDecision {
    return this.openBreak(deposit.now) ? { state: "ON_BREAK" } : this.limits.reserve(deposit);
  }

  /** Decides on play, as `reserve` does on a deposit. */
  checkPlay(question: PlayQuestion): PlayAnswer {
    return this.openBreak(question.now) ? { state: "ON_BREAK" } : this.play.checkPlay(question);
  }

  /** What the account's overview shows in one round trip: the review (G8), and the login before a moment (G28). */
  readOverview(now: number, gmtOffset: string, moment: number) {
    return {
      review: this.review.reviewState(now, gmtOffset),
      previousLogin: this.logins.loginBefore(moment),
    };
  }

  /** What runs by alarm. */
  readonly jobs: Record<AccountJob, () => Promise<void>> = {
    notifyNeighbours: () => this.#notifyNeighbours(Date.now()),
    notifyPlatform: () => this.#notifyPlatform(),
  };

  #knownPerson(): KnownPerson {
    return this.#person.get() ?? nobody;
  }

  async #close(entries: readonly RegisterEntry[], now: number): Promise<void> {
    this.sessions.end(now);
    for (const entry of entries) this.#putEntry(entry, false);
    await this.#enterAgain(now);
  }

  /** Tells the register all entries again, because their end has changed. */
  async #enterAgain(now: number): Promise<void> {
    for (const entry of this.#entries.all()) this.#putEntry(entry, false);
    await this.#notifyNeighbours(now);
  }

  #putEntry({ shard, key }: RegisterEntry, written: boolean): void {
    this.#entries.put({ shard, key, written }, key);
  }

  #openEntries(): StoredEntry[] {
    return this.#entries.all().filter(({ written }) => !written);
  }

  /** Ends the marked sessions and writes the register's entries that are not written. */
  async #notifyNeighbours(now: number): Promise<void> {
    const { endSession, alarms } = this.#neighbours;
    const names = this.sessions.ending();
    const entries = this.#openEntries();
    if (names.length === 0 && entries.length === 0) return;
    // Set before, so that a restart in the middle loses nothing.
    await alarms.set("notifyNeighbours", Date.now() + retryMs);
    await Promise.allSettled([
      ...names.map(async (name) => {
        await endSession(name, now);
        this.sessions.sessionGone(name);
      }),
      ...byShard(entries).map(([shard, keys]) => this.#notifyRegister(shard, keys)),
    ]);
    const isDone = this.sessions.ending().length === 0 && this.#openEntries().length === 0;
    if (isDone) await alarms.remove("notifyNeighbours");
  }

  async #notifyRegister(shard: string, keys: string[]): Promise<void> {
    const known = this.#breaks.lastBreak();
    if (!known) return;
    const until = openAgainAt(known);
    await this.#neighbours.enterRegister(shard, keys, until);
    // A change of the break meanwhile has marked the entries again, and its own call follows.
    const now = this.#breaks.lastBreak();
    if (!now || openAgainAt(now) !== until) return;
    for (const key of keys) this.#putEntry({ shard, key }, true);
  }

  async #notifyPlatform(): Promise<void> {
    const waiting = this.#news.get();
    if (!waiting) return;
    const outcome = await this.#neighbours.notifyPlatform(waiting).catch(() => "FAILED" as const);
    // A break that has begun meanwhile has its own news.
    if (this.#news.get()?.nextAt !== waiting.nextAt) return;
    const next = newsAfter(waiting, outcome, Date.now());
    if (!next) return this.#news.remove();
    this.#news.put(next);
    await this.#neighbours.alarms.set("notifyPlatform", next.nextAt);
  }
}

/** What requests may call of an account. Nothing else of it is reached from outside. */
export const callsOf = (account: Account) => ({
  ...pick(account, "openBreak", "signInState", "notePerson", "startBreak", "adoptBreak"),
  ...pick(account, "notifyPlatformLater", "requestReturn", "reserve", "checkPlay", "readOverview"),
  ...pick(account, "sessionBegan", "sessionUsed", "endSessions"),
  ...pick(account.sessions, "sessionGone", "openSessions"),
  ...pick(account.signIns, "newSignIns", "readNewSignIns"),
  ...pick(account.limits, "read", "change", "confirm", "dropRequest", "chooseNone"),
  ...pick(account.limits, "notePlatformLimits", "made", "undone"),
  ...pick(account.play, "playedMs"),
  ...pick(account.realityChecks, "visitPlay", "bookPlay", "answerCheck"),
  ...pick(account.realityChecks, "readCheckInterval", "changeCheckInterval"),
  ...pick(account.review, "answerReview"),
  ...pick(account.logins, "noteLogin", "loginBefore"),
});

export type AccountCalls = ReturnType<typeof callsOf>;

/** Some methods of an object, bound to it. */
function pick<T extends object, Name extends keyof T>(object: T, ...names: Name[]): Pick<T, Name> {
  const bound = names.map((name) => {
    const method = object[name];
    if (typeof method !== "function") throw new Error(`${String(name)} is no method`);
    return [name, method.bind(object)] as const;
  });
  return Object.fromEntries(bound) as Pick<T, Name>;
}
