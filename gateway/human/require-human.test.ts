import { describe, expect, it } from "vitest";
import { json, refusal } from "../testing/platform.ts";
import { member, portal, switchedOn } from "../testing/portal.ts";

const document = `mutation ($input: LoginInput!) {
  login(input: $input) {
    __typename
    ... on InvalidInput { fields { field messageKey } }
    ... on CaptchaRequired { wrong }
    ... on Refused { reason }
  }
}`;
const input = { username: "player1", password: "secret pass", method: "USERNAME" };
const fine = {
  "POST /wps/session/login": { token: "tok-1" },
  "GET /wps/member/info": member,
};
const proven = { success: true, "error-codes": [], hostname: "portal.test", action: "login" };
const field = (key: string) => ({
  __typename: "InvalidInput",
  fields: [{ field: "humanVerification", messageKey: `validation.${key}` }],
});
const C1 = "/wps/session/login";

/** A portal whose verification service returns this response; `asked` counts its calls. */
function guarded(answer: () => Response, table: Record<string, unknown> = fine) {
  const requested: string[] = [];
  const there = portal(table, {
    humanVerification: {
      origin: "https://challenges.cloudflare.com",
      secretKey: "s3cret-key-of-ours",
      testing: false,
      fetch: async (request) => {
        requested.push(((await request.json()) as { response: string }).response);
        return answer();
      },
    },
  });
  const login = (more: object = {}) => there.send(document, { input: { ...input, ...more } });
  return { ...there, requested, login };
}

describe("human verification of a login", () => {
  it("A16 is off without a service: no token is needed, and a sent one is dropped", async () => {
    const { send, received } = portal(fine);
    expect(await send(document, { input })).toMatchObject({ __typename: "LoginSuccess" });
    const sent = { ...input, humanVerification: "whatever" };
    expect(await send(document, { input: sent })).toMatchObject({ __typename: "LoginSuccess" });
    for (const body of await received(C1)) expect(body).not.toHaveProperty("humanVerification");
  });

  it("A16 M20 C1 D-15 sends the result with the login, and never the token", async () => {
    const { login, requested, received } = guarded(() => json(proven));
    expect(await login({ humanVerification: "token-1" })).toMatchObject({
      __typename: "LoginSuccess",
    });
    expect(requested).toEqual(["token-1"]);
    const [body] = await received(C1);
    expect(body?.humanVerification).toEqual({
      provider: "turnstile",
      success: true,
      hostname: "portal.test",
      action: "login",
      challengeTs: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/token-1|s3cret/);
  });

  it("A16 V60 reports a missing token with the other field errors, and sends no call", async () => {
    const { login, requested, platform, scope } = guarded(() => json(proven));
    expect(await login()).toEqual(field("humanRequired"));
    expect(await login({ humanVerification: "", password: "" })).toMatchObject({
      fields: [{ field: "password" }, { field: "humanVerification" }],
    });
    expect(await login({ humanVerification: "x".repeat(2049) })).toEqual(field("humanFailed"));
    expect(requested).toEqual([]);
    expect(platform.calls).toHaveLength(0);
    const key = `login:${scope.brand.id}:${scope.platform.origin}:player1`;
    expect(await scope.limits.failures(key, 60_000), "an incomplete form does not count").toBe(0);
  });

  it.each([
    ["failed", "invalid-input-response", field("humanFailed")],
    ["used twice or expired", "timeout-or-duplicate", field("humanExpired")],
    [
      "unavailable",
      "invalid-input-secret",
      { __typename: "Refused", reason: "VERIFICATION_UNAVAILABLE" },
    ],
  ])("A16 a verification that is %s prevents the platform call", async (_name, code, outcome) => {
    const { login, platform } = guarded(() => json({ success: false, "error-codes": [code] }));
    expect(await login({ humanVerification: "token-1" })).toEqual(outcome);
    expect(platform.calls).toHaveLength(0);
  });

  it("A16 S13 counts as an attempt at the account: after three a captcha is required first", async () => {
    const failing = { success: false, "error-codes": ["invalid-input-response"] };
    const { login, requested, platform } = guarded(() => json(failing));
    for (let made = 0; made < 3; made += 1) {
      expect(await login({ humanVerification: "t" })).toEqual(field("humanFailed"));
    }
    expect(await login({ humanVerification: "t" })).toEqual({
      __typename: "CaptchaRequired",
      wrong: false,
    });
    expect(requested).toHaveLength(3);
    expect(platform.calls).toHaveLength(0);
  });

  it("A16 A15 C1 also applies to the login by SMS", async () => {
    const table = { ...fine, ...switchedOn("MOBILEVERCODELOGIN3") };
    const sms = { method: "SMS", username: "01012345678", password: "123456" };
    const { login, received } = guarded(() => json(proven), table);
    expect(await login(sms)).toEqual(field("humanRequired"));
    expect(await received(C1)).toHaveLength(0);
    await login({ ...sms, humanVerification: "token-1" });
    expect(await received(C1)).toMatchObject([
      { type: "sms", humanVerification: { success: true } },
    ]);
  });

  it("E38 shows the platform's refusal of the verification (#1066) at the widget", async () => {
    const table = { [`POST ${C1}`]: refusal("geetest_captcha_err") };
    const { login } = guarded(() => json(proven), table);
    expect(await login({ humanVerification: "token-1" })).toEqual(field("humanFailed"));
    // Without a widget there is no field for the error.
    expect(await portal(table).send(document, { input })).toMatchObject({ __typename: "Refused" });
  });
});
