/**
 * Breaks and sessions of an account, kept by its Durable Object (G15–G18, G26, decision 0042). Each method is one round
 * trip, and rejects when the object can't be reached. All moments are in ms since the epoch.
 */
import type { AccountBreak } from "../protection/breaks/account-breaks.ts";
import type { BreakLength } from "../protection/breaks/break-lengths.ts";
import type { KnownPerson, PersonReading } from "../protection/breaks/known-person.ts";
import type { UntoldBreak } from "../protection/breaks/platform-news.ts";
import type { AccountSession } from "../protection/sign-ins/account-sessions.ts";
import type { NewSignIn } from "../protection/sign-ins/new-sign-ins.ts";
import type { RegisterEntry } from "./register-port.ts";

export interface BreakStart {
  length: BreakLength;
  now: number;
  /** The keyed hashes of the person, for the register of excluded persons (G17). */
  entries: readonly RegisterEntry[];
}

/** What an account's object knows when its player signs in (G17). */
export interface SignInState {
  /** The break that holds, or null. */
  break: AccountBreak | null;
  person: KnownPerson;
}

export interface AccountAccessPort {
  /** The break that holds, or null. */
  openBreak(now: number): Promise<AccountBreak | null>;
  /** The break that holds, and what is known of the person, for a sign-in (G17). */
  signInState(now: number): Promise<SignInState>;
  /** Notes hashes of the person: all of a reading, or those of a change. */
  notePerson(entries: KnownPerson["entries"], read: PersonReading | null): Promise<void>;
  /**
   * Starts a break and ends all sessions of the account at once. What can't be reached is tried again by alarm.
   * Returns the break that holds now, which may be a longer one.
   */
  startBreak(start: BreakStart): Promise<AccountBreak>;
  /** Takes over a break of the platform, and ends all sessions (G40). Returns the break that holds now, or null. */
  adoptBreak(
    other: Pick<AccountBreak, "kind" | "from" | "until"> & Pick<BreakStart, "entries" | "now">,
  ): Promise<AccountBreak | null>;
  /** Keeps a break that the platform could not be told (CA126), and tells it again by alarm. */
  notifyPlatformLater(untold: UntoldBreak): Promise<void>;
  /** Notes that the player wants to come back after a self-exclusion (G18). */
  requestReturn(now: number): Promise<"DONE" | "TOO_EARLY" | "NONE">;
  /**
   * Adds a session that has begun, and notes the sign-in if its device is new. With a break it is not added; the caller
   * ends it.
   */
  sessionBegan(
    session: AccountSession,
    now: number,
  ): Promise<{ break: AccountBreak | null; newDevice: boolean }>;
  /** Notes once a minute that a session is used. False: it has to end. */
  sessionUsed(session: AccountSession, now: number): Promise<boolean>;
  /** Forgets a session that has ended. */
  sessionGone(name: string): Promise<void>;
  /** The open sessions, the latest first. */
  openSessions(now: number): Promise<AccountSession[]>;
  /** Ends sessions: the one with this id, or all but one. Returns how many. */
  endSessions(now: number, which: { only: string } | { except: string | null }): Promise<number>;
  /** Sign-ins from new devices, the latest first, and whether this device has read them. */
  newSignIns(device: string | null): Promise<(NewSignIn & { read: boolean })[]>;
  /** Notes that this device has read some of them. Returns how many it has not read. */
  readNewSignIns(ids: readonly string[], device: string | null): Promise<number>;
}
