/** What a session's Durable Object can be asked. Everything that crosses is plain text and numbers. */
import type {
  LaunchRecord,
  PreloadedValue,
  SessionAccount,
} from "../../gateway/request/session-port.ts";

export interface NewSession {
  /** Null for a guest's session. */
  account: SessionAccount | null;
  firstLogin: boolean;
  passwordChangeRequired: boolean;
  /** The platform's token, sealed before it comes here; null for guests. */
  sealedToken: string | null;
}

export interface StoredSession extends NewSession {
  createdAt: number;
  expiresAt: number;
  /** When the platform was last asked who this is. */
  checkedAt: number;
}

/** A session as it is read: with the values that were asked for, as far as it has them. */
export interface OpenedSession extends StoredSession {
  values: Partial<Record<PreloadedValue, string>>;
}

/** A taken key as it crosses: the kept result is JSON text. */
export type StoredKey =
  | { state: "new" | "pending" | "conflict" }
  | { state: "done"; resultJson: string };

/** What a guest takes along into the account's session. */
export interface Carried {
  launches: { ticket: string; record: string; at: number }[];
  throttles: { action: string; at: number }[];
  values: { name: string; text: string }[];
}

/** Every method takes the caller's time in ms, so that tests can move it. */
export interface SessionStore {
  begin(session: NewSession, now: number, carried?: Carried): Promise<StoredSession>;
  /** The session, or null when there is none or it is over. `active` is a sign of life. */
  open(
    now: number,
    active: boolean,
    shown: readonly PreloadedValue[],
  ): Promise<OpenedSession | null>;
  /** Ends it; false when it was over before. */
  end(now: number): Promise<boolean>;
  /** Ends it, and returns what its visitor takes along; null when it was over before. */
  handOver(names: readonly string[], now: number): Promise<Carried | null>;
  /** Puts another sealing of the same token in place. */
  reseal(sealedToken: string): Promise<void>;
  /** True for one asker a minute: he asks the platform who this is now. */
  takeCheck(now: number): Promise<boolean>;
  /** Writes down who this is now; the idle limit follows the role. */
  update(account: SessionAccount, now: number): Promise<void>;
  get(name: string, now: number): Promise<string | null>;
  set(name: string, value: string | null, now: number): Promise<void>;
  /** Sets a value in the place of `from`; false when something else is there. */
  swap(name: string, from: string | null, to: string, now: number): Promise<boolean>;
  throttle(action: string, now: number): Promise<number | null>;
  takeKey(key: string, fingerprint: string, now: number): Promise<StoredKey>;
  settleKey(key: string, resultJson: string, now: number): Promise<void>;
  keepLaunch(ticket: string, launch: LaunchRecord, now: number): Promise<void>;
  launch(ticket: string, now: number): Promise<LaunchRecord | null>;
}
