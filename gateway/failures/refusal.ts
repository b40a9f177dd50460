/** Converts a platform failure of a change to a refusal, equally for every mutation. */
import type { RefusalReason, Refused, Throttled } from "../generated/resolver-types.ts";
import { PlatformError, type PlatformFailure } from "../platform/errors.ts";

const reasonOf: Record<PlatformFailure, RefusalReason> = {
  UPSTREAM_TIMEOUT: "PLATFORM_UNAVAILABLE",
  UPSTREAM_UNAVAILABLE: "PLATFORM_UNAVAILABLE",
  UPSTREAM_BAD_RESPONSE: "PLATFORM_UNAVAILABLE",
  UPSTREAM_REFUSED: "PLATFORM_REFUSED",
  UNAUTHENTICATED: "NOT_SIGNED_IN",
  UNKNOWN_OUTCOME: "OUTCOME_UNKNOWN",
  NOT_OFFERED: "NOT_OFFERED",
  NOT_IN_MARKET: "NOT_IN_MARKET",
};

/** The wait when the platform throttles without a duration: five minutes (K14, E24). */
const unknownWaitMs = 5 * 60_000;

/** True when the call had no effect. A lost response may have had one, so what was counted stays counted. */
export function hadNoEffect(error: unknown): boolean {
  return !(error instanceof PlatformError && error.failure === "UNKNOWN_OUTCOME");
}

export function refused(reason: RefusalReason): Refused & { __typename: "Refused" } {
  return { __typename: "Refused", reason };
}

/** The platform's rate limit, detected by status or code; null for any other failure. */
export function throttledBy(
  error: PlatformError,
): (Throttled & { __typename: "Throttled" }) | null {
  const { status, errorCode, retryAfterMs } = error.detail;
  if (status !== 429 && !errorCode?.startsWith("TOO_MANY_REQUEST")) return null;
  return { __typename: "Throttled", retryAfterMs: retryAfterMs ?? unknownWaitMs };
}

/** Platform codes for a locked or frozen account, such as `account.locked` (S33). */
const lockedCodes =
  /^(account|member|user|customer|agent|upline)[._](is[._])?(lock|locked|frozen|freeze|disabled|closed|suspended|banned|forbidden)$/i;

/** Platform codes about who should receive money, whatever the reason: none of them reaches an agent (G20). */
const receiverCodes = /^(receiver|payee|target|downline)[._]/i;

/** True when the platform refused any kind of call because the account is locked (A131). */
export function isAccountLocked(error: PlatformError): boolean {
  return lockedCodes.test(error.detail.errorCode ?? "");
}

/** The refusal for a failure that has no more specific meaning. */
export function refusalOf(error: PlatformError): Refused & { __typename: "Refused" } {
  const notOffered = ["function.not.available", "#543"];
  if (notOffered.includes(error.detail.errorCode ?? "")) return refused("NOT_OFFERED");
  if (error.detail.errorCode === "trial.not.allowed") return refused("REAL_ACCOUNT_REQUIRED");
  if (receiverCodes.test(error.detail.errorCode ?? "")) return refused("RECEIVER_UNAVAILABLE");
  if (isAccountLocked(error)) return refused("ACCOUNT_LOCKED");
  return refused(reasonOf[error.failure]);
}
