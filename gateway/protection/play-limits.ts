/**
 * The limits of one account on net loss and on the time of play (G1, G7; decision 0043). It decides synchronously, as
 * the deposit limits do. Without a limit no record is needed.
 */
import { compareAmounts, differenceOf, sumOf } from "../../brands/amount.ts";
import { offsetMs } from "../values/brand-day.ts";
import { leftOf } from "./deposit-check.ts";
import type { Limit } from "./limit.ts";
import { type LimitPeriod, type LimitWindow, limitPeriods, windowAt } from "./limit-windows.ts";

/** Settled bets of the platform's records by day of the brand's zone; in ms since the epoch. */
export interface PlayResults {
  from: number;
  readAt: number;
  days: readonly { day: string; stake: string; win: string }[];
}

/** Why play is asked for: a game is started, is open, or money goes into a game's wallet. */
export type PlayMoment = "LAUNCH" | "PLAYING" | "TRANSFER";

export interface PlayQuestion {
  moment: PlayMoment;
  now: number;
  /** The brand's zone, such as "+09:00". */
  gmtOffset: string;
  /** Null in the first try; UNREADABLE lets play go on to the next check (decision 0041). */
  results: PlayResults | "UNREADABLE" | null;
}

/** What is left of a limit on play (G6); `until` is when its window ends, in ms since the epoch. */
export interface PlayLimitLeft {
  kind: "NET_LOSS" | "SESSION_TIME";
  period: LimitPeriod;
  until: number;
  /** Decimal text, or whole minutes; null while the platform's records can't be read. */
  left: string | null;
}

/** Whether play may begin or go on; `until` is when the limit's window ends, in ms since the epoch. */
export type PlayDecision =
  /** `left` is absent without a limit on play. */
  | { state: "OPEN"; left?: PlayLimitLeft[] }
  | { state: "CLOSED"; kind: "NET_LOSS" | "SESSION_TIME"; period: LimitPeriod; until: number }
  /** The account is on a break (G17); its object decides that before it asks the limits. */
  | { state: "ON_BREAK" };

export type PlayAnswer = PlayDecision | { state: "RECORDS_NEEDED"; from: number };

/** What is stored of an account's play. */
export interface PlayLimitState {
  /** When time was last counted; null before the first game. */
  seenAt: number | null;
  /** The beginning of the day that `playedMs` belongs to. */
  dayFrom: number;
  playedMs: number;
  results: PlayResults | null;
  /** When results were last asked for. */
  askedAt: number | null;
}

export interface PlayLimitTables {
  playLimitState(): PlayLimitState | null;
  putPlayLimitState(state: PlayLimitState): void;
}

/** Results are read once in this time for an account, in ms. */
const readEveryMs = 60_000;
/** An open game asks every minute. After a longer silence one minute is counted. */
const longestGapMs = 150_000;
const usualGapMs = 60_000;

const unplayed: PlayLimitState = {
  ...{ seenAt: null, dayFrom: 0, playedMs: 0 },
  ...{ results: null, askedAt: null },
};

export class PlayLimits {
  readonly #tables: PlayLimitTables;
  readonly #limits: (now: number) => readonly Limit[];

  constructor(tables: PlayLimitTables, limits: (now: number) => readonly Limit[]) {
    this.#tables = tables;
    this.#limits = limits;
  }

  /** Counts the time of an open game, and decides whether play may begin or go on. */
  checkPlay({ moment, now, gmtOffset, results }: PlayQuestion): PlayAnswer {
    const state = this.#counted(moment, now, gmtOffset, results !== null);
    if (results !== null && results !== "UNREADABLE") state.results = results;
    const limits = this.#limits(now);
    const late = timeLimitReached(limits, state, now, gmtOffset);
    const lossLimits = limits.filter(({ kind }) => kind === "NET_LOSS");
    let answer: PlayAnswer = late ?? { state: "OPEN" };
    if (!late && lossLimits.length > 0) {
      const from = earliestWindow(now, gmtOffset);
      if (results === null && !mayUseStored(state, from, now)) {
        state.askedAt = now;
        answer = { state: "RECORDS_NEEDED", from };
      } else {
        answer = lossLimitReached(lossLimits, state.results, now, gmtOffset) ?? answer;
      }
    }
    if (answer.state === "OPEN") {
      const left = leftOfPlay(limits, state, now, gmtOffset);
      if (left.length > 0) answer = { state: "OPEN", left };
    }
    this.#tables.putPlayLimitState(state);
    return answer;
  }

