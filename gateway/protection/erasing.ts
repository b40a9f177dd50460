/** What erasing an account leaves in its object (G36, decision 0046). Everything else that it stores is deleted. */
import type { LimitKind } from "./limits/limit.ts";

interface Left {
  what: string;
  why: string;
  until: string;
  /** Left only while the account has a limit of such a kind. */
  forLimits?: readonly LimitKind[];
}

/** By the kind of the stored values. */
export const leftByErasing: Readonly<Record<string, Left>> = {
  limit: {
    what: "limits",
    why: "an erased limit would be a raise before its time",
    until: "the player removes them",
  },
  choice: {
    what: "that a limit, or none, was chosen",
    why: "it is asked once",
    until: "without end",
  },
  attempt: {
    what: "deposits that were sent: amount, time, key",
    why: "a limit on deposits must count them",
    until: "32 days after each",
    forLimits: ["DEPOSIT"],
  },
  "play-limits": {
    what: "time played and results of the current windows",
    why: "limits on losses and time must count them",
    until: "the windows end",
    forLimits: ["NET_LOSS", "SESSION_TIME"],
  },
  withdrawal: {
    what: "under which rule of a market withdrawals were requested",
    why: "a withdrawal keeps its rule",
    until: "92 days after each",
  },
  break: {
    what: "the break",
    why: "an erased break would be an early return",
    until: "the next one",
  },
  entry: {
    what: "keyed hashes of the person of a break",
    why: "a later request to come back changes their end",
    until: "the next break",
  },
  "entry-form": {
    what: "the form of these hashes",
    why: "they are made anew once",
    until: "the next break",
  },
  news: {
    what: "a break that the platform has to be told",
    why: "it must hold there",
    until: "it is told, some eleven hours at most",
  },
  session: {
    what: "sessions that end",
    why: "each has to confirm its end",
    until: "it has, seconds later",
  },
};
