import type { RefusalReason } from "~/graphql/generated/graphql";
import type { I18n, MessageKey } from "~/i18n/i18n.tsx";
import type { Refusal } from "./refusal.ts";

/** Why nothing was done, as a message; a page may know better words for some of them. */
export type RefusalWords = Readonly<Partial<Record<RefusalReason | "failed", MessageKey>>>;

const usual: Readonly<Record<RefusalReason | "failed", MessageKey>> = {
  NOT_SIGNED_IN: "session.notSignedIn",
  REAL_ACCOUNT_REQUIRED: "play.in_need_true_account",
  PASSWORD_CHANGE_REQUIRED: "session.passwordTitle",
  PLATFORM_REFUSED: "session.refused",
  CONFLICT: "session.refused",
  STATE_CHANGED: "session.stateChanged",
  VERIFICATION_REQUIRED: "session.verificationRequired",
  CAPTCHA_FAILED: "session.captchaFailed",
  PHONE_SIGN_IN_FAILED: "session.phoneFailed",
  QUOTA_SPENT: "session.quotaSpent",
  OPERATION_NOT_ALLOWED: "session.notAllowed",
  SIGN_IN_ABANDONED: "session.abandoned",
  NOT_OFFERED: "session.notOffered",
  PLATFORM_UNAVAILABLE: "session.unavailable",
  VERIFICATION_UNAVAILABLE: "session.humanUnavailable",
  OUTCOME_UNKNOWN: "session.outcomeUnknown",
  REGION_BLOCKED: "session.region",
  IN_PROGRESS: "session.inProgress",
  failed: "session.unavailable",
};

/**
 * A refusal in words; null where the fields say it themselves.
 * @param secondsLeft of the wait, where there is one
 */
export function refusalText(
  refusal: Refusal,
  t: I18n["t"],
  {
    words = {},
    secondsLeft = secondsOf(refusal),
  }: { words?: RefusalWords; secondsLeft?: number } = {},
): string | null {
  switch (refusal.kind) {
    case "fields":
      return null;
    case "throttled":
      return waitText(secondsLeft, t);
    case "refused":
    case "failed": {
      if (refusal.kind === "refused" && refusal.told) return refusal.told;
      const reason = refusal.kind === "failed" ? "failed" : refusal.reason;
      return t(words[reason] ?? usual[reason]);
    }
  }
}

/** How long a refusal asks to wait, in whole seconds. */
export function secondsOf(refusal: { kind: string; retryAfterMs?: number }): number {
  return Math.ceil((refusal.retryAfterMs ?? 0) / 1000);
}

/** How long a wait still is, in the unit that one would say it in. */
function waitText(seconds: number, t: I18n["t"]): string {
  if (seconds <= 0) return t("session.throttledOver");
  if (seconds <= 120) return t("session.throttled", { count: seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 120) return t("session.throttledMinutes", { count: minutes });
  return t("session.throttledHours", { count: Math.ceil(minutes / 60) });
}
