/**
 * The ways in which a platform call can fail. The platform's message stays in `detail`, for logs and mapping
 * only.
 */

import type { Unreadable } from "./http/read-body.ts";

export type PlatformFailure =
  /** No response within the row's time limit. */
  | "UPSTREAM_TIMEOUT"
  /** Connection refused or reset, 5xx, 429, or the breaker is open. */
  | "UPSTREAM_UNAVAILABLE"
  /** Not JSON, too large, a redirect, or not of the row's shape. */
  | "UPSTREAM_BAD_RESPONSE"
  /** The platform responded with `success: false`. */
  | "UPSTREAM_REFUSED"
  /** The token is missing, expired or another session's: the session is over. */
  | "UNAUTHENTICATED"
  /** A money or login call whose response was lost: it may have taken effect. */
  | "UNKNOWN_OUTCOME"
  /** The brand switched the row off. */
  | "NOT_OFFERED"
  /** The visitor's market forbids it (G30). */
  | "NOT_IN_MARKET";

/**
 * True when there was no usable response: a retry may help, a stale response may be served, and a change may
 * have taken effect.
 */
const unanswered: Record<PlatformFailure, boolean> = {
  UPSTREAM_TIMEOUT: true,
  UPSTREAM_UNAVAILABLE: true,
  UPSTREAM_BAD_RESPONSE: true,
  UPSTREAM_REFUSED: false,
  UNAUTHENTICATED: false,
  UNKNOWN_OUTCOME: false,
  NOT_OFFERED: false,
  NOT_IN_MARKET: false,
};

export const isUnanswered = (failure: PlatformFailure): boolean => unanswered[failure];

export class PlatformError extends Error {
  override name = "PlatformError";
  constructor(
    readonly failure: PlatformFailure,
    readonly callId: string,
    readonly detail: {
      /** The platform's errorCode, for mapping. Never shown. */
      errorCode?: string;
      /** The platform's errorNo, such as 734. A response with only a number has errorCode "#734". */
      errorNo?: number;
      /** The platform's message. Only E3 shows it, as plain text. */
      message?: string;
      /** `value` of a refused envelope, unvalidated. */
      value?: unknown;
      /** HTTP status, when there was a response. */
      status?: number;
      retryAfterMs?: number;
      /** Why the response body was not read, for the log and `/dev/platform`. */
      unreadable?: Unreadable;
    } = {},
  ) {
    super(`${callId}: ${failure}`);
  }
}
