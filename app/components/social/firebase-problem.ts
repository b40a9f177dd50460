import { type Refusal, refusedField, refusedFor } from "~/forms/refusal.ts";
import type { RefusalWords } from "~/forms/refusal-text.ts";
import { firebaseMeaning } from "../../../brands/firebase-codes.ts";

/** What this way in says better than other forms. */
export const socialWords: RefusalWords = {
  PHONE_SIGN_IN_FAILED: "social.failed",
  VERIFICATION_UNAVAILABLE: "social.unavailable",
};

const codeOf = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

/** Whether the browser kept the provider's window from opening, so that the whole page has to go there. */
export const needsRedirect = (error: unknown): boolean =>
  ["auth/popup-blocked", "auth/operation-not-supported-in-this-environment"].includes(
    codeOf(error),
  );

/** Why Firebase did not sign anybody in (E22–E32); null where a newer window took the place of this one. */
export function problemOf(error: unknown): Refusal | null {
  const code = codeOf(error);
  if (code === "auth/cancelled-popup-request") return null;
  // What is no word of Firebase's is its script that did not come.
  const meaning = firebaseMeaning(code) ?? { reason: "VERIFICATION_UNAVAILABLE" as const };
  if ("field" in meaning) return refusedField(meaning.field, meaning.messageKey);
  if ("waitMs" in meaning) return { kind: "throttled", retryAfterMs: meaning.waitMs };
  return refusedFor(meaning.reason);
}
