/** What a session's Durable Object can be asked. Everything that crosses is plain text and numbers. */
import type { LaunchRecord, SessionAccount } from "../../gateway/scope.ts";

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
}

/** A taken key as it crosses: the kept result is JSON text. */
export type StoredKey =
  | { state: "new" | "pending" | "conflict" }
  | { state: "done"; resultJson: string };

/** Every method takes the caller's time in ms, so that tests can move it. */
export interface SessionStore {
  begin(session: NewSession, now: number): Promise<StoredSession>;
  /** The session, or null when there is none or it is over. `active` is a sign of life. */
  open(now: number, active: boolean): Promise<StoredSession | null>;
  end(): Promise<void>;
  get(name: string, now: number): Promise<string | null>;
  set(name: string, value: string | null, now: number): Promise<void>;
  throttle(action: string, now: number): Promise<number | null>;
  takeKey(key: string, fingerprint: string, now: number): Promise<StoredKey>;
  settleKey(key: string, resultJson: string, now: number): Promise<void>;
  keepLaunch(ticket: string, launch: LaunchRecord, now: number): Promise<void>;
  launch(ticket: string, now: number): Promise<LaunchRecord | null>;
}
