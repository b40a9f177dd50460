import { describe, expect, it } from "vitest";
import { fakePlatform, json, refusal, testKeys, testScope } from "../../../testing/platform.ts";
import { run } from "../../../testing/run.ts";

const member = { id: 42, account: "player1", nickname: "Player One", type: 0, currency: "USD" };
const keys = await testKeys();

const document = `mutation ($input: LoginInput!) {
  login(input: $input) {
    __typename
    ... on LoginSuccess { firstLogin passwordChangeRequired viewer { id account role expiresAt } }
    ... on InvalidInput { fields { field messageKey } }
    ... on InvalidCredentials { captchaRequired }
    ... on CaptchaRequired { wrong }
    ... on SecondFactorRequired { methods }
    ... on AccountNotAllowed { account: reason }
    ... on Throttled { retryAfterMs }
    ... on Refused { reason }
  }
}`;

interface Outcome {
  login: { __typename: string; [field: string]: unknown };
}

const credentials = { username: " Player1 ", password: " secret pass ", method: "USERNAME" };
const sms = { method: "SMS", username: "1099999999", password: "123456" };

function portal(table: Record<string, unknown>, more: object = {}) {
  const platform = fakePlatform(table);
  const settings = { fetch: platform.fetch, jwks: keys.jwks, ...more };
  const scope = testScope({ platform: settings });
  const login = async (input: object = {}) => {
    const answer = await run<Outcome>(scope, document, { input: { ...credentials, ...input } });
    expect(answer.errors).toBeUndefined();
    return answer.data?.login;
  };
  return { platform, scope, login };
}

const wrongPassword = { "POST /wps/session/login": refusal("login.password.error") };
const tree = (modId: string) => ({
  "GET /wps/system/status": {
    info: { whitelabel: { modId: "ROOT", enabled: "1", childrenNodes: [{ modId, enabled: "1" }] } },
  },
});
const fine = {
  "POST /wps/session/login": { token: "tok-1", firstTimeLogin: true, passwordExpired: false },
  "GET /wps/member/info": member,
  "POST /wps/session/logout": {},
};

