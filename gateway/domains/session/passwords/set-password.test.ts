import { describe, expect, it } from "vitest";
import { refusal } from "../../../testing/platform.ts";
import { formRules, portal } from "../../../testing/portal.ts";

const account = {
  id: "42",
  account: "janesocial",
  nickname: "Jane",
  type: 0,
  role: "MEMBER",
  currency: "USD",
} as const;
const signedIn = { session: { token: "tok", account } };
const path = "/wps/member/password/first";
const fine = { ...formRules, [`POST ${path}`]: {} };
const document = `mutation ($input: SetPasswordInput!) { setPassword(input: $input) {
  __typename ... on SetPasswordSuccess { viewer { account } }
  ... on InvalidInput { fields { field messageKey values { name value } } }
  ... on Throttled { retryAfterMs } ... on Refused { reason } } }`;
const input = { newPassword: "secret-2026", confirmPassword: "secret-2026" };

describe("setPassword", () => {
  it("CA119 A55 M6 A151 sets the first password without an old one, starts a new session, and logs it", async () => {
    const { send, received, scope } = portal(fine, signedIn);
    await scope.session.set("canary", "old session");
    expect(await send(document, { input })).toEqual({
      __typename: "SetPasswordSuccess",
      viewer: { account: "janesocial" },
    });
    expect(await received(path)).toEqual([
      { newPassword: "secret-2026", confirmNewPassword: "secret-2026" },
    ]);
    expect(await scope.session.get("canary"), "an id that was used before").toBeNull();
    expect(await scope.session.token()).toBe("tok");
    expect(scope.lines).toContainEqual(
      expect.objectContaining({
        event: "security.password.changed",
        what: "login",
        shown: "session",
      }),
    );
  });

  it("CA119 V26 V27 V60 checks the fields first, by the rules of registration", async () => {
    const { send, received } = portal(fine, signedIn);
    const wrong = { newPassword: "short", confirmPassword: "x", paymentPassword: " " };
    expect((await send(document, { input: wrong }))?.fields).toMatchObject([
      { field: "newPassword", messageKey: "validation.length" },
      { field: "paymentPassword", messageKey: "validation.required" },
    ]);
    const twice = { ...input, confirmPassword: "secret-2027" };
    expect((await send(document, { input: twice }))?.fields).toMatchObject([
      { field: "confirmPassword", messageKey: "validation.mismatch" },
    ]);
    expect(await received(path)).toEqual([]);
  });

  it("CA119 requires the payment password of the account, and returns the remaining attempts", async () => {
    const guarded = { input: { ...input, paymentPassword: "246810" } };
    const right = portal(fine, signedIn);
    expect(await right.send(document, guarded)).toMatchObject({ __typename: "SetPasswordSuccess" });
    expect(await right.received(path)).toMatchObject([{ paymentPassword: "246810" }]);
    const answers = refusal("payment.password.error", { triesLeft: 4 });
    const wrong = portal({ ...fine, [`POST ${path}`]: answers }, signedIn);
    await wrong.scope.session.set("canary", "kept");
    expect((await wrong.send(document, guarded))?.fields).toEqual([
      {
        field: "paymentPassword",
        messageKey: "validation.paymentPasswordWrongLeft",
        values: [
          { name: "triesLeft", value: "4" },
          { name: "minutes", value: "30" },
        ],
      },
    ]);
    expect(await wrong.scope.session.get("canary")).toBe("kept");
  });

  it("CA119 P2 P19 is only for real accounts without a password", async () => {
    const answers = { ...fine, [`POST ${path}`]: refusal("password.state") };
    expect(await portal(answers, signedIn).send(document, { input })).toMatchObject({
      reason: "STATE_CHANGED",
    });
    const trial = { ...account, type: 4, role: "TRIAL" as const };
    const reason = async (session: object) =>
      (await portal(fine, { session }).send(document, { input }))?.reason;
    expect(await reason({})).toBe("NOT_SIGNED_IN");
    expect(await reason({ token: "t", account: trial })).toBe("REAL_ACCOUNT_REQUIRED");
  });
});
