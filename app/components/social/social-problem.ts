import type { RefusalWords } from "~/forms/refusal/refusal-text.ts";

/** What this way in says better than other forms. */
export const socialWords: RefusalWords = {
  PHONE_SIGN_IN_FAILED: "social.failed",
  VERIFICATION_UNAVAILABLE: "social.unavailable",
};

export const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

/** Whether the browser kept the provider's window from opening, so that the whole page has to go there. */
export const needsRedirect = (error: unknown): boolean =>
  ["auth/popup-blocked", "auth/operation-not-supported-in-this-environment"].includes(
    codeOf(error),
  );
