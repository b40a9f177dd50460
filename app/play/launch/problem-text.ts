import { secondsOf } from "~/forms/refusal/refusal-text.ts";
import type { RefusalReason } from "~/graphql/generated/graphql";
import type { I18n } from "~/i18n/i18n.tsx";
import { type LaunchOutcome, needsRealAccount } from "./launch-outcome.ts";

/** The reasons that a launch can be refused for. Those of money, records or logins have no text here. */
const unsaid = [
  "VERIFICATION_UNAVAILABLE",
  "VERIFICATION_REQUIRED",
  "CAPTCHA_FAILED",
  "PHONE_SIGN_IN_FAILED",
  "QUOTA_SPENT",
  "OPERATION_NOT_ALLOWED",
  "SIGN_IN_ABANDONED",
  "IDENTITY_REFUSED",
  "IDENTITY_TAKEN",
  "CONFLICT",
  "STATE_CHANGED",
  "NOT_MADE",
  "PROTECTION_UNAVAILABLE",
  "RECEIVER_UNAVAILABLE",
  "TOO_MANY_FILES",
  "TOO_MANY_KEPT_FILES",
  "TOO_MANY_SAVED",
  "NOT_FOUND",
  "ACCOUNT_UNAVAILABLE",
  "ON_BREAK",
  "LIMIT_REACHED",
  "LIMIT_CHOICE_NEEDED",
  "OTHER_CURRENCY",
] as const satisfies readonly RefusalReason[];
type Unsaid = (typeof unsaid)[number];
const isSaid = (reason: RefusalReason): reason is Exclude<RefusalReason, Unsaid> =>
  !(unsaid as readonly RefusalReason[]).includes(reason);

/** Refusals that a retry cannot change. */
const final: ReadonlySet<string> = new Set([
  "GAME_NOT_FOUND",
  "NO_FREE_TRIAL",
  "UNTRUSTED_ADDRESS",
  "NOT_OFFERED",
  "REAL_ACCOUNT_REQUIRED",
  "REGION_BLOCKED",
  "PASSWORD_CHANGE_REQUIRED",
  "NET_LOSS_LIMIT",
  "SESSION_TIME_LIMIT",
  "OTHER_ACCOUNT",
]);

/** Whether a retry of the same launch can succeed. */
export function mayRetry(outcome: LaunchOutcome): boolean {
  if ("reason" in outcome) return !final.has(outcome.reason);
  return outcome.kind === "throttled" || outcome.kind === "failed";
}

/** Returns the heading for a failed launch. */
export function problemTitle(outcome: LaunchOutcome, t: I18n["t"]): string {
  const { name } = outcome.game;
  if (needsRealAccount(outcome)) return t("play.realAccountTitle");
  return t(outcome.kind === "vendorList" ? "play.vendorTitle" : "play.refusedTitle", { name });
}

/** Returns the text for the reason of a failed launch. */
export function problemText(outcome: LaunchOutcome, t: I18n["t"]): string {
  if (needsRealAccount(outcome)) return t("errors.in_need_true_account");
  switch (outcome.kind) {
    case "notStarted":
      return t(`play.reason.${outcome.reason}`);
    case "refused":
      return t(`play.reason.${isSaid(outcome.reason) ? outcome.reason : "PLATFORM_REFUSED"}`);
    case "throttled":
      return t("play.throttled", { count: Math.max(1, secondsOf(outcome)) });
    case "vendorList":
      return t("play.vendorLoading");
    case "failed":
      return t("play.reason.PLATFORM_UNAVAILABLE");
    case "fields":
      return t("play.reason.PLATFORM_REFUSED");
  }
}
