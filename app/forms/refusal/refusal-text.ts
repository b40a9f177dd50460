import type { RefusalReason } from "~/graphql/generated/graphql";
import type { GivenKey, I18n, KeyIn, MessageKey } from "~/i18n/i18n.tsx";
import type { Refusal, RefusedField } from "./refusal.ts";

/** The messages for refusals; a page may replace some of them. */
export type RefusalWords = Readonly<Partial<Record<RefusalReason | "failed", MessageKey>>>;

const usual: Readonly<Record<RefusalReason | "failed", MessageKey>> = {
  NOT_SIGNED_IN: "forms.notSignedIn",
  REAL_ACCOUNT_REQUIRED: "errors.in_need_true_account",
  PASSWORD_CHANGE_REQUIRED: "forms.passwordTitle",
  PLATFORM_REFUSED: "forms.refused",
  ACCOUNT_LOCKED: "forms.accountLocked",
  PROTECTION_UNAVAILABLE: "forms.protectionUnavailable",
  LIMIT_REACHED: "forms.limitReached",
  LIMIT_CHOICE_NEEDED: "forms.limitChoice",
  RECEIVER_UNAVAILABLE: "forms.receiverUnavailable",
  ACCOUNT_UNAVAILABLE: "forms.accountUnavailable",
  ON_BREAK: "forms.onBreak",
  TOO_MANY_FILES: "forms.tooManyFiles",
  TOO_MANY_KEPT_FILES: "forms.tooManyKeptFiles",
  TOO_MANY_SAVED: "forms.tooManySaved",
  NOT_FOUND: "forms.notFound",
  CONFLICT: "forms.refused",
  STATE_CHANGED: "forms.stateChanged",
  OTHER_ACCOUNT: "forms.otherAccount",
  OTHER_CURRENCY: "forms.otherCurrency",
  VERIFICATION_REQUIRED: "forms.verificationRequired",
  CAPTCHA_FAILED: "forms.captchaFailed",
  PHONE_SIGN_IN_FAILED: "forms.phoneFailed",
  QUOTA_SPENT: "forms.quotaSpent",
  OPERATION_NOT_ALLOWED: "forms.notAllowed",
  SIGN_IN_ABANDONED: "forms.abandoned",
  IDENTITY_REFUSED: "social.refused",
  IDENTITY_TAKEN: "social.taken",
  NOT_OFFERED: "forms.notOffered",
  PLATFORM_UNAVAILABLE: "forms.unavailable",
  NOT_MADE: "forms.unavailable",
  VERIFICATION_UNAVAILABLE: "forms.humanUnavailable",
  OUTCOME_UNKNOWN: "forms.outcomeUnknown",
  REGION_BLOCKED: "forms.region",
  NOT_IN_MARKET: "forms.notInMarket",
  IN_PROGRESS: "forms.inProgress",
  failed: "forms.unavailable",
};

/** Returns the errors of fields that the form does not have; its summary shows them (A130). */
export function offForm(
  errors: readonly RefusedField[],
  fields: readonly string[],
): readonly RefusedField[] {
  return errors.filter(({ field }) => !fields.includes(field));
}

/**
 * Returns the text for a refusal; null when the fields show all errors themselves.
 * @param secondsLeft the rest of the wait, if there is one
 * @param fields the fields that show their own errors; none by default, so that every error is shown
 */
export function refusalText(
  refusal: Refusal,
  t: I18n["t"],
  {
    words = {},
    secondsLeft = secondsOf(refusal),
    fields = [],
  }: { words?: RefusalWords; secondsLeft?: number; fields?: readonly string[] } = {},
): string | null {
  switch (refusal.kind) {
    case "fields":
      return (
        offForm(refusal.fields, fields)
          .map((error) => fieldText(error, t))
          .join(" ") || null
      );
    case "throttled":
      return waitText(secondsLeft, t);
    case "refused":
    case "failed": {
      if (refusal.kind === "refused" && refusal.platformMessage) return refusal.platformMessage;
      const reason = refusal.kind === "failed" ? "failed" : refusal.reason;
      return t((words[reason] ?? usual[reason]) satisfies GivenKey);
    }
  }
}

/** Returns the text of a field's error outside the field, with the field's name if it has one. */
function fieldText({ field, messageKey, values }: RefusedField, t: I18n["t"]): string {
  // Both keys come as data; an unknown key is returned as its own text.
  const said = (key: string, filled?: Record<string, string>) => {
    const text = t(key as KeyIn<"forms" | "validation">, filled);
    return text === key ? null : text;
  };
  const message =
    said(messageKey, Object.fromEntries(values.map(({ name, value }) => [name, value]))) ??
    t("errors.unknown");
  const name = said(`forms.fieldNames.${field}`);
  return name === null ? message : t("forms.fieldError", { name, message });
}

/** Returns the wait of a refusal, in whole seconds. */
export function secondsOf(refusal: { kind: string; retryAfterMs?: number }): number {
  return Math.ceil((refusal.retryAfterMs ?? 0) / 1000);
}

/** Returns the text for a wait, in seconds, minutes or hours. */
function waitText(seconds: number, t: I18n["t"]): string {
  if (seconds <= 0) return t("forms.throttledOver");
  if (seconds <= 120) return t("forms.throttled", { count: seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 120) return t("forms.throttledMinutes", { count: minutes });
  return t("forms.throttledHours", { count: Math.ceil(minutes / 60) });
}
