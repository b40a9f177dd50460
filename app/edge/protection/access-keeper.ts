/**
 * Breaks and sessions of one account in its Durable Object (G15–G18, G26). What it has to tell other objects is stored
 * first: the sessions that have to end, and the register's entries. What can't be reached is tried again by alarm.
 */
import type { SessionStores } from "~/session/port/request-sessions.ts";
import {
  type AccountBreak,
  AccountBreaks,
  openAgainAt,
} from "../../../gateway/protection/breaks/account-breaks.ts";
import {
  type KnownPerson,
  type PersonReading,
  withEntries,
} from "../../../gateway/protection/breaks/known-person.ts";
import {
  newsAfter,
  newsToSend,
  type PlatformNews,
  type TellingOutcome,
  type WaitingNews,
} from "../../../gateway/protection/breaks/platform-news.ts";
import {
  type AccountSession,
  AccountSessions,
} from "../../../gateway/protection/sign-ins/account-sessions.ts";
import { NewSignIns } from "../../../gateway/protection/sign-ins/new-sign-ins.ts";
import type { AccountAccessPort, BreakStart } from "../../../gateway/request/access-port.ts";
import { type AccessTables, accessTablesIn, createAccessTables } from "./access-tables.ts";
import { byShard, type RegisterStores } from "./register-port.ts";

/** Whom an account's object tells about a break. */
export interface AccessNeighbours {
  sessions: SessionStores;
  register: RegisterStores;
  /** Tells the platform once more (CA126). */
  notifyPlatform(waiting: WaitingNews): Promise<TellingOutcome>;
}

/** What the object has of the port: a token reaches it sealed only. */
export type StoredAccess = Omit<AccountAccessPort, "notifyPlatformLater"> & {
  notifyPlatformLater(news: PlatformNews): Promise<void>;
};

/** What could not be told is told again after this time, in ms. */
const retryMs = 5_000;

export class AccessKeeper implements StoredAccess {
  readonly #tables: AccessTables;
  readonly #breaks: AccountBreaks;
  readonly #sessions: AccountSessions;
  readonly #newSignIns: NewSignIns;

  constructor(
    private readonly state: DurableObjectState,
    private readonly neighbours: () => AccessNeighbours,
  ) {
    state.storage.sql.exec(createAccessTables);
    this.#tables = accessTablesIn(state.storage.sql);
    this.#breaks = new AccountBreaks(this.#tables);
    this.#sessions = new AccountSessions(this.#tables);
    this.#newSignIns = new NewSignIns(this.#tables);
  }

  /** As `openBreak`, at once: decisions of the same object are made with it. */
  breakAt(now: number): AccountBreak | null {
    return this.#breaks.openBreak(now);
  }

  async openBreak(now: number) {
    return this.breakAt(now);
  }

