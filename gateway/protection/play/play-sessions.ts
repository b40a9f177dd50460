/**
 * The session of play of one account, and its reality checks (G10, G11). It is the same for all tabs, devices and
 * sessions of the account, and it decides synchronously, so that concurrent requests are decided one after the other.
 */
import type { AccountStore, StoredValues } from "../account-store.ts";

/** The two clocks of a request, in ms since the epoch. */
export interface PlayClocks {
  /** The platform's clock: how long somebody has played, and which of the platform's records belong to it. */
  now: number;
  /** The portal's own clock: whether a game is still open, and how often records are read. */
  at: number;
}

/** What the platform's records say about a session of play. Amounts are decimal text. */
export interface PlayReading {
  bets: string;
  payouts: string;
  /** The sum of bets that are not settled; null where the platform does not report it. */
  pending: string | null;
  /** When they were read, by the platform's clock. */
  readAt: number;
}

interface PlaySession {
  startedAt: number;
  /** The latest moments of both clocks up to which the time is counted. */
  counted: PlayClocks;
  /** The portal's clock when a game was last open. */
  seenAt: number;
  playedMs: number;
  /** Time of play since the beginning or the last answer. */
  sinceCheckMs: number;
  /** True from the moment when a check is due until its answer, whatever the clock or the interval do meanwhile. */
  due: boolean;
  /** True when nobody played for a while before the check was answered: the answer ends the session. */
  left: boolean;
  /** Null when the records have not been read and can hold bets. */
  reading: PlayReading | null;
  /** The portal's clock when a request was last told to read the records. */
  requestedAt: number;
}

/** What is stored for an account. */
interface PlayState {
  /** The player's interval; null without one of his own. */
  minutes: number | null;
  /** The number of the next check. It grows with every answer, also over sessions. */
  check: number;
  session: PlaySession | null;
}

/** What an open game shows. */
export interface PlayVisit {
  startedAt: number;
  playedMs: number;
  check: {
    number: number;
    due: boolean;
    /** Time of play until it is due; 0 when it is due. */
    inMs: number;
    /** The interval that holds. */
    minutes: number;
  };
  reading: PlayReading | null;
  /** True when this request has to read the records, which happens once a minute at most. */
  read: boolean;
}

/** A session of play ends when no game was open for this long, in ms. */
export const pauseMs = 15 * 60_000;
/** The records are read once in this time at most, in ms. */
const readEveryMs = 60_000;

const minuteMs = 60_000;

export class PlaySessions {
  readonly #stored: StoredValues<PlayState>;

  constructor(store: AccountStore) {
    this.#stored = store.values("play", { check: "number" });
  }

  /**
   * Counts an open game, and begins a session of play if none goes on.
   * @param longestMinutes the longest interval that the market allows
   */
  visitPlay(clocks: PlayClocks, longestMinutes: number): PlayVisit {
    const state = this.#counted(clocks, longestMinutes);
    const session = state.session ?? newSession(clocks);
    const read = clocks.at - session.requestedAt >= readEveryMs;
    const seen = {
      ...session,
      seenAt: clocks.at,
      requestedAt: read ? clocks.at : session.requestedAt,
    };
    this.#stored.put({ ...state, session: seen });
    const minutes = intervalOf(state, longestMinutes);
    const { startedAt, playedMs, sinceCheckMs, due, reading } = seen;
    const inMs = due ? 0 : Math.max(0, minutes * minuteMs - sinceCheckMs);
    return {
      startedAt,
      playedMs,
      check: { number: state.check, due, inMs, minutes },
      reading,
      read,
    };
  }

  /** Stores what the records say of the session that began at `startedAt`; an older reading changes nothing. */
  bookPlay(startedAt: number, reading: PlayReading): void {
    const state = this.#state();
    const { session } = state;
    if (session?.startedAt !== startedAt) return;
    if (session.reading && session.reading.readAt > reading.readAt) return;
    this.#stored.put({ ...state, session: { ...session, reading } });
  }

  /**
   * The player's answer to a check. An answer to an earlier check, such as one of a second tab, changes nothing.
   * @returns NOT_DUE for a check that nobody can have seen
   */
  answerCheck(
    number: number,
    clocks: PlayClocks,
    longestMinutes: number,
  ): "DONE" | "ANSWERED" | "NOT_DUE" {
    const state = this.#counted(clocks, longestMinutes);
    if (number < state.check) return "ANSWERED";
    const { session } = state;
    if (number > state.check || !session?.due) return "NOT_DUE";
    const next = { ...session, sinceCheckMs: 0, due: false };
    this.#stored.put({
      ...state,
      check: state.check + 1,
      session: session.left ? null : next,
    });
    return "DONE";
  }

  /** The player's own interval in minutes; null without one. */
  readCheckInterval(): number | null {
    return this.#state().minutes;
  }

  /** Sets the player's interval; it holds at once. A check that is due stays due. */
  changeCheckInterval(minutes: number | null, clocks: PlayClocks, longestMinutes: number): void {
    this.#stored.put({ ...this.#counted(clocks, longestMinutes), minutes });
  }

  #state(): PlayState {
    return this.#stored.get() ?? { minutes: null, check: 1, session: null };
  }

  /** The state with the time since it was last counted. */
  #counted({ now, at }: PlayClocks, longestMinutes: number): PlayState {
    const state = this.#state();
    const { session } = state;
    if (!session) return state;
    const paused = at - session.seenAt > pauseMs;
    if (paused && !session.due) return { ...state, session: null };
    const { counted } = session;
    // The clock that has gone further counts, so that neither a clock that is moved back nor one that stands helps.
    const passed = paused ? 0 : Math.max(0, at - counted.at, now - counted.now);
    const sinceCheckMs = session.sinceCheckMs + passed;
    return {
      ...state,
      session: {
        ...session,
        counted: { now: Math.max(now, counted.now), at: Math.max(at, counted.at) },
        playedMs: session.playedMs + passed,
        sinceCheckMs,
        due: session.due || sinceCheckMs >= intervalOf(state, longestMinutes) * minuteMs,
        left: session.left || paused,
      },
    };
  }
}

function newSession({ now, at }: PlayClocks): PlaySession {
  return {
    startedAt: now,
    counted: { now, at },
    seenAt: at,
    playedMs: 0,
    sinceCheckMs: 0,
    due: false,
    left: false,
    // At its beginning no bet can have settled.
    reading: { bets: "0.00", payouts: "0.00", pending: null, readAt: now },
    requestedAt: at,
  };
}

/** The player's interval, but never longer than the market's. */
function intervalOf({ minutes }: PlayState, longestMinutes: number): number {
  return Math.min(minutes ?? longestMinutes, longestMinutes);
}