  /** The time of play of the brand's current day, in ms. */
  playedMs(now: number, gmtOffset: string): number {
    const state = this.#tables.playLimitState();
    return state?.dayFrom === windowAt("DAY", now, gmtOffset).from ? state.playedMs : 0;
  }

  #counted(moment: PlayMoment, now: number, gmtOffset: string, again: boolean): PlayLimitState {
    const state = { ...(this.#tables.playLimitState() ?? unplayed) };
    const { from } = windowAt("DAY", now, gmtOffset);
    if (state.dayFrom !== from) Object.assign(state, { dayFrom: from, playedMs: 0 });
    // The second try of one question has been counted in its first.
    if (again || moment === "TRANSFER") return state;
    const gap = now - (state.seenAt ?? now);
    const silent = gap > longestGapMs || gap < 0;
    if (moment === "LAUNCH") {
      // Another game may be open: its next check counts the time since its last one.
      if (silent || state.seenAt === null) state.seenAt = now;
      return state;
    }
    state.playedMs += Math.min(silent ? usualGapMs : gap, now - from);
    state.seenAt = now;
    return state;
  }
}

/** Stakes less returns in a window; negative when the player has won. */
export function netLossIn(window: LimitWindow, results: PlayResults, gmtOffset: string): string {
  return results.days.reduce((sum, { day, stake, win }) => {
    const start = Date.parse(`${day}T00:00:00Z`) - offsetMs(gmtOffset);
    if (start < window.from || start >= window.to) return sum;
    return sumOf(sum, differenceOf(stake, win));
  }, "0.00");
}

/** The beginning of the earliest window, so that one reading serves limits of every period. */
export function earliestWindow(now: number, gmtOffset: string): number {
  return Math.min(...limitPeriods.map((period) => windowAt(period, now, gmtOffset).from));
}

function mayUseStored({ results, askedAt }: PlayLimitState, from: number, now: number): boolean {
  if (!results || results.from > from || results.readAt > now) return false;
  const asked = askedAt !== null && askedAt <= now && now - askedAt < readEveryMs;
  return asked || now - results.readAt < readEveryMs;
}

function timeLimitReached(
  limits: readonly Limit[],
  { playedMs }: PlayLimitState,
  now: number,
  gmtOffset: string,
): PlayDecision | null {
  const limit = limits.find(({ kind }) => kind === "SESSION_TIME");
  if (!limit || playedMs < Number(limit.amount) * 60_000) return null;
  const { to } = windowAt("DAY", now, gmtOffset);
  return { state: "CLOSED", kind: "SESSION_TIME", period: "DAY", until: to };
}

/** What is left of each limit on play (G6). Who has won has lost nothing. */
function leftOfPlay(
  limits: readonly Limit[],
  { results, playedMs }: PlayLimitState,
  now: number,
  gmtOffset: string,
): PlayLimitLeft[] {
  return limits.flatMap(({ kind, period, amount }): PlayLimitLeft[] => {
    const window = windowAt(period, now, gmtOffset);
    if (kind === "SESSION_TIME") {
      const left = Math.max(0, Number(amount) - Math.floor(playedMs / 60_000));
      return [{ kind, period, until: window.to, left: String(left) }];
    }
    if (kind !== "NET_LOSS") return [];
    if (!results || results.from > window.from)
      return [{ kind, period, until: window.to, left: null }];
    const lost = netLossIn(window, results, gmtOffset);
    const left = compareAmounts(lost, "0") > 0 ? leftOf(amount, lost) : amount;
    return [{ kind, period, until: window.to, left }];
  });
}

/** The reached limit that lasts longest; null when play is within all, or nothing is known. */
function lossLimitReached(
  limits: readonly Limit[],
  results: PlayResults | null,
  now: number,
  gmtOffset: string,
): PlayDecision | null {
  if (!results) return null;
  let longest: Extract<PlayDecision, { state: "CLOSED" }> | null = null;
  for (const { period, amount } of limits) {
    const window = windowAt(period, now, gmtOffset);
    if (results.from > window.from) continue;
    if (compareAmounts(netLossIn(window, results, gmtOffset), amount) < 0) continue;
    if (longest && longest.until >= window.to) continue;
    longest = { state: "CLOSED", kind: "NET_LOSS", period, until: window.to };
  }
  return longest;
}

/** A table in memory, for tests. */
export function playLimitTablesInMemory(): PlayLimitTables {
  let state: PlayLimitState | null = null;
  return {
    playLimitState: () => state,
    putPlayLimitState: (next) => {
      state = next;
    },
  };
}
