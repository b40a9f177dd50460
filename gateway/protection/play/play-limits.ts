/**
 * The limits of one account on net loss and on the time of play (G1, G7; decision 0043). It decides synchronously, as
 * the deposit limits do. Without a limit no record is needed.
 */
import { compareAmounts, differenceOf, sumOf } from "../../../brands/amount.ts";
import { offsetMs } from "../../values/brand-day.ts";
import type { AccountStore, StoredValues } from "../account-store.ts";
import { leftOf, longestBackMs } from "../limits/deposit-check.ts";
import {
  type LimitPeriod,
  type LimitWindow,
  limitPeriods,
  windowAt,
} from "../limits/limit-windows.ts";
import {
  type HeldLimit,
  higherUse,
  type WindowLimit,
  windowLimits,
} from "../limits/platform-limits.ts";

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

export type PlayAnswer =
  | PlayDecision
  /** Settled bets from the one moment to the other; the later one may be ahead of a clock that went back. */
  | { state: "RECORDS_NEEDED"; from: number; to: number }
  /** The platform's own limits are needed to decide (G40). */
  | { state: "PLATFORM_LIMITS_NEEDED" };

/** The account's limits as far as play needs them. */
export interface LimitsOfPlay {
  held(now: number, gmtOffset: string): readonly HeldLimit[];
  /** Whether the platform's own limits have to be read first. */
  takePlatformDue(now: number): boolean;
}

/** What is stored of an account's play. */
interface PlayLimitState {
  /** When time was last counted; null before the first game. */
  seenAt: number | null;
  /** The beginning of the day that `playedMs` belongs to. */
  dayFrom: number;
  playedMs: number;
  results: PlayResults | null;
  /** When results were last asked for. */
  requestedAt: number | null;
  /** The latest time of any question. A clock that goes back frees nothing that was used until then. */
  latestAt: number;
}

/** Results are read once in this time for an account, in ms. */
const readEveryMs = 60_000;
/** An open game asks every minute. After a longer silence one minute is counted. */
const longestGapMs = 150_000;
const usualGapMs = 60_000;

const unplayed: PlayLimitState = {
  seenAt: null,
  dayFrom: 0,
  playedMs: 0,
  results: null,
  requestedAt: null,
  latestAt: 0,
};

export class PlayLimits {
  readonly #stored: StoredValues<PlayLimitState>;
  readonly #limits: LimitsOfPlay;

  constructor(store: AccountStore, limits: LimitsOfPlay) {
    this.#stored = store.values("play-limits", { dayFrom: "number", playedMs: "number" });
    this.#limits = limits;
  }

