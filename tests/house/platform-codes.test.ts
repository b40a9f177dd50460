import { describe, expect, it } from "vitest";
import type { Problem } from "../../app/forms/answers/form-outcome.ts";
import type { Refusal } from "../../app/forms/refusal/refusal.ts";
import { refusalText } from "../../app/forms/refusal/refusal-text.ts";
import { text } from "../../app/i18n/text.ts";
import enErrors from "../../app/locales/en/everywhere/errors.ts";
import enForms from "../../app/locales/en/forms.ts";
import enPlay from "../../app/locales/en/play.ts";
import enSession from "../../app/locales/en/session.ts";
import enValidation from "../../app/locales/en/validation.ts";
import koErrors from "../../app/locales/ko/everywhere/errors.ts";
import koForms from "../../app/locales/ko/forms.ts";
import koPlay from "../../app/locales/ko/play.ts";
import koSession from "../../app/locales/ko/session.ts";
import koValidation from "../../app/locales/ko/validation.ts";
import { changeFailure } from "../../gateway/failures/change-failure.ts";
import { PlatformError } from "../../gateway/platform/errors.ts";

const languages = {
  en: {
    forms: enForms,
    session: enSession,
    validation: enValidation,
    play: enPlay,
    errors: enErrors,
  },
  ko: {
    forms: koForms,
    session: koSession,
    validation: koValidation,
    play: koPlay,
    errors: koErrors,
  },
};
type Language = keyof typeof languages;

/** The text for a change that is refused with this code: under a field, or above the form. */
function saidOf(code: string, language: Language, failure: "UPSTREAM_REFUSED" | "UNAUTHENTICATED") {
  const answer = changeFailure(new PlatformError(failure, "C7", { errorCode: code }));
  const t = (key: string, values: Record<string, string | number> = {}) =>
    text(languages[language], language, key, { brand: "Aurora", ...values });
  if (answer.__typename === "InvalidInput") {
    const [wrong] = answer.fields;
    return wrong && `${wrong.field}: ${t(wrong.messageKey)}`;
  }
  const refusal: Refusal & Problem =
    answer.__typename === "Throttled"
      ? { kind: "throttled", retryAfterMs: answer.retryAfterMs }
      : { kind: "refused", reason: answer.reason };
  return refusalText(refusal, t);
}

/** The specification's table of codes, row by row, with the text in English and in Korean. */
const table: [id: string, code: string, en: string, ko: string][] = [
  ["E1", "login.not.session", enForms.notSignedIn, koForms.notSignedIn],
  ["E1", "user.or.token.invalid", enForms.notSignedIn, koForms.notSignedIn],
  ["E1", "CUSTOMER_NOT_LOGIN", enForms.notSignedIn, koForms.notSignedIn],
  ["E1", "token_ip_different", enForms.notSignedIn, koForms.notSignedIn],
  ["E2", "trial.not.allowed", enErrors.in_need_true_account, koErrors.in_need_true_account],
  ["E20", "bind_customer_required", enForms.verificationRequired, koForms.verificationRequired],
  ["E20", "login_verify_required", enForms.verificationRequired, koForms.verificationRequired],
  [
    "E22",
    "auth/invalid-phone-number",
    `mobile: ${enValidation.mobile}`,
    `mobile: ${koValidation.mobile}`,
  ],
  [
    ...(["E23", "auth/missing-phone-number"] as const),
    ...([
      `mobile: ${enValidation.mobileMissing}`,
      `mobile: ${koValidation.mobileMissing}`,
    ] as const),
  ],
  ["E24", "auth/too-many-requests", "in 5 minutes.", "5분"],
  ["E24", "TOO_MANY_REQUESTS", "in 5 minutes.", "5분"],
  ["E24", "TOO_MANY_REQUEST", "in 5 minutes.", "5분"],
  ["E25", "auth/internal-error", enForms.phoneFailed, koForms.phoneFailed],
  ["E25", "auth/never-heard-of", enForms.phoneFailed, koForms.phoneFailed],
  [
    ...(["E26", "auth/invalid-verification-code"] as const),
    ...([
      `verificationCode: ${enValidation.codeWrong}`,
      `verificationCode: ${koValidation.codeWrong}`,
    ] as const),
  ],
  [
    ...(["E27", "auth/missing-verification-code"] as const),
    ...([
      `verificationCode: ${enValidation.codeMissing}`,
      `verificationCode: ${koValidation.codeMissing}`,
    ] as const),
  ],
  ["E28", "auth/captcha-check-failed", enForms.captchaFailed, koForms.captchaFailed],
  ["E28", "geetest_captcha_err", enForms.captchaFailed, koForms.captchaFailed],
  ["E28", "#1066", enForms.captchaFailed, koForms.captchaFailed],
  ["E29", "auth/quota-exceeded", enForms.quotaSpent, koForms.quotaSpent],
  ["E30", "auth/operation-not-allowed", enForms.notAllowed, koForms.notAllowed],
  [
    ...(["E31", "auth/code-expired"] as const),
    ...([
      `verificationCode: ${enValidation.codeExpired}`,
      `verificationCode: ${koValidation.codeExpired}`,
    ] as const),
  ],
  ["E32", "auth/popup-closed-by-user", enForms.abandoned, koForms.abandoned],
  ["E38", "function.not.available", "Aurora does not offer this.", "Aurora에서는"],
  ["E38", "#543", "Aurora does not offer this.", "Aurora에서는"],
  ["E38", "#727", enForms.unavailable, koForms.unavailable],
  ["E38", "merchant.acct.setup.err", enForms.unavailable, koForms.unavailable],
  ["E38", "system.maintenance", enForms.unavailable, koForms.unavailable],
  ["E38", "request_param_err", enForms.refused, koForms.refused],
  ["E38", "request_body_required", enForms.refused, koForms.refused],
  ["E38", "http_method_not_support", enForms.refused, koForms.refused],
  ["E38", "#459", enForms.refused, koForms.refused],
  ["E38", "nobody.knows.this", enForms.refused, koForms.refused],
];

/** These codes end the session: the client handles them before any table is read. */
const over = [
  "login.not.session",
  "user.or.token.invalid",
  "CUSTOMER_NOT_LOGIN",
  "token_ip_different",
];

describe("E1 E2 E20 E22 E23 E24 E25 E26 E27 E28 E29 E30 E31 E32 E38 the text for each code", () => {
  it.each(table)("%s %s", (_id, code, en, ko) => {
    const failure = over.includes(code) ? "UNAUTHENTICATED" : "UPSTREAM_REFUSED";
    expect(saidOf(code, "en", failure)).toContain(en);
    expect(saidOf(code, "ko", failure)).toContain(ko);
  });

  it("E22 E31 the other spelling of the same service has the same text", () => {
    const pairs = [
      ["invalid_phone_number", "auth/invalid-phone-number"],
      ["quota_exceeded", "auth/quota-exceeded"],
      ["code_expired", "auth/code-expired"],
    ];
    for (const [one = "", other = ""] of pairs) {
      const said = saidOf(one, "en", "UPSTREAM_REFUSED");
      expect(said).toBe(saidOf(other, "en", "UPSTREAM_REFUSED"));
    }
  });
});
