import { describe, expect, it } from "vitest";
import type { PortalContext } from "~/portal-context.ts";
import { afterReview, settleSignIn } from "./sign-in-result.server.ts";

/** A gateway without a captcha picture. */
const context = {
  gateway: { execute: () => Promise.resolve({}) },
  storesCookies: true,
} as Pick<PortalContext, "gateway" | "storesCookies"> as PortalContext;

const settle = (result: object | null) =>
  settleSignIn(context, result, { values: { username: "player1" }, returnTo: "/" });

const reported = (messageKey: string, needsPerson: boolean, captcha: string | null = null) => ({
  problem: { kind: "message", messageKey, needsPerson },
  values: { username: "player1" },
  captcha,
});

describe("the result of a login step", () => {
  it("E7 A46 has one neutral text for a wrong name and a wrong password, and requests a captcha", async () => {
    const wrong = { __typename: "InvalidCredentials", captchaRequired: false };
    expect(await settle(wrong)).toEqual(reported("session.invalid", false));
    expect(await settle({ ...wrong, captchaRequired: true })).toEqual(
      reported("session.invalid", false, "missing"),
    );
  });

  it("E18 E19 E21 S13 S14 has a text for each refusal", async () => {
    const person = (refusal: string) => settle({ __typename: "AccountNotAllowed", refusal });
    expect(await person("NOT_A_MEMBER")).toEqual(reported("session.notMember", true));
    expect(await person("LOCKED")).toEqual(reported("session.locked", true));
    expect(await person("AGENTS_ONLY")).toEqual(reported("session.agentsOnly", true));
    expect(await settle({ __typename: "SecondFactorRequired", methods: [] })).toEqual(
      reported("session.secondFactor", true),
    );
    const picture = (wrong: boolean) => settle({ __typename: "CaptchaRequired", wrong });
    expect(await picture(true)).toEqual(reported("session.captchaWrong", false, "missing"));
    expect(await picture(false)).toEqual(reported("session.captchaNeeded", false, "missing"));
  });

  it("passes on general refusals and failures of the platform", async () => {
    const refused = await settle({ __typename: "Refused", reason: "REGION_BLOCKED" });
    expect(refused.problem).toEqual({ kind: "refused", reason: "REGION_BLOCKED" });
    expect((await settle(null)).problem).toEqual({ kind: "failed" });
  });

  it("A20 S11 S14 returns the next step for a page that stays, without a redirect", async () => {
    const attempt = { values: {}, returnTo: "/member/deposit", stays: true };
    const left = (result: object) => settleSignIn(context, result, attempt);
    const viewer = { role: "MEMBER" };
    const expired = { __typename: "LoginSuccess", passwordChangeRequired: true, viewer };
    expect(await left(expired)).toEqual({ problem: null, values: {}, next: "password" });
    const second = { __typename: "SecondFactorRequired", methods: ["SMS"] };
    expect(await left(second)).toEqual({ problem: null, values: {}, next: "confirm" });
  });

  it("S11 S12 S14 redirects after success", async () => {
    const to = (result: object) =>
      settle(result).then(
        () => null,
        (answer: Response) => answer.headers.get("Location"),
      );
    const signedIn = { __typename: "LoginSuccess", passwordChangeRequired: false };
    expect(await to({ ...signedIn, viewer: { role: "MEMBER" } })).toBe("/");
    expect(await to({ ...signedIn, viewer: { role: "AGENT" } })).toBe("/agentHome");
    expect(await to({ ...signedIn, passwordChangeRequired: true })).toBe("/login/password");
    expect(await to({ __typename: "SecondFactorRequired", methods: ["SMS"] })).toBe(
      "/login/confirm",
    );
  });
});

it("G8 a review of limits that is due comes once after the login, leads on, and never before a withdrawal", () => {
  const due = { reviewDue: true };
  expect(afterReview(due, "/member/bets")).toBe("/member/limits/review?returnTo=%2Fmember%2Fbets");
  expect(afterReview(due, "/")).toBe("/member/limits/review");
  expect(afterReview(due, "/member/withdraw?amount=5")).toBe("/member/withdraw?amount=5");
  expect(afterReview({ reviewDue: false }, "/member/bets")).toBe("/member/bets");
});