  async signInState(now: number) {
    return { break: this.breakAt(now), person: this.#tables.person() };
  }

  async notePerson(entries: KnownPerson["entries"], read: PersonReading | null) {
    this.#tables.putPerson(withEntries(this.#tables.person(), entries, read));
  }

  async startBreak({ length, now, entries }: BreakStart) {
    const holds = this.#breaks.startBreak(length, now);
    // The gateway tells the platform of this one, and says so if that fails.
    this.#tables.putNews(null);
    this.#sessions.end(now);
    for (const entry of entries) this.#tables.putEntry(entry, false);
    this.#tables.markEntries();
    await this.notifyAll(now);
    return holds;
  }

  async adoptBreak({ entries, now, ...other }: Parameters<AccountAccessPort["adoptBreak"]>[0]) {
    const holds = this.#breaks.adoptBreak(other, now);
    if (!holds) return null;
    this.#sessions.end(now);
    for (const entry of entries) this.#tables.putEntry(entry, false);
    this.#tables.markEntries();
    await this.notifyAll(now);
    return holds;
  }

  async requestReturn(now: number) {
    const answer = this.#breaks.requestReturn(now);
    if (answer === "DONE") {
      this.#tables.markEntries();
      await this.notifyAll(now);
    }
    return answer;
  }

  async sessionBegan(session: AccountSession, now: number) {
    const open = this.breakAt(now);
    if (open) return { break: open, newDevice: false };
    const { newDevice } = this.#sessions.began(session, now);
    if (newDevice) this.#newSignIns.note(session);
    if (this.#sessions.ending().length > 0) await this.notifyAll(now);
    return { break: null, newDevice };
  }

  async sessionUsed(session: AccountSession, now: number) {
    return this.breakAt(now) === null && this.#sessions.used(session, now);
  }

  async sessionGone(name: string) {
    this.#sessions.gone(name);
  }

  async openSessions(now: number) {
    return this.#sessions.open(now);
  }

  async endSessions(now: number, which: { only: string } | { except: string | null }) {
    const count = this.#sessions.end(now, which);
    if (count > 0) await this.notifyAll(now);
    return count;
  }

  async newSignIns(device: string | null) {
    return this.#newSignIns.newSignIns(device);
  }

  async readNewSignIns(ids: readonly string[], device: string | null) {
    return this.#newSignIns.readNewSignIns(ids, device);
  }

  async notifyPlatformLater(news: PlatformNews) {
    this.#tables.putNews(newsToSend(news, Date.now()));
    await this.#setAlarm();
  }

  /** What could not be told is told again: to sessions and the register, and to the platform when its time has come. */
  async alarm(): Promise<void> {
    await this.notifyAll(Date.now());
    const waiting = this.#tables.news();
    if (waiting && waiting.nextAt <= Date.now()) {
      const outcome = await this.neighbours()
        .notifyPlatform(waiting)
        .catch(() => "FAILED" as const);
      // A break that has begun meanwhile has its own news.
      if (this.#tables.news()?.nextAt === waiting.nextAt)
        this.#tables.putNews(newsAfter(waiting, outcome, Date.now()));
    }
    await this.#setAlarm();
  }

  /** The next moment at which something has to be told. */
  async #setAlarm(): Promise<void> {
    const news = this.#tables.news()?.nextAt ?? Number.POSITIVE_INFINITY;
    const soon = this.#isWaiting() ? Date.now() + retryMs : Number.POSITIVE_INFINITY;
    const next = Math.min(news, soon);
    if (next === Number.POSITIVE_INFINITY) await this.state.storage.deleteAlarm();
    else await this.state.storage.setAlarm(next);
  }

  #isWaiting(): boolean {
    return this.#sessions.ending().length > 0 || this.#tables.openEntries().length > 0;
  }

  /**
   * Ends the marked sessions and writes the register's entries that are not written. The alarm is set before, so that
   * a restart in the middle loses nothing.
   */
  async notifyAll(now: number): Promise<void> {
    const names = this.#sessions.ending();
    const entries = this.#tables.openEntries();
    if (names.length === 0 && entries.length === 0) return;
    await this.state.storage.setAlarm(Date.now() + retryMs);
    const { sessions } = this.neighbours();
    await Promise.allSettled([
      ...names.map(async (name) => {
        await sessions.getByName(name).end(now);
        this.#sessions.gone(name);
      }),
      ...byShard(entries).map(([shard, keys]) => this.#notifyRegister(shard, keys)),
    ]);
    if (!this.#isWaiting()) await this.#setAlarm();
  }

  async #notifyRegister(shard: string, keys: string[]): Promise<void> {
    const known = this.#tables.break();
    if (!known) return;
    const subject = this.state.id.toString();
    const until = openAgainAt(known);
    await this.neighbours().register.getByName(shard).set(subject, keys, until);
    // A change of the break meanwhile has marked the entries again, and its own call follows.
    const now = this.#tables.break();
    if (now && openAgainAt(now) === until) {
      for (const key of keys) this.#tables.putEntry({ shard, key }, true);
    }
  }
}
