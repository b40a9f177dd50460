import type { LogLine } from "../request/request-scope.ts";
import type { PlatformFailure } from "./errors.ts";
import type { Unreadable } from "./http/read-body.ts";

/** What may be said about a platform call. There is no field that could hold a token or a body. */
export interface CallRecord {
  call: string;
  outcome: "ok" | PlatformFailure;
  /** HTTP status of the last attempt; 0 without an answer. */
  status: number;
  /** Time with a connection, and time in the queue before it, in ms. */
  ms: number;
  queuedMs: number;
  /** 0 when the breaker refused the call. */
  attempts: number;
  bytes: number;
  /** Bad list items left out. */
  dropped: number;
  /** Made behind a stale answer. */
  background: boolean;
  errorCode?: string;
  /** Why the body of the answer was not read. */
  unreadable?: Unreadable;
}

/** What one request cost, for Server-Timing, the bench and tests. */
export interface PlatformStats {
  /** Calls that reached the platform, background refreshes not counted. */
  calls: number;
  background: number;
  /** Answers without a call: fresh, stale while refreshed, stale because the platform fails. */
  fresh: number;
  stale: number;
  staleOnError: number;
  /** Answers that another request of this isolate was already fetching. */
  joined: number;
  /** Per call that was made: its id and ms. */
  timings: { id: string; ms: number }[];
}

export function emptyStats(): PlatformStats {
  return { calls: 0, background: 0, fresh: 0, stale: 0, staleOnError: 0, joined: 0, timings: [] };
}

/** Counts a call and logs its one line. */
export function logCall(
  record: CallRecord,
  stats: PlatformStats,
  requestId: string,
  log: (line: LogLine) => void,
): void {
  if (record.attempts > 0) {
    if (record.background) stats.background += 1;
    else {
      stats.calls += 1;
      stats.timings.push({ id: record.call, ms: record.ms });
    }
  }
  const { errorCode, ...rest } = record;
  log({
    level: levelOf(record),
    event: "platform.call",
    requestId,
    ...rest,
    ...(errorCode === undefined ? {} : { errorCode: speakable(errorCode) }),
  });
}

/** Server-Timing of a request: totals, then each call. Values in ms. */
export function serverTiming(stats: PlatformStats): string {
  const hits = stats.fresh + stats.stale + stats.staleOnError + stats.joined;
  return [
    `platform;desc="${stats.calls} calls"`,
    `cache;desc="${hits} hits"`,
    ...stats.timings.map(({ id, ms }) => `${id};dur=${ms}`),
  ].join(", ");
}

const levels: Record<PlatformFailure, LogLine["level"]> = {
  UPSTREAM_TIMEOUT: "warn",
  UPSTREAM_UNAVAILABLE: "warn",
  UPSTREAM_BAD_RESPONSE: "warn",
  UPSTREAM_REFUSED: "info",
  UNAUTHENTICATED: "info",
  UNKNOWN_OUTCOME: "error",
  NOT_OFFERED: "info",
};

function levelOf({ outcome, dropped }: CallRecord): LogLine["level"] {
  if (outcome !== "ok") return levels[outcome];
  return dropped > 0 ? "warn" : "info";
}

/** Error codes are the platform's text: only what can't be a token or an account gets through. */
export function speakable(errorCode: string): string {
  return /^(#\d{1,5}|[A-Za-z]{1,24}([._][A-Za-z]{1,24}){0,5})$/.test(errorCode)
    ? errorCode
    : "unreadable";
}