  /** Counts the time of an open game, and decides whether play may begin or go on. */
  checkPlay({ moment, now, gmtOffset, results }: PlayQuestion): PlayAnswer {
    // Asked before anything is counted: the question comes again.
    if (this.#limits.takePlatformDue(now)) return { state: "PLATFORM_LIMITS_NEEDED" };
    const state = this.#counted(moment, now, gmtOffset, results !== null);
    if (results !== null && results !== "UNREADABLE") state.results = results;
    const limits = this.#limits.held(now, gmtOffset);
    const late = timeLimitReached(limits, state, gmtOffset);
    const lossLimits = windowLimits(limits, "NET_LOSS");
    let answer: PlayAnswer = late ?? { state: "OPEN" };
    if (!late && lossLimits.length > 0) {
      const from = earliestWindow(now, gmtOffset);
      if (results === null && !mayUseStored(state, from, now)) {
        state.requestedAt = now;
        answer = { state: "RECORDS_NEEDED", from, to: state.latestAt };
      } else {
        answer = lossLimitReached(lossLimits, state, now, gmtOffset) ?? answer;
      }
    }
    if (answer.state === "OPEN") {
      const left = leftOfPlay(limits, state, now, gmtOffset);
      if (left.length > 0) answer = { state: "OPEN", left };
    }
    this.#stored.put(state);
    return answer;
  }

  /** The time of play of the brand's current day, in ms. */
  playedMs(now: number, gmtOffset: string): number {
    const state = this.#stored.get();
    if (!state) return 0;
    const { from } = windowAt("DAY", latestOf(state, now), gmtOffset);
    return state.dayFrom === from ? state.playedMs : 0;
  }

  #counted(moment: PlayMoment, now: number, gmtOffset: string, again: boolean): PlayLimitState {
    const state = { ...(this.#stored.get() ?? unplayed) };
    state.latestAt = latestOf(state, now);
    const { from } = windowAt("DAY", state.latestAt, gmtOffset);
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
    // After a clock went back, the time of an earlier day goes on counting in the latest one.
    const ofToday = now < from ? Number.POSITIVE_INFINITY : now - from;
    state.playedMs += Math.min(silent ? usualGapMs : gap, ofToday);
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

function mayUseStored(
  { results, requestedAt }: PlayLimitState,
  from: number,
  now: number,
): boolean {
  if (!results || results.from > from) return false;
  const isRecent = (at: number) => at <= now && now - at < readEveryMs;
  return isRecent(results.readAt) || (requestedAt !== null && isRecent(requestedAt));
}

/** The latest time that was seen. A clock that was ahead by more than a month had been wrong. */
const latestOf = ({ latestAt = 0 }: Partial<PlayLimitState>, now: number): number =>
  latestAt > now && latestAt - now <= longestBackMs ? latestAt : now;

function timeLimitReached(
  limits: readonly HeldLimit[],
  { playedMs, latestAt }: PlayLimitState,
  gmtOffset: string,
): PlayDecision | null {
  const [limit] = windowLimits(limits, "SESSION_TIME");
  if (!limit || minutesUsed(limit, playedMs) < Number(limit.amount)) return null;
  const { to } = windowAt("DAY", latestAt, gmtOffset);
  return { state: "CLOSED", kind: "SESSION_TIME", period: "DAY", until: to };
}

/** The minutes of play of the day, not rounded. */
const minutesUsed = (limit: WindowLimit, playedMs: number): number =>
  Math.max(playedMs / 60_000, Number(limit.platformUsed ?? 0));

/** What is left of each limit on play (G6). Who has won has lost nothing. */
function leftOfPlay(
  limits: readonly HeldLimit[],
  { results, playedMs, latestAt }: PlayLimitState,
  now: number,
  gmtOffset: string,
): PlayLimitLeft[] {
  const time = windowLimits(limits, "SESSION_TIME").map((limit): PlayLimitLeft => {
    const { period, amount } = limit;
    const { to: until } = windowAt(period, latestAt, gmtOffset);
    const left = Math.max(0, Number(amount) - Math.floor(minutesUsed(limit, playedMs)));
    return { kind: "SESSION_TIME", period, until, left: String(left) };
  });
  const leftAt = (limit: WindowLimit, moment: number): PlayLimitLeft => {
    const { period, amount } = limit;
    const window = windowAt(period, moment, gmtOffset);
    const known = { kind: "NET_LOSS", period, until: window.to } as const;
    if (!results || results.from > window.from) return { ...known, left: null };
    const lost = higherUse(netLossIn(window, results, gmtOffset), limit);
    return { ...known, left: compareAmounts(lost, "0") > 0 ? leftOf(amount, lost) : amount };
  };
  const loss = windowLimits(limits, "NET_LOSS").map((limit) => {
    const [here, later] = [leftAt(limit, now), leftAt(limit, latestAt)];
    const isLess = here.left !== null && compareAmounts(later.left ?? here.left, here.left) < 0;
    return isLess ? later : here;
  });
  return [...loss, ...time];
}

/** The reached limit that lasts longest; null when play is within all, or nothing is known. */
function lossLimitReached(
  limits: readonly WindowLimit[],
  { results, latestAt }: PlayLimitState,
  now: number,
  gmtOffset: string,
): PlayDecision | null {
  if (!results) return null;
  let longest: Extract<PlayDecision, { state: "CLOSED" }> | null = null;
  const windows = limits.flatMap((limit) =>
    [now, latestAt].map((moment) => ({ limit, window: windowAt(limit.period, moment, gmtOffset) })),
  );
  for (const { limit, window } of windows) {
    const { period, amount } = limit;
    if (results.from > window.from) continue;
    const lost = higherUse(netLossIn(window, results, gmtOffset), limit);
    if (compareAmounts(lost, amount) < 0) continue;
    if (longest && longest.until >= window.to) continue;
    longest = { state: "CLOSED", kind: "NET_LOSS", period, until: window.to };
  }
  return longest;
}
