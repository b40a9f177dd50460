import type { TellingOutcome, WaitingNews } from "./breaks/platform-news.ts";

/** What the object of an account needs of others. */
export interface AccountNeighbours {
  /** Ends a session in its own object. */
  endSession(name: string, now: number): Promise<unknown>;
  /** Makes a session ask for its account with the next request. */
  checkSession(name: string): Promise<unknown>;
  /**
   * Sets the end of the account's entries in a shard of the register; null while none is known (G17). Returns the other
   * accounts that have one of the values.
   */
  enterRegister(
    shard: string,
    keys: string[],
    until: number | null,
    now: number,
  ): Promise<string[]>;
  /** Lists the account in a shard by what it knows of its person. Returns whether one of the values is excluded now. */
  listInRegister(shard: string, keys: string[], now: number): Promise<boolean>;
  /** Ends the sessions of another account of the person; where it may be another person's, they are checked. */
  notifyHolder(account: string, what: "END" | "CHECK", now: number): Promise<unknown>;
  /** Tells the platform of a break once more (CA126). */
  notifyPlatform(waiting: WaitingNews): Promise<TellingOutcome>;
  alarms: {
    /** Runs one of the account's jobs at a moment, and not at an earlier one that was set before. */
    set(name: AccountJob, at: number): Promise<void>;
    remove(name: AccountJob): Promise<void>;
  };
}

export type AccountJob = "notifyNeighbours" | "notifyPlatform" | "listPerson";
