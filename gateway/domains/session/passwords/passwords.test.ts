import { describe, expect, it } from "vitest";
import { aurora } from "../../../../brands/aurora.ts";
import { refusal } from "../../../testing/platform.ts";
import { player as account } from "../../../testing/player.ts";
import { formRules, portal, switchedOn } from "../../../testing/portal.ts";
import { recordDefaultPassword } from "./default-password.ts";

const signedIn = { session: { token: "tok", account, passwordChangeRequired: true } };
const failures = `... on InvalidInput { fields { field messageKey } }
  ... on Throttled { retryAfterMs } ... on Refused { reason }`;

describe("changePassword", () => {
  const document = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) {
    __typename ... on ChangePasswordSuccess { viewer { account passwordChangeRequired } } ${failures}
  } }`;
  const input = {
    oldPassword: "old secret",
    newPassword: "secret-2026",
    confirmPassword: "secret-2026",
  };
  const fine = { ...formRules, "PUT /wps/member/password": {} };
  const path = "/wps/member/password";

  it("C9 A4 D-16 S11 M6 changes the password, also a required change, and starts a new session", async () => {
    const { send, received, scope } = portal(fine, signedIn);
    await scope.session.set("canary", "old session");
    expect(await send(document, { input })).toEqual({
      __typename: "ChangePasswordSuccess",
      viewer: { account: "player1", passwordChangeRequired: false },
    });
    expect(await received(path)).toEqual([
      {
        oldPassword: "old secret",
        newPassword: "secret-2026",
        confirmNewPassword: "secret-2026",
      },
    ]);
    expect(await scope.session.get("canary")).toBeNull();
    expect(await scope.session.token()).toBe("tok");
    expect((await scope.session.read())?.passwordChangeRequired).toBe(false);
  });

  it("V25 V26 V27 E35 checks the fields first", async () => {
    const { send, received } = portal(fine, signedIn);
    const wrong = { oldPassword: " ", newPassword: "short", confirmPassword: "x" };
    expect((await send(document, { input: wrong }))?.fields).toEqual([
      { field: "oldPassword", messageKey: "validation.required" },
      { field: "newPassword", messageKey: "validation.length" },
    ]);
    const twice = { ...input, confirmPassword: "secret-2027" };
    expect((await send(document, { input: twice }))?.fields).toEqual([
      { field: "confirmPassword", messageKey: "validation.mismatch" },
    ]);
    expect(await received(path)).toEqual([]);
  });

  it("A14 K16 V25 sends the default password without input, and no other", async () => {
    const { oldPassword: _, ...short } = input;
    const known = portal(fine, { ...signedIn, platform: { defaultPassword: "first secret" } });
    const knows = "{ viewer { oldPasswordKnown } }";
    expect(await known.send(knows)).toEqual({ oldPasswordKnown: false });
    expect((await known.send(document, { input: short }))?.fields).toEqual([
      { field: "oldPassword", messageKey: "validation.required" },
    ]);
    await recordDefaultPassword(known.scope);
    expect(await known.send(knows)).toEqual({ oldPasswordKnown: true });
    expect(await known.send(document, { input: short })).toMatchObject({
      __typename: "ChangePasswordSuccess",
    });
    expect(await known.received(path)).toMatchObject([{ oldPassword: "first secret" }]);
    expect(await known.send(knows), "it is no longer the old password").toEqual({
      oldPasswordKnown: false,
    });
  });

  it("reports a wrong old password under its field, up to five times, and keeps the session", async () => {
    const { send, scope, received } = portal(
      { ...formRules, "PUT /wps/member/password": refusal("password.old.error") },
      signedIn,
    );
    for (let n = 0; n < 5; n += 1) {
      expect((await send(document, { input }))?.fields).toEqual([
        { field: "oldPassword", messageKey: "validation.oldPasswordWrong" },
      ]);
    }
    expect(await send(document, { input })).toMatchObject({ __typename: "Throttled" });
    expect(await received(path)).toHaveLength(5);
    expect((await scope.session.read())?.passwordChangeRequired).toBe(true);
  });

  it("P2 P19 is only for real accounts", async () => {
    const trial = { ...account, type: 4, role: "TRIAL" as const };
    const reason = async (session: object) =>
      (await portal(fine, { session }).send(document, { input }))?.reason;
    expect(await reason({})).toBe("NOT_SIGNED_IN");
    expect(await reason({ token: "t", account: trial })).toBe("REAL_ACCOUNT_REQUIRED");
  });
});

describe("requestPasswordMail", () => {
  const document = `mutation ($input: RequestPasswordMailInput!) { requestPasswordMail(input: $input) {
    __typename ... on PasswordMailSent { email } ${failures}
  } }`;
  const input = { username: "player1", email: " me@example.com " };
  const path = "/wps/member/password/email";
  const on = { ...switchedOn("CHNGPASSMAIL3"), ...formRules };
  const unknown = { ...on, [`POST ${path}`]: refusal("member.unknown") };
  const sent = { __typename: "PasswordMailSent", email: "me@example.com" };

  it("C10 A5 W3 E9 I4 V20 V21 requests the mail with a JSON body, where the switch is on", async () => {
    const { send, received, platform } = portal({ ...on, [`POST ${path}`]: {} });
    expect(await send(document, { input })).toEqual(sent);
    expect(await received(path)).toEqual([{ username: "player1", email: "me@example.com" }]);
    const call = platform.calls.find(({ url }) => url.endsWith(path));
    expect(call?.headers.get("content-type")).toBe("application/json");
    const wrong = await send(document, { input: { username: "", email: "nobody" } });
    expect(wrong?.fields).toEqual([
      { field: "username", messageKey: "validation.required" },
      { field: "email", messageKey: "validation.formatRange" },
    ]);
    const off = portal({ ...formRules, [`POST ${path}`]: {} });
    expect(await off.send(document, { input })).toMatchObject({ reason: "NOT_OFFERED" });
  });

  it("E11 A46b does not reveal which accounts exist, unless the brand allows it", async () => {
    expect(await portal(unknown).send(document, { input })).toEqual(sent);
    const explicit = portal(unknown, { brand: { ...aurora, explicitUnknownAccount: true } });
    expect((await explicit.send(document, { input }))?.fields).toEqual([
      { field: "username", messageKey: "validation.memberUnknown" },
    ]);
  });

  it("A46b is limited per account and per address, whatever the result", async () => {
    const { send, stranger } = portal(unknown);
    const times = async (count: number, of: (n: number) => object) => {
      let last: unknown = null;
      for (let n = 0; n < count; n += 1) last = await send(document, { input: of(n) }, stranger());
      return last;
    };
    expect(await times(3, () => input)).toEqual(sent);
    const throttled = { __typename: "Throttled", retryAfterMs: 3_600_000 };
    expect(await times(1, () => ({ ...input, username: "PLAYER1" }))).toEqual(throttled);
    expect(await times(17, (n) => ({ ...input, username: `player${n + 10}` }))).toEqual(throttled);
  });
});

describe("resetPassword", () => {
  const document = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) {
    __typename ... on ResetPasswordSuccess { done } ${failures}
  } }`;
  const input = {
    mobile: "1012345678",
    verificationCode: "123456",
    newPassword: "secret-2026",
    confirmPassword: "secret-2026",
  };
  const path = "/wps/member/password/verification";
  const on = { ...switchedOn("CHNGPASSVERIF3"), ...formRules };

  it("C11 D-17 W2 sets a new password with a code", async () => {
    const { send, received } = portal({ ...on, [`POST ${path}`]: {} });
    expect(await send(document, { input })).toEqual({
      __typename: "ResetPasswordSuccess",
      done: true,
    });
    expect(await received(path)).toEqual([
      { newPassword: "secret-2026", mobileNum: "1012345678", verificationCode: "123456" },
    ]);
    const off = portal({ ...formRules, [`POST ${path}`]: {} });
    expect(await off.send(document, { input })).toMatchObject({ reason: "NOT_OFFERED" });
  });

  it("V22 V23 V24 checks the fields first", async () => {
    const { send, received } = portal({ ...on, [`POST ${path}`]: {} });
    const wrong = { mobile: "12", verificationCode: "", newPassword: "x", confirmPassword: "" };
    expect((await send(document, { input: wrong }))?.fields).toEqual([
      { field: "mobile", messageKey: "validation.length" },
      { field: "verificationCode", messageKey: "validation.required" },
      { field: "newPassword", messageKey: "validation.length" },
    ]);
    expect(await received(path)).toEqual([]);
  });

  it("A46 shows the same error for an unknown number and a wrong code, and allows five attempts", async () => {
    const code = [{ field: "verificationCode", messageKey: "validation.codeWrongLeft" }];
    const spent = [{ field: "verificationCode", messageKey: "validation.codeSpent" }];
    const nobody = portal({ ...on, [`POST ${path}`]: refusal("member.unknown") });
    expect((await nobody.send(document, { input }))?.fields).toEqual(code);
    const wrong = portal({ ...on, [`POST ${path}`]: refusal("sms.code.error") });
    for (const fields of [code, code, code, code, spent]) {
      expect((await wrong.send(document, { input }, wrong.stranger()))?.fields).toEqual(fields);
    }
    expect(await wrong.send(document, { input })).toMatchObject({ retryAfterMs: 600_000 });
    const zeros = { ...input, mobile: "0010 12-345678" };
    expect(await wrong.send(document, { input: zeros })).toMatchObject({ retryAfterMs: 600_000 });
    wrong.later(600_001);
    expect((await wrong.send(document, { input }))?.fields).toEqual(code);
  });
});
