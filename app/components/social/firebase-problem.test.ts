import { describe, expect, it } from "vitest";
import { refusedField, refusedFor } from "~/forms/refusal/refusal.ts";
import { problemOf } from "./firebase-problem.ts";
import { needsRedirect } from "./social-problem.ts";

const saidBy = (code: string) => problemOf(Object.assign(new Error("Firebase"), { code }));

describe("errors of Firebase's script", () => {
  it.each([
    ["E22", "auth/invalid-phone-number", refusedField("mobile", "validation.mobile")],
    ["E23", "auth/missing-phone-number", refusedField("mobile", "validation.mobileMissing")],
    ["E24", "auth/too-many-requests", { kind: "throttled", retryAfterMs: 300_000 }],
    ["E25", "auth/internal-error", refusedFor("PHONE_SIGN_IN_FAILED")],
    ["E25", "auth/never-heard-of", refusedFor("PHONE_SIGN_IN_FAILED")],
    [
      ...(["E26", "auth/invalid-verification-code"] as const),
      refusedField("verificationCode", "validation.codeWrong"),
    ],
    [
      ...(["E27", "auth/missing-verification-code"] as const),
      refusedField("verificationCode", "validation.codeMissing"),
    ],
    ["E28", "auth/captcha-check-failed", refusedFor("CAPTCHA_FAILED")],
    ["E29", "auth/quota-exceeded", refusedFor("QUOTA_SPENT")],
    ["E30", "auth/operation-not-allowed", refusedFor("OPERATION_NOT_ALLOWED")],
    ["E31", "auth/code-expired", refusedField("verificationCode", "validation.codeExpired")],
    ["E32", "auth/popup-closed-by-user", refusedFor("SIGN_IN_ABANDONED")],
    [
      ...(["A55", "auth/account-exists-with-different-credential"] as const),
      refusedFor("IDENTITY_TAKEN"),
    ],
    ["X1", "auth/network-request-failed", refusedFor("VERIFICATION_UNAVAILABLE")],
  ])("%s %s has its own message", (_id, code, answer) => {
    expect(saidBy(code)).toEqual(answer);
  });

  it("X1 is null if a newer popup replaced this one", () => {
    expect(saidBy("auth/cancelled-popup-request")).toBeNull();
  });

  it("X1 is an unavailable service if the script failed to load", () => {
    const gone = refusedFor("VERIFICATION_UNAVAILABLE");
    expect(problemOf(new TypeError("Failed to fetch dynamically imported module"))).toEqual(gone);
    expect(problemOf(null)).toEqual(gone);
  });

  it("X1 redirects the page if popups are blocked", () => {
    const blocked = ["auth/popup-blocked", "auth/operation-not-supported-in-this-environment"];
    expect(blocked.map((code) => needsRedirect({ code }))).toEqual([true, true]);
    expect(needsRedirect({ code: "auth/popup-closed-by-user" })).toBe(false);
  });
});
