import type { RefusalWords } from "~/forms/refusal/refusal-text.ts";

/** Messages that are specific to social sign-in. */
export const socialWords: RefusalWords = {
  PHONE_SIGN_IN_FAILED: "social.failed",
  VERIFICATION_UNAVAILABLE: "social.unavailable",
};

export const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

/** Whether the browser blocked the popup, so that the page has to redirect. */
export const needsRedirect = (error: unknown): boolean =>
  ["auth/popup-blocked", "auth/operation-not-supported-in-this-environment"].includes(
    codeOf(error),
  );