describe("login", () => {
  it("C1 C6 D-14 S4 S10 A98b signs in with an encrypted body, and starts a session with the token", async () => {
    const { platform, scope, login } = portal(fine);
    const outcome = await login();
    expect(outcome).toMatchObject({
      __typename: "LoginSuccess",
      firstLogin: true,
      passwordChangeRequired: false,
      viewer: { id: "42", account: "player1", role: "MEMBER" },
    });
    expect(await scope.session.token()).toBe("tok-1");
    const sealed = await keys.open((await platform.calls[0]?.text()) ?? "");
    // V1, A98b: the name is trimmed, the password is sent unchanged.
    expect(sealed.body).toEqual({
      username: "Player1",
      password: " secret pass ",
      type: "username",
    });
    expect(platform.calls[1]?.headers.get("authorization")).toBe("tok-1");
  });

  it("V1 V2 V60 A98b I6 refuses empty fields before the platform is called", async () => {
    const { platform, login } = portal(fine);
    const outcome = await login({ username: "  ", password: " " });
    expect(outcome?.__typename).toBe("InvalidInput");
    expect(outcome?.fields).toEqual([
      { field: "username", messageKey: "validation.required" },
      { field: "password", messageKey: "validation.required" },
    ]);
    expect(platform.calls).toHaveLength(0);
  });

  it("A46 E7 S13 shows the same error for all wrong credentials, and a captcha when the platform requires one", async () => {
    const plain = portal(wrongPassword);
    expect(await plain.login()).toEqual({
      __typename: "InvalidCredentials",
      captchaRequired: false,
    });
    const flagged = portal({
      "POST /wps/session/login": refusal("login.password.error", { captcha: true }),
    });
    expect(await flagged.login()).toMatchObject({ captchaRequired: true });
  });

  it.each([
    [true, true],
    ["1", true],
    ["Y", true],
    [1, true],
    ["N", false],
    [{ odd: true }, false],
  ])(
    "A113 D-14 S13 a captcha flag that is sent as %j requires one: %s",
    async (captcha, requested) => {
      const { login } = portal({
        "POST /wps/session/login": refusal("login.password.error", { captcha }),
      });
      expect(await login()).toEqual({
        __typename: "InvalidCredentials",
        captchaRequired: requested,
      });
    },
  );

  it("A43 a login of a signed-in visitor ends the old session here and at the platform", async () => {
    let logins = 0;
    const { platform, scope, login } = portal({
      ...fine,
      "POST /wps/session/login": () => {
        logins += 1;
        return { token: `tok-${logins}` };
      },
    });
    await login();
    await login();
    await scope.settled();
    const ended = platform.calls.filter(({ url }) => url.endsWith("/wps/session/logout"));
    expect(ended.map((call) => call.headers.get("authorization"))).toEqual(["tok-1"]);
    expect(await scope.session.token()).toBe("tok-2");
  });

  it("V3 requires a captcha for an account after three failures, for all visitors and also at once", async () => {
    const { platform, scope, login } = portal(wrongPassword);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => login()));
    const requested = outcomes.filter((outcome) => outcome?.__typename === "InvalidCredentials");
    expect(requested).toHaveLength(3);
    expect(requested.at(-1)).toMatchObject({ captchaRequired: true });
    expect(platform.calls).toHaveLength(3);
    // Another visitor and another spelling of the same account.
    const other = { ...testScope({ platform: scope.platform }), limits: scope.limits };
    const again = await run<Outcome>(other, document, {
      input: { ...credentials, username: "PLAYER1" },
    });
    expect(again.data?.login).toEqual({ __typename: "CaptchaRequired", wrong: false });
  });

  it("C17 sends the captcha with its cookie, and reports a wrong answer", async () => {
    const picture = json(
      { success: true, value: "iVBORw0KGgo=" },
      { headers: { "set-cookie": "captchaId=abc-1; Path=/; HttpOnly" } },
    );
    const { platform, scope, login } = portal({
      "GET /wps/captcha": picture,
      "POST /wps/session/login": refusal("login.captcha.error", { captcha: true }),
    });
    const query =
      "{ captcha { __typename ... on Captcha { image } ... on Throttled { retryAfterMs } } }";
    const shown = await run<{ captcha: object }>(scope, query);
    expect(shown.data?.captcha).toEqual({
      __typename: "Captcha",
      image: "data:image/png;base64,iVBORw0KGgo=",
    });
    expect(await login({ captcha: "K7PQ" })).toEqual({
      __typename: "CaptchaRequired",
      wrong: true,
    });
    expect(platform.calls[1]?.headers.get("cookie")).toBe("captchaId=abc-1");
    // V56: the next picture is throttled.
    const soon = await run<{ captcha: { retryAfterMs: number } }>(scope, query);
    expect(soon.data?.captcha.retryAfterMs).toBeGreaterThan(0);
  });

  it("S14 E21 offers the second steps that the platform lists", async () => {
    const { scope, login } = portal({
      "POST /wps/session/login": refusal("login_verify_required", {
        methods: ["EMAIL", "bank_account_name", "carrier pigeon"],
        challenge: "ch-9",
      }),
    });
    expect(await login()).toEqual({
      __typename: "SecondFactorRequired",
      methods: ["EMAIL", "BANK_ACCOUNT_NAME"],
    });
    expect(JSON.parse((await scope.session.get("loginChallenge")) ?? "{}")).toMatchObject({
      challenge: "ch-9",
      methods: ["EMAIL", "BANK_ACCOUNT_NAME"],
      entry: { site: "MEMBER", withoutPassword: false, defaultPassword: false },
    });
  });

  it("A41 P14 E18 ends the token of an account type that may not sign in", async () => {
    const { platform, scope, login } = portal({
      ...fine,
      "GET /wps/member/info": { ...member, type: 9 },
    });
    expect(await login()).toEqual({ __typename: "AccountNotAllowed", account: "NOT_A_MEMBER" });
    expect(platform.calls.at(-1)?.url).toContain("/wps/session/logout");
    expect(platform.calls.at(-1)?.headers.get("authorization")).toBe("tok-1");
    expect(await scope.session.read()).toBeNull();
  });

  it("A105 E19 P12 accepts only agents on the agent site, of every agent type (K62)", async () => {
    const notAgent = portal(fine);
    expect(await notAgent.login({ site: "AGENT" })).toEqual({
      __typename: "AccountNotAllowed",
      account: "AGENTS_ONLY",
    });
    expect(await notAgent.scope.session.read()).toBeNull();
    for (const type of [1, 2, 41, 42]) {
      const agent = portal({ ...fine, "GET /wps/member/info": { ...member, type } });
      expect(await agent.login({ site: "AGENT" })).toMatchObject({ viewer: { role: "AGENT" } });
    }
  });

  it("S11 A14 W12 requires a change of a default password, and of an expired one where enforced", async () => {
    const byDefault = portal(fine, { defaultPassword: " secret pass " });
    expect(await byDefault.login()).toMatchObject({ passwordChangeRequired: true });
    const expired = { "POST /wps/session/login": { token: "t", passwordExpired: true } };
    const lax = portal({ ...fine, ...expired });
    expect(await lax.login()).toMatchObject({ passwordChangeRequired: false });
    const strict = portal({ ...fine, ...expired, ...tree("PWDEXPFORCECHANGE3") });
    expect(await strict.login()).toMatchObject({ passwordChangeRequired: true });
  });

  it("P18 W13 offers login by SMS only with the module, and A15 sends type sms", async () => {
    const off = portal(fine);
    expect(await off.login(sms)).toEqual({
      __typename: "Refused",
      reason: "NOT_OFFERED",
    });
    const on = portal({ ...fine, ...tree("MOBILEVERCODELOGIN3") });
    expect(await on.login(sms)).toMatchObject({ __typename: "LoginSuccess" });
    const call = on.platform.calls.find(({ url }) => url.endsWith("/wps/session/login"));
    expect((await keys.open((await call?.text()) ?? "")).body).toMatchObject({ type: "sms" });
  });

  it("V5 V44 A15 limits the attempts at a code, and reports an unknown number under its field", async () => {
    const on = { ...fine, ...tree("MOBILEVERCODELOGIN3") };
    const wrong = portal({ ...on, "POST /wps/session/login": refusal("sms.code.error") });
    const fields = await wrong.login(sms);
    expect(fields).toEqual({
      __typename: "InvalidInput",
      fields: [{ field: "password", messageKey: "validation.codeWrongLeft" }],
    });
    const spellings = [
      "1012345678",
      "01012345678",
      "0010.12345678",
      "+82 1012345678",
      "1012345678",
    ];
    for (const username of spellings) await wrong.login({ ...sms, username });
    expect(await wrong.login({ ...sms, username: "00 1012345678" })).toMatchObject({
      __typename: "Throttled",
    });
    const nobody = portal({ ...on, "POST /wps/session/login": refusal("member.unknown") });
    expect(await nobody.login(sms)).toEqual({
      __typename: "InvalidInput",
      fields: [{ field: "username", messageKey: "validation.memberUnknown" }],
    });
  });

  it("reports an unknown outcome, a busy platform and an unknown country", async () => {
    const lost = portal({
      "POST /wps/session/login": () => Promise.reject(new TypeError("connection lost")),
    });
    expect(await lost.login()).toEqual({ __typename: "Refused", reason: "OUTCOME_UNKNOWN" });
    const busy = portal({
      "POST /wps/session/login": new Response("{}", {
        status: 429,
        headers: { "retry-after": "7" },
      }),
    });
    expect(await busy.login()).toEqual({ __typename: "Throttled", retryAfterMs: 7000 });
    const nowhere = { ...busy.scope, country: null };
    const answer = await run<Outcome>(nowhere, document, { input: credentials });
    expect(answer.data?.login).toEqual({ __typename: "Refused", reason: "REGION_BLOCKED" });
  });
});
