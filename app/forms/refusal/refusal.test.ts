import { describe, expect, it } from "vitest";
import type { Problem } from "~/forms/answers/form-outcome.ts";
import type { RefusalReason } from "~/graphql/generated/graphql";
import { messagesOf } from "~/i18n/messages.server.ts";
import { text } from "~/i18n/text.ts";
import en from "~/locales/en/forms.ts";
import { messageLanguages } from "../../../brands/languages.ts";
import { statusOf } from "./refusal.server.ts";
import {
  errorIn,
  isRefusedFor,
  isUnsettled,
  type Refusal,
  refusalOf,
  refusedField,
  refusedFor,
} from "./refusal.ts";
import { refusalText } from "./refusal-text.ts";

const throttled: Refusal = { kind: "throttled", retryAfterMs: 1500 };
const failed: Refusal = { kind: "failed" };

describe("what a refused change answered", () => {
  it("E8 is read into one of four", () => {
    const fields = [{ field: "amount", messageKey: "validation.required", values: [] }];
    const results: [object | null | undefined, Refusal][] = [
      [
        { __typename: "InvalidInput", fields },
        { kind: "fields", fields },
      ],
      [{ __typename: "Throttled", retryAfterMs: 1500 }, throttled],
      [{ __typename: "Refused", reason: "CONFLICT" }, refusedFor("CONFLICT")],
      [{ __typename: "Another" }, failed],
      [null, failed],
      [undefined, failed],
    ];
    expect(results.map(([result]) => refusalOf(result))).toEqual(results.map(([, said]) => said));
  });

  it("E8 names the field that is wrong", () => {
    const problem = refusedField("images", "validation.fileTooLarge", { max: "5 MB" });
    expect(errorIn(problem, "images")).toEqual({
      field: "images",
      messageKey: "validation.fileTooLarge",
      values: [{ name: "max", value: "5 MB" }],
    });
    expect(errorIn(problem, "content")).toBeUndefined();
    expect(errorIn(throttled, "images")).toBeUndefined();
    expect(errorIn(null, "images")).toBeUndefined();
  });

  it("CA9 CA30 keeps the key of a try whose end nobody knows", () => {
    const reasons = ["OUTCOME_UNKNOWN", "IN_PROGRESS", "NOT_MADE"] as const;
    const open = [failed, ...reasons.map(refusedFor)];
    expect(open.every(isUnsettled)).toBe(true);
    const settled = [throttled, refusedFor("CONFLICT"), refusedField("amount", "x")];
    expect(settled.some(isUnsettled)).toBe(false);
  });

  it("is asked for one reason", () => {
    expect(isRefusedFor("CONFLICT", refusedFor("CONFLICT"))).toBe(true);
    expect(isRefusedFor("CONFLICT", refusedFor("IN_PROGRESS"))).toBe(false);
    expect(isRefusedFor("CONFLICT", null)).toBe(false);
  });
});

describe("the status of an answer that says no", () => {
  const reasons: Record<RefusalReason, number> = {
    NOT_SIGNED_IN: 401,
    REAL_ACCOUNT_REQUIRED: 403,
    NOT_OFFERED: 403,
    PASSWORD_CHANGE_REQUIRED: 403,
    ACCOUNT_LOCKED: 403,
    REGION_BLOCKED: 451,
    NOT_IN_MARKET: 451,
    PLATFORM_REFUSED: 409,
    IN_PROGRESS: 409,
    CONFLICT: 409,
    STATE_CHANGED: 409,
    OUTCOME_UNKNOWN: 202,
    PLATFORM_UNAVAILABLE: 503,
    NOT_MADE: 503,
    VERIFICATION_UNAVAILABLE: 503,
    VERIFICATION_REQUIRED: 403,
    OPERATION_NOT_ALLOWED: 403,
    CAPTCHA_FAILED: 422,
    PHONE_SIGN_IN_FAILED: 422,
    SIGN_IN_ABANDONED: 422,
    IDENTITY_REFUSED: 422,
    IDENTITY_TAKEN: 409,
    QUOTA_SPENT: 503,
    PROTECTION_UNAVAILABLE: 503,
    LIMIT_CHOICE_NEEDED: 409,
    RECEIVER_UNAVAILABLE: 409,
    TOO_MANY_FILES: 409,
    TOO_MANY_KEPT_FILES: 409,
    TOO_MANY_SAVED: 409,
    NOT_FOUND: 404,
    LIMIT_REACHED: 409,
    ACCOUNT_UNAVAILABLE: 409,
    ON_BREAK: 403,
    OTHER_ACCOUNT: 409,
    OTHER_CURRENCY: 409,
  };

  it.each(Object.entries(reasons))("%s is %i", (reason, status) => {
    expect(statusOf(refusedFor(reason as RefusalReason))).toEqual({ status });
  });

  it("a wait says how long it is, in whole seconds", () => {
    expect(statusOf(throttled)).toEqual({ status: 429, headers: { "Retry-After": "2" } });
  });

  it("the form's own words are 422, nothing wrong is 200, and nobody to ask is 503", () => {
    const reported: Problem = { kind: "message", messageKey: "session.invalid" };
    const problems = [refusedField("amount", "x"), reported, null, failed];
    expect(problems.map((problem) => statusOf(problem).status)).toEqual([422, 422, 200, 503]);
  });
});

describe("a refusal in words", () => {
  const t = (key: string, values?: Record<string, string | number>) =>
    text({ forms: en }, "en", key, { brand: "Aurora", ...values });

  it("counts a wait down and says when it is over", () => {
    const left = (secondsLeft: number) => refusalText(throttled, t, { secondsLeft });
    expect(left(3)).toContain("3 seconds");
    expect(left(1)).toContain("1 second.");
    expect(left(0)).toBe(en.throttledOver);
    expect(left(600)).toContain("10 minutes");
    expect(left(86_400)).toContain("24 hours");
    expect(refusalText(throttled, t)).toContain("2 seconds");
  });

  it("lets the fields speak for themselves, and a page say it better", () => {
    expect(refusalText(refusedField("amount", "x"), t, { fields: ["amount"] })).toBeNull();
    expect(refusalText(failed, t)).toBe(en.unavailable);
    expect(refusalText(refusedFor("CONFLICT"), t)).toBe(en.refused);
    const words = { CONFLICT: "forms.inProgress" } as const;
    expect(refusalText(refusedFor("CONFLICT"), t, { words })).toBe(en.inProgress);
  });

  it.each(messageLanguages)("P15 has a text for every reason in %s", (language) => {
    const said = ["NOT_OFFERED", "OUTCOME_UNKNOWN", "REGION_BLOCKED", "PLATFORM_REFUSED"] as const;
    const texts = said.map((reason) =>
      refusalText(refusedFor(reason), (key, values) =>
        text(messagesOf(language), language, key, { brand: "Aurora", ...values }),
      ),
    );
    expect(new Set(texts).size).toBe(said.length);
    expect(texts.filter((line) => line?.startsWith("forms."))).toEqual([]);
  });
});
