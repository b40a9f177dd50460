import type { I18n, Messages } from "~/i18n/i18n.tsx";
import type { LaunchOutcome } from "./launch-outcome.ts";

type Said = keyof Messages["play"]["reason"];

/** Refusals that have words of their own; reasons that belong to money or records never meet a launch. */
const said: Readonly<Record<Said, true>> = {
  VENDOR_REFUSED: true,
  PREVIOUS_GAME_OPEN: true,
  GAME_MAINTENANCE: true,
  GAME_NOT_FOUND: true,
  NO_FREE_TRIAL: true,
  UNTRUSTED_ADDRESS: true,
  NOT_SIGNED_IN: true,
  REAL_ACCOUNT_REQUIRED: true,
  NOT_OFFERED: true,
  PLATFORM_REFUSED: true,
  PLATFORM_UNAVAILABLE: true,
  OUTCOME_UNKNOWN: true,
  PASSWORD_CHANGE_REQUIRED: true,
  REGION_BLOCKED: true,
  IN_PROGRESS: true,
};
const isSaid = (reason: string): reason is Said => Object.hasOwn(said, reason);

/** Refusals that asking again can't change. */
const final: ReadonlySet<string> = new Set([
  "GAME_NOT_FOUND",
  "NO_FREE_TRIAL",
  "UNTRUSTED_ADDRESS",
  "NOT_OFFERED",
  "REGION_BLOCKED",
  "PASSWORD_CHANGE_REQUIRED",
]);

/** True when the same launch may be tried again. */
export function mayRetry(outcome: LaunchOutcome): boolean {
  if (outcome.kind === "refused") return !final.has(outcome.reason);
  return outcome.kind === "throttled";
}

/** The heading of a launch that did not happen. */
export function problemTitle(outcome: LaunchOutcome, t: I18n["t"]): string {
  const { name } = outcome.game;
  switch (outcome.kind) {
    case "realAccountRequired":
      return t("play.realAccountTitle");
    case "vendorList":
      return t("play.vendorTitle", { name });
    default:
      return t("play.refusedTitle", { name });
  }
}

/** The reason in plain words; each refusal has its own. */
export function problemText(outcome: LaunchOutcome, t: I18n["t"]): string {
  switch (outcome.kind) {
    case "refused":
      return t(`play.reason.${isSaid(outcome.reason) ? outcome.reason : "PLATFORM_REFUSED"}`);
    case "throttled":
      return t("play.throttled", { count: Math.max(1, Math.ceil(outcome.retryAfterMs / 1000)) });
    case "realAccountRequired":
      return t("play.in_need_true_account");
    case "vendorList":
      return t("play.vendorLoading");
  }
}
