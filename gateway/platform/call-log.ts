import type { LogLine } from "../request/request-scope.ts";
import type { PlatformFailure } from "./errors.ts";
import type { Unreadable } from "./http/read-body.ts";

/** The loggable facts of a platform call. No field may contain a token or a body. */
export interface CallRecord {
  call: string;
  outcome: "ok" | PlatformFailure;
  /** HTTP status of the last attempt; 0 without a response. */
  status: number;
  /** Time with a connection in ms; `queuedMs` is the time before that in the queue. */
  ms: number;
  queuedMs: number;
  /** 0 when the breaker refused the call. */
  attempts: number;
  bytes: number;
  /** Invalid list items that were dropped. */
  dropped: number;
  /** True for a background revalidation. */
  background: boolean;
  errorCode?: string;
  /** Why the response body was not read. */
  unreadable?: Unreadable;
}

/** Platform usage of one request, for Server-Timing, benchmarks and tests. */
export interface PlatformStats {
  /** Calls that reached the platform, without background revalidations. */
  calls: number;
  background: number;
  /** Responses from the cache: fresh, stale-while-revalidate, stale-if-error. */
  fresh: number;
  stale: number;
  staleOnError: number;
  /** Responses for which another request of this isolate was already fetching. */
  joined: number;
  /** The id and duration in ms of each call. */
  timings: { id: string; ms: number }[];
}

export function emptyStats(): PlatformStats {
  return { calls: 0, background: 0, fresh: 0, stale: 0, staleOnError: 0, joined: 0, timings: [] };
}

/** Counts a call and writes its log line. */
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

/** The Server-Timing header of a request: totals, then each call. Values in ms. */
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
  NOT_IN_MARKET: "info",
};

function levelOf({ outcome, dropped }: CallRecord): LogLine["level"] {
  if (outcome !== "ok") return levels[outcome];
  return dropped > 0 ? "warn" : "info";
}

/** Error codes are text of the platform. A code that could be a token or an account is replaced. */
export function speakable(errorCode: string): string {
  return /^(#\d{1,5}|[A-Za-z]{1,24}([._][A-Za-z]{1,24}){0,5})$/.test(errorCode)
    ? errorCode
    : "unreadable";
}
