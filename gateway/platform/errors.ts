/** How a platform call can fail. The platform's own words stay in `detail`, for logs and mapping only. */

import type { Unreadable } from "./http/read-body.ts";

export type PlatformFailure =
  /** No answer within the row's time limit. */
  | "UPSTREAM_TIMEOUT"
  /** Refused, reset, 5xx, 429, or the breaker is open. */
  | "UPSTREAM_UNAVAILABLE"
  /** Not JSON, too big, a redirect, or not of the row's shape. */
  | "UPSTREAM_BAD_RESPONSE"
  /** The platform answered `success: false`. */
  | "UPSTREAM_REFUSED"
  /** The token is missing, dead or someone else's: the session is over. */
  | "UNAUTHENTICATED"
  /** A money or login call whose answer was lost: it may have happened. */
  | "UNKNOWN_OUTCOME"
  /** The brand switched the row off. */
  | "NOT_OFFERED";

/**
 * True where the platform gave no answer that could be used: another one may come later, an old one may
 * stand in, and a change may have happened.
 */
const unanswered: Record<PlatformFailure, boolean> = {
  UPSTREAM_TIMEOUT: true,
  UPSTREAM_UNAVAILABLE: true,
  UPSTREAM_BAD_RESPONSE: true,
  UPSTREAM_REFUSED: false,
  UNAUTHENTICATED: false,
  UNKNOWN_OUTCOME: false,
  NOT_OFFERED: false,
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
      /** The platform's errorNo, such as 734. An answer with only a number has errorCode "#734". */
      errorNo?: number;
      /** The platform's own words. Shown by E3 alone, as plain text. */
      message?: string;
      /** `value` of a refused envelope, unvalidated. */
      value?: unknown;
      /** HTTP status, when there was an answer. */
      status?: number;
      retryAfterMs?: number;
      /** Why an answer's body was not read, for the log and `/dev/platform`. */
      unreadable?: Unreadable;
    } = {},
  ) {
    super(`${callId}: ${failure}`);
  }
}
