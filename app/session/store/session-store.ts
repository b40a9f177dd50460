/** The RPC methods of a session's Durable Object. All values are plain text and numbers. */
import type {
  LaunchRecord,
  PreloadedValue,
  SessionAccount,
} from "../../../gateway/request/session-port.ts";

export interface NewSession {
  /** Null for a guest's session. */
  account: SessionAccount | null;
  firstLogin: boolean;
  passwordChangeRequired: boolean;
  /** The platform's token, already sealed; null for guests. */
  sealedToken: string | null;
}

export interface StoredSession extends NewSession {
  createdAt: number;
  expiresAt: number;
  /** When the account was last read from the platform, in ms. */
  checkedAt: number;
}

/** A session with those of the requested values that it has. */
export interface OpenedSession extends StoredSession {
  values: Partial<Record<PreloadedValue, string>>;
}

/** The state of an idempotency key; the stored result is JSON text. */
export type StoredKey =
  | { state: "new" | "pending" | "conflict" }
  | { state: "done"; resultJson: string };

/** What moves from a guest's session into the account's. */
export interface Carried {
  launches: { ticket: string; record: string; at: number }[];
  throttles: { action: string; at: number }[];
  values: { name: string; text: string }[];
}

/** What works with a session's token: an object of files, and the session's name there (N12). */
export interface FilesOfSession {
  object: string;
  session: string;
}

/** The name of the value with `FilesOfSession`. */
export const filesValue = "filesOfSession";

/** Every method takes the caller's time in ms, so that tests can move it. */
export interface SessionStore {
  begin(session: NewSession, now: number, carried?: Carried): Promise<StoredSession>;
  /** Returns the session, or null when there is none or it has ended. `active` extends its idle limit. */
  open(
    now: number,
    active: boolean,
    shown: readonly PreloadedValue[],
  ): Promise<OpenedSession | null>;
  /** Ends the session and stops its files; returns false when it had already ended. */
  end(now: number): Promise<boolean>;
  /** Ends the session and returns what moves to the next one; null when it had already ended. */
  handOver(names: readonly string[], now: number): Promise<Carried | null>;
  /** Replaces the sealed token by a new sealing of the same token. */
  reseal(sealedToken: string): Promise<void>;
  /** Returns true once a minute: the caller then reads the account from the platform. */
  takeCheck(now: number): Promise<boolean>;
  /** Makes `takeCheck` due. */
  checkSoon(): Promise<void>;
  /** Stores the account's current data; the idle limit follows its role. */
  update(account: SessionAccount, now: number): Promise<void>;
  get(name: string, now: number): Promise<string | null>;
  set(name: string, value: string | null, now: number): Promise<void>;
  /** Compare and set: returns false and changes nothing when the value is no longer `from`. */
  swap(name: string, from: string | null, to: string, now: number): Promise<boolean>;
  throttle(action: string, now: number): Promise<number | null>;
  takeKey(key: string, fingerprint: string, now: number): Promise<StoredKey>;
  resolveKey(key: string, resultJson: string, now: number): Promise<void>;
  keepLaunch(ticket: string, launch: LaunchRecord, now: number): Promise<void>;
  launch(ticket: string, now: number): Promise<LaunchRecord | null>;
}
