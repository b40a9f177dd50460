/**
 * All rules of one account (decision 0062). It runs in a Durable Object, and in tests over a Map. It decides
 * synchronously, so that concurrent requests are decided one after the other. What it has to tell other objects is stored
 * first; what can't be reached is tried again by alarm. All moments are in ms since the epoch.
 */
import type { AccountJob, AccountNeighbours } from "./account-neighbours.ts";
import type { AccountStore, StoredValues } from "./account-store.ts";
import { type AccountBreak, AccountBreaks } from "./breaks/account-breaks.ts";
import { AccountEntries } from "./breaks/account-entries.ts";
import { AccountPerson } from "./breaks/account-person.ts";
import type { BreakLength } from "./breaks/break-lengths.ts";
import type { KnownPerson, PersonNote } from "./breaks/known-person.ts";
import type { RegisterEntry } from "./breaks/person-register.ts";
import {
  newsAfter,
  newsToSend,
  type PlatformNews,
  type WaitingNews,
} from "./breaks/platform-news.ts";
import { leftByErasing } from "./erasing.ts";
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
import { WithdrawalRules } from "./withdrawal-rules.ts";

export interface BreakStart {
  length: BreakLength;
  now: number;
  /** The keyed hashes of the person, for the register of excluded persons (G17). */
  entries: readonly RegisterEntry[];
  /** The form of the values that were hashed (`person-marks.ts`); without it they are made anew at the next sign-in. */
  form?: number;
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
  readonly person: AccountPerson;
  readonly withdrawals: WithdrawalRules;
  readonly #breaks: AccountBreaks;
  readonly #entries: AccountEntries;
  /** What the platform has to be told of a break. */
  readonly #news: StoredValues<WaitingNews>;
  readonly #neighbours: AccountNeighbours;
  readonly #store: AccountStore;

  constructor(store: AccountStore, neighbours: AccountNeighbours) {
    this.#store = store;
    this.#neighbours = neighbours;
    this.#breaks = new AccountBreaks(store);
    this.person = new AccountPerson(store, neighbours);
    this.#entries = new AccountEntries(store, neighbours, () => this.#breaks.lastBreak());
    this.#news = store.values("news", { news: "object", nextAt: "number" });
    this.sessions = new AccountSessions(store);
    this.signIns = new NewSignIns(store);
    this.limits = new AccountLimits(store);
    this.play = new PlayLimits(store, this.limits);
    this.realityChecks = new PlaySessions(store);
    this.review = new LimitReview(store);
    this.logins = new LoginTimes(store);
    this.withdrawals = new WithdrawalRules(store);
  }

  /** The break that holds, or null. */
  openBreak(now: number): AccountBreak | null {
    return this.#breaks.openBreak(now);
  }

  /** The break that holds, the form of its entries, and what is known of the person, for a sign-in (G17). */
  signInState(now: number): { break: AccountBreak | null; form: number; person: KnownPerson } {
    return {
      break: this.openBreak(now),
      form: this.#entries.form(),
      person: this.person.known(),
    };
  }

  /** Notes hashes of the person, and lists the account by them. An excluded person's sessions end at once. */
  async notePerson(note: PersonNote): Promise<{ excluded: boolean }> {
    const excluded = await this.person.note(note);
    if (excluded) await this.endSessions(note.now, { except: null });
    return { excluded };
  }

  /** Enters the person of a break that holds, whose entries had another form or could not be had (decision 0042). */
  async enterPerson({ entries, now, form }: Omit<BreakStart, "length">): Promise<void> {
    if (this.openBreak(now)) await this.#close({ entries, now, form });
  }

