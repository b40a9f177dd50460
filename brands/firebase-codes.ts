/**
 * Messages for the error codes of Firebase's sign-in (E22–E32). The page uses them for errors of Firebase's script,
 * the gateway for codes that the platform passes on, so this file imports no other module.
 */
type Reason =
  | "PHONE_SIGN_IN_FAILED"
  | "CAPTCHA_FAILED"
  | "QUOTA_SPENT"
  | "OPERATION_NOT_ALLOWED"
  | "SIGN_IN_ABANDONED"
  | "IDENTITY_TAKEN"
  | "VERIFICATION_UNAVAILABLE";

/** A field of the form, a reason, or a wait in ms. */
export type FirebaseMeaning =
  | { field: string; messageKey: string }
  | { reason: Reason }
  | { waitMs: number };

const field = (name: string, messageKey: string) => ({ field: name, messageKey });

/** By the code without its "auth/". */
const meanings: Readonly<Record<string, FirebaseMeaning>> = {
  "invalid-phone-number": field("mobile", "validation.mobile"),
  "missing-phone-number": field("mobile", "validation.mobileMissing"),
  "too-many-requests": { waitMs: 5 * 60_000 },
  "internal-error": { reason: "PHONE_SIGN_IN_FAILED" },
  "invalid-verification-code": field("verificationCode", "validation.codeWrong"),
  "missing-verification-code": field("verificationCode", "validation.codeMissing"),
  "code-expired": field("verificationCode", "validation.codeExpired"),
  "captcha-check-failed": { reason: "CAPTCHA_FAILED" },
  "invalid-app-credential": { reason: "CAPTCHA_FAILED" },
  "quota-exceeded": { reason: "QUOTA_SPENT" },
  "billing-not-enabled": { reason: "QUOTA_SPENT" },
  "operation-not-allowed": { reason: "OPERATION_NOT_ALLOWED" },
  "unauthorized-domain": { reason: "OPERATION_NOT_ALLOWED" },
  "user-disabled": { reason: "OPERATION_NOT_ALLOWED" },
  "popup-closed-by-user": { reason: "SIGN_IN_ABANDONED" },
  "user-cancelled": { reason: "SIGN_IN_ABANDONED" },
  "account-exists-with-different-credential": { reason: "IDENTITY_TAKEN" },
  "network-request-failed": { reason: "VERIFICATION_UNAVAILABLE" },
};

/** What a code means; undefined for none of Firebase's. Its other spelling is INVALID_PHONE_NUMBER. */
export function firebaseMeaning(code: string): FirebaseMeaning | undefined {
  const plain = code
    .toLowerCase()
    .replace(/^auth\//, "")
    .replaceAll("_", "-");
  if (Object.hasOwn(meanings, plain)) return meanings[plain];
  // A code that only Firebase can explain further (E25).
  return code.startsWith("auth/") ? { reason: "PHONE_SIGN_IN_FAILED" } : undefined;
}
