import { describe, expect, it } from "vitest";
import { refusal } from "../../../testing/platform.ts";
import { member, portal } from "../../../testing/portal.ts";

const login = `mutation ($input: LoginInput!) { login(input: $input) {
  __typename ... on SecondFactorRequired { methods }
} }`;
const first = { input: { username: "player1", password: "secret-2026" } };
const confirm = `mutation ($method: SecondFactorMethod!, $code: String!) {
  confirmLogin(input: { method: $method, code: $code }) {
    __typename
    ... on LoginSuccess { firstLogin passwordChangeRequired viewer { account } }
    ... on AccountNotAllowed { account: reason }
    ... on InvalidInput { fields { field messageKey values { name value } } }
    ... on Throttled { retryAfterMs }
    ... on Refused { reason }
  }
}`;
const pending = "{ pendingLogin { methods expiresAt } }";
const second = { method: "SMS", code: " 123456 " };

const table = {
  "POST /wps/session/login": refusal("login_verify_required", {
    challenge: "ch-9",
    methods: ["SMS", "EMAIL"],
  }),
  "POST /wps/session/login/verification": { token: "tok-2", firstTimeLogin: true },
  "GET /wps/member/info": member,
  "POST /wps/session/logout": {},
};
const path = "/wps/session/login/verification";

describe("confirmLogin", () => {
  it("CP2 S14 E21 A54 completes the login with the challenge that stayed on the server", async () => {
    const { send, received, scope } = portal(table);
    expect(await send(login, first)).toEqual({
      __typename: "SecondFactorRequired",
      methods: ["SMS", "EMAIL"],
    });
    expect(await send(confirm, second)).toEqual({
      __typename: "LoginSuccess",
      firstLogin: true,
      passwordChangeRequired: false,
      viewer: { account: "player1" },
    });
    expect(await received(path)).toEqual([{ challenge: "ch-9", method: "SMS", code: "123456" }]);
    expect(await scope.session.token()).toBe("tok-2");
    // The challenge can be used once: the new session does not contain it.
    expect(await send(confirm, second)).toEqual({ __typename: "Refused", reason: "STATE_CHANGED" });
  });

  it("S14 E6 a login in two steps does not count as failed: the fourth needs no captcha", async () => {
    const { send } = portal(table);
    for (let time = 0; time < 4; time += 1) {
      expect(await send(login, first)).toMatchObject({ __typename: "SecondFactorRequired" });
      expect(await send(confirm, second)).toMatchObject({ __typename: "LoginSuccess" });
    }
  });

  it("S11 A105 uses site and default password of the first step", async () => {
    const settings = { platform: { defaultPassword: "secret-2026" } };
    const byDefault = portal(table, settings);
    await byDefault.send(login, first);
    expect(await byDefault.send(confirm, second)).toMatchObject({ passwordChangeRequired: true });
    const agentSite = portal(table);
    await agentSite.send(login, { input: { ...first.input, site: "AGENT" } });
    expect(await agentSite.send(confirm, second)).toEqual({
      __typename: "AccountNotAllowed",
      account: "AGENTS_ONLY",
    });
  });

  it("lists only the platform's methods, and none to a visitor without a challenge", async () => {
    const { send, received } = portal(table);
    expect(await send(confirm, second)).toEqual({ __typename: "Refused", reason: "STATE_CHANGED" });
    await send(login, first);
    expect(await send(confirm, { ...second, method: "GOOGLE_CODE" })).toEqual({
      __typename: "Refused",
      reason: "NOT_OFFERED",
    });
    expect(await send(confirm, { ...second, code: "  " })).toEqual({
      __typename: "InvalidInput",
      fields: [{ field: "code", messageKey: "validation.required", values: [] }],
    });
    expect(await received(path)).toEqual([]);
  });

  it("V44 allows five attempts, then the login starts again", async () => {
    const { send, received } = portal({
      ...table,
      "POST /wps/session/login/verification": refusal("sms.code.error"),
    });
    await send(login, first);
    for (const left of ["4", "3", "2", "1"]) {
      const values = [{ name: "left", value: left }];
      expect(await send(confirm, second)).toEqual({
        __typename: "InvalidInput",
        fields: [{ field: "code", messageKey: "validation.codeWrongLeft", values }],
      });
    }
    const over = { __typename: "Refused", reason: "STATE_CHANGED" };
    expect(await send(confirm, second)).toEqual(over);
    expect(await send(pending)).toBeNull();
    expect(await send(confirm, second)).toEqual(over);
    expect(await received(path)).toHaveLength(5);
  });

  it("A54 S14 returns the methods and the expiry, and removes a challenge that the platform ended", async () => {
    const { send, scope, stranger } = portal({
      ...table,
      "POST /wps/session/login/verification": refusal("sms.code.expired"),
    });
    expect(await send(pending)).toBeNull();
    await send(login, first);
    const waiting = { methods: ["SMS", "EMAIL"], expiresAt: scope.now() + 10 * 60_000 };
    expect(await send(pending)).toEqual(waiting);
    expect(await send(pending, {}, stranger())).toBeNull();
    expect(await send(confirm, second)).toEqual({ __typename: "Refused", reason: "STATE_CHANGED" });
    expect(await send(pending)).toBeNull();
  });

  it("removes a challenge after ten minutes", async () => {
    const { send, later } = portal(table);
    await send(login, first);
    later(10 * 60_000);
    expect(await send(confirm, second)).toEqual({ __typename: "Refused", reason: "STATE_CHANGED" });
  });
});