  /** Makes the sessions ask for their account with the next request. */
  async checkSessions(now: number): Promise<void> {
    const open = this.sessions.openSessions(now);
    await Promise.allSettled(open.map(({ name }) => this.#neighbours.checkSession(name)));
  }

  /** Starts a break and ends all sessions of the account at once. Returns the break that holds now: it may be longer. */
  async startBreak({ length, ...start }: BreakStart): Promise<AccountBreak> {
    const holds = this.#breaks.startBreak(length, start.now);
    // The gateway tells the platform of this one, and says so if that fails.
    this.#news.remove();
    await this.#close(start);
    return holds;
  }

  /** Takes over a break of the platform, and ends all sessions (G40). Returns the break that holds now, or null. */
  async adoptBreak({
    entries,
    now,
    form,
    ...other
  }: Pick<AccountBreak, "kind" | "from" | "until"> &
    Omit<BreakStart, "length">): Promise<AccountBreak | null> {
    const before = this.openBreak(now);
    const holds = this.#breaks.adoptBreak(other, now);
    const isSame = before !== null && JSON.stringify(before) === JSON.stringify(holds);
    // Nothing new: the register counts no change.
    if (isSame && entries.length === 0) await this.endSessions(now, { except: null });
    else if (holds) await this.#close({ entries, now, form });
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
    if (answer === "DONE") {
      this.#entries.add([]);
      await this.#notifyNeighbours(now);
    }
    return answer;
  }

  /**
   * Adds a session that has begun, and notes the sign-in if its device is new. With a break it is not added; the caller
   * ends it.
   * @param change the register's entry of all changes: the account is listed by it until its person is known
   */
  async sessionBegan(
    session: AccountSession,
    now: number,
    change: RegisterEntry,
  ): Promise<{ break: AccountBreak | null; newDevice: boolean }> {
    const open = this.openBreak(now);
    if (open) return { break: open, newDevice: false };
    const { newDevice } = this.sessions.began(session, now);
    if (newDevice) this.signIns.note(session);
    if (this.sessions.ending().length > 0) await this.#notifyNeighbours(now);
    // What fails here is found by the session's next check.
    const excluded = await this.person.began(change, now).catch(() => false);
    if (excluded) await this.endSessions(now, { except: null });
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

  /** How many values of each kind are stored. */
  stored(): Record<string, number> {
    return this.#store.counts();
  }

  /** Ends all sessions, and deletes what no rule needs any more (G36). */
  async erase(now: number): Promise<void> {
    await this.endSessions(now, { except: null });
    const limits = this.limits.read(now).limits.map(({ kind }) => kind);
    for (const kind of Object.keys(this.stored())) {
      const left = leftByErasing[kind];
      const isLeft = left?.forLimits?.some((each) => limits.includes(each)) ?? left !== undefined;
      if (!isLeft) this.#store.removeKind(kind);
    }
  }

  /** What runs by alarm. */
  readonly jobs: Record<AccountJob, () => Promise<void>> = {
    notifyNeighbours: () => this.#notifyNeighbours(Date.now()),
    notifyPlatform: () => this.#notifyPlatform(),
    listPerson: async () => {
      if (await this.person.list(Date.now())) await this.endSessions(Date.now(), { except: null });
    },
  };

  async #close({ entries, now, form }: Omit<BreakStart, "length">): Promise<void> {
    this.sessions.end(now);
    this.#entries.add(entries, form);
    await this.#notifyNeighbours(now);
  }

  /** Ends the marked sessions and writes the register's entries that are not written. */
  async #notifyNeighbours(now: number): Promise<void> {
    const { endSession, alarms } = this.#neighbours;
    const names = this.sessions.ending();
    if (names.length === 0 && this.#entries.open().length === 0) return;
    // Set before, so that a restart in the middle loses nothing.
    await alarms.set("notifyNeighbours", Date.now() + retryMs);
    await Promise.allSettled([
      ...names.map(async (name) => {
        await endSession(name, now);
        this.sessions.sessionGone(name);
      }),
      this.#entries.write(now),
    ]);
    const isDone = this.sessions.ending().length === 0 && this.#entries.open().length === 0;
    if (isDone) await alarms.remove("notifyNeighbours");
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
