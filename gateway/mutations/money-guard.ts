/** What protects the player when money moves. Every such change names it (G7). */
import type { ChangeFailure } from "../failures/change-failure.ts";

/** Asks before a change is sent, and learns its outcome. `key` is the change's idempotency key. */
export interface MoneyGuard<T> {
  /** Returns the refusal, or null: the change is counted from now on. */
  admit(key: string): Promise<ChangeFailure | null>;
  /** The platform has made the change. */
  made(key: string, result: T): Promise<void>;
  /** The platform has certainly not made it. */
  undone(key: string): Promise<void>;
}

/** Why a change needs no guard: no limit of the player concerns it. */
export type NoGuard =
  /** Money leaves the account; a limit never blocks that. */
  | "MONEY_OUT"
  /** The account already had the money, or has earned it. */
  | "OWN_MONEY"
  /** No money moves. */
  | "NO_MONEY";
