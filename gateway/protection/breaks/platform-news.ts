/**
 * A break that the platform could not be told (CA126): when it is told again, and when that is given up (G40, decision
 * 0042). All moments are in ms since the epoch.
 */
import type { AccountBreak } from "./account-breaks.ts";

/** The break, and the token of the session that began it, which stays open at the platform until this is over. */
export interface UntoldBreak extends Pick<AccountBreak, "kind" | "from" | "until"> {
  token: string;
}

/** As the account's object stores it. */
export interface PlatformNews extends Pick<AccountBreak, "kind" | "from" | "until"> {
  account: string;
  brand: string;
  /** The sandbox's world in development. */
  world: string;
  sealedToken: string;
}

export interface WaitingNews {
  news: PlatformNews;
  /** How often it was tried by alarm. */
  tries: number;
  nextAt: number;
}

/** TOLD and REFUSED end it: the platform knows it, or the token has died. FAILED is tried again. */
export type TellingOutcome = "TOLD" | "REFUSED" | "FAILED";

/** The pause before the first try; each one is twice as long, an hour at most. In ms. */
const firstPauseMs = 5_000;
const longestPauseMs = 3_600_000;
/** Some eleven hours, less than a session lasts at most. */
export const mostTries = 20;

export const newsToSend = (news: PlatformNews, now: number): WaitingNews => ({
  news,
  tries: 0,
  nextAt: now + firstPauseMs,
});

/** What waits after a try; null: it is over. */
export function newsAfter(
  { news, tries }: WaitingNews,
  outcome: TellingOutcome,
  now: number,
): WaitingNews | null {
  const tried = tries + 1;
  if (outcome !== "FAILED" || tried >= mostTries) return null;
  const pause = Math.min(firstPauseMs * 2 ** tried, longestPauseMs);
  return { news, tries: tried, nextAt: now + pause };
}
