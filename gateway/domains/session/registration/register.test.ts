import { describe, expect, it } from "vitest";
import { json, refusal } from "../../../testing/platform.ts";
import { formRules, member, portal, switchedOn } from "../../../testing/portal.ts";

const document = `mutation ($input: RegisterInput!) { register(input: $input) {
  __typename
  ... on RegisterSuccess { viewer { account role } }
  ... on InvalidInput { fields { field messageKey } }
  ... on Throttled { retryAfterMs }
  ... on Refused { reason }
} }`;
const input = {
  kind: "USERNAME",
  username: " newcomer ",
  password: "secret-2026",
  confirmPassword: "secret-2026",
  captcha: "K7PQ",
  adult: true,
  termsAccepted: true,
};
const requested = (more: object = {}) => ({ input: { ...input, ...more } });

const open = switchedOn("DIRECTREG3", "USERNAMEREG3", "MOBILENUMREG3");
const fine = {
  ...open,
  ...formRules,
  "POST /wps/member/register": { token: "tok-new" },
  "POST /wps/member/register/mobile": { token: "tok-new" },
  "GET /wps/member/info": { ...member, account: "newcomer" },
  "GET /wps/agent/affiliate": { valid: true, recommender: "bigagent7" },
};
const path = "/wps/member/register";

describe("register", () => {
  it("C7 D-11 S5 A17 registers an account with an encrypted body and signs in", async () => {
    const { send, received, scope, platform } = portal(fine);
    const answer = await send(document, requested({ referralCode: "friend-7", email: "" }));
    expect(answer).toEqual({
      __typename: "RegisterSuccess",
      viewer: { account: "newcomer", role: "MEMBER" },
    });
    expect(await received(path)).toEqual([
      {
        username: "newcomer",
        password: "secret-2026",
        confirmPassword: "secret-2026",
        captcha: "K7PQ",
        referralCode: "friend-7",
        domain: "portal.test",
        login: true,
        registerUrl: "https://portal.test/register",
        registerMethod: "WEB",
      },
    ]);
    expect(await scope.session.token()).toBe("tok-new");
    expect((await scope.session.read())?.firstLogin).toBe(true);
    const call = platform.calls.find(({ url }) => url.endsWith(path));
    expect(call?.headers.get("content-type")).toBe("application/jose");
    // A51: the age confirmation is logged without a name.
    const line = scope.lines.find(({ event }) => event === "registration");
    expect(line).toMatchObject({ adult: true, requestId: "test-request" });
    expect(JSON.stringify(scope.lines)).not.toContain("newcomer");
  });

  it("C17 sends the captcha's cookie", async () => {
    const picture = json(
      { success: true, value: "iVBORw0KGgo=" },
      { headers: { "set-cookie": "captchaId=abc-1; Path=/" } },
    );
    const { send, platform } = portal({ ...fine, "GET /wps/captcha": picture });
    await send("{ captcha { __typename } }");
    await send(document, requested());
    const call = platform.calls.find(({ url }) => url.endsWith(path));
    expect(call?.headers.get("cookie")).toBe("captchaId=abc-1");
  });

  it("V7 V8 V9 V10 V11 V15 V16 V60 reports the error of each field before anything is sent", async () => {
    const { send, received } = portal(fine);
    const wrong = await send(
      document,
      requested({
        username: "7up",
        password: "short",
        confirmPassword: "longer-1",
        captcha: "",
        email: "nobody",
        adult: false,
        termsAccepted: false,
      }),
    );
    expect(wrong?.fields).toEqual([
      { field: "username", messageKey: "validation.length" },
      { field: "password", messageKey: "validation.length" },
      { field: "email", messageKey: "validation.formatRange" },
      { field: "captcha", messageKey: "validation.required" },
      { field: "termsAccepted", messageKey: "validation.terms" },
      { field: "adult", messageKey: "validation.adult" },
    ]);
    const twice = await send(document, requested({ confirmPassword: "secret-2027" }));
    expect(twice?.fields).toEqual([
      { field: "confirmPassword", messageKey: "validation.mismatch" },
    ]);
    // A48: patternId 2 has its own message.
    const digits = await send(document, requested({ username: "1234" }));
    expect(digits?.fields).toEqual([
      { field: "username", messageKey: "validation.pattern.letterFirst" },
    ]);
    expect(await received(path)).toEqual([]);
  });

  it("V13 sends no field that the form does not have", async () => {
    const { send, received } = portal(fine);
    await send(document, requested({ qq: "123456", line: "somebody", paymentPassword: "123456" }));
    const [sent] = await received(path);
    expect(sent).not.toHaveProperty("qqNum");
    expect(sent).not.toHaveProperty("line");
    expect(sent).not.toHaveProperty("paymentPassword");
  });

  it("C8 V12 A52 W8 W9 requires the fields of the mobile tab by the switches", async () => {
    const mobile = { kind: "MOBILE", mobile: "1012345678", dialingCode: "+82" };
    const bare = portal(fine);
    await bare.send(document, requested(mobile));
    const [sent] = await bare.received("/wps/member/register/mobile");
    expect(sent).toMatchObject({ mobileNum: "1012345678", countryDialingCode: "82" });
    expect(sent).not.toHaveProperty("username");
    expect(sent).not.toHaveProperty("password");
    const none = await bare.send(document, requested({ kind: "MOBILE" }));
    expect(none?.fields).toEqual([{ field: "mobile", messageKey: "validation.required" }]);

    const full = portal({
      ...fine,
      ...switchedOn("DIRECTREG3", "MOBILENUMREG3", "MOBILENUMPASSREG3", "REGMOBVERF3"),
    });
    const missing = await full.send(document, requested({ ...mobile, password: "" }));
    expect(missing?.fields).toEqual([
      { field: "password", messageKey: "validation.required" },
      { field: "verificationCode", messageKey: "validation.required" },
    ]);
    await full.send(document, requested({ ...mobile, verificationCode: "123456" }));
    const [whole] = await full.received("/wps/member/register/mobile");
    expect(whole).toMatchObject({ password: "secret-2026", verificationCode: "123456" });
  });

  it("P17 W5 W6 W7 A47 is refused where it is off, and when the rules are unavailable", async () => {
    const refused = async (table: object, kind = "USERNAME") =>
      (await portal({ ...fine, ...table }).send(document, requested({ kind })))?.reason;
    expect(await refused(switchedOn("USERNAMEREG3"))).toBe("NOT_OFFERED");
    expect(await refused(switchedOn("DIRECTREG3"))).toBe("NOT_OFFERED");
    expect(await refused(switchedOn("DIRECTREG3", "USERNAMEREG3"), "MOBILE")).toBe("NOT_OFFERED");
    const noRules = { "GET /wps/system/setting/register": new Response("", { status: 503 }) };
    expect(await refused(noRules)).toBe("PLATFORM_UNAVAILABLE");
  });

  it("C14 S17 V47 V58 E4 stops at an invalid affiliate code", async () => {
    const { send, received, platform } = portal({
      ...fine,
      "GET /wps/agent/affiliate": refusal("affiliate.invalid"),
    });
    const answer = await send(document, requested({ affiliateCode: "NOBODY1" }));
    expect(answer?.fields).toEqual([
      { field: "affiliateCode", messageKey: "validation.affiliateCode" },
    ]);
    expect(await received(path)).toEqual([]);
    const query = new URL(platform.calls.at(-1)?.url ?? "").searchParams;
    expect(Object.fromEntries(query)).toEqual({ code: "NOBODY1", domain: "portal.test" });
    const valid = portal(fine);
    await valid.send(document, requested({ affiliateCode: "AGENT777" }));
    expect((await valid.received(path))[0]).toMatchObject({ affiliateCode: "AGENT777" });
  });

  it("C14 returns the referrer's masked name, and null for an unknown code", async () => {
    const query = `query ($code: String!) { affiliate(code: $code) { recommender } }`;
    const known = portal(fine);
    expect(await known.send(query, { code: "AGENT777" })).toEqual({ recommender: "bi****7" });
    const unknown = portal({ "GET /wps/agent/affiliate": refusal("affiliate.invalid") });
    expect(await unknown.send(query, { code: "NOBODY1" })).toBeNull();
    expect(await unknown.send(query, { code: "<script>" })).toBeNull();
    expect(unknown.platform.calls).toHaveLength(1);
  });

  it("E8 puts the platform's refusals under their fields", async () => {
    const fieldsOf = async (answer: Response) =>
      (await portal({ ...fine, [`POST ${path}`]: answer }).send(document, requested()))?.fields;
    expect(await fieldsOf(refusal("member.exists"))).toEqual([
      { field: "username", messageKey: "validation.memberExists" },
    ]);
    expect(await fieldsOf(refusal("register.field", { field: "mobileNum" }))).toEqual([
      { field: "mobile", messageKey: "validation.notAccepted" },
    ]);
    expect(await fieldsOf(refusal("login.captcha.error"))).toEqual([
      { field: "captcha", messageKey: "validation.captchaWrong" },
    ]);
    expect(await fieldsOf(refusal("sms.code.expired"))).toEqual([
      { field: "verificationCode", messageKey: "validation.codeExpired" },
    ]);
  });

  it("succeeds when only the login fails, and reports an unknown outcome", async () => {
    const noToken = portal({ ...fine, [`POST ${path}`]: {} });
    expect(await noToken.send(document, requested())).toEqual({
      __typename: "RegisterSuccess",
      viewer: null,
    });
    expect(await noToken.scope.session.read()).toBeNull();
    const noInfo = portal({ ...fine, "GET /wps/member/info": new Response("", { status: 500 }) });
    expect(await noInfo.send(document, requested())).toMatchObject({ viewer: null });
    const lost = portal({ ...fine, [`POST ${path}`]: () => Promise.reject(new TypeError("gone")) });
    expect(await lost.send(document, requested())).toEqual({
      __typename: "Refused",
      reason: "OUTCOME_UNKNOWN",
    });
  });

  it("allows five attempts at a code in ten minutes", async () => {
    const wrong = portal({
      ...fine,
      ...switchedOn("DIRECTREG3", "MOBILENUMREG3", "REGMOBVERF3"),
      "POST /wps/member/register/mobile": refusal("sms.code.error"),
    });
    const form = requested({ kind: "MOBILE", mobile: "1012345678", verificationCode: "000000" });
    for (let n = 0; n < 5; n += 1) {
      expect((await wrong.send(document, form, wrong.stranger()))?.fields).toEqual([
        { field: "verificationCode", messageKey: "validation.codeWrong" },
      ]);
    }
    expect(await wrong.send(document, form)).toEqual({
      __typename: "Throttled",
      retryAfterMs: 600_000,
    });
    expect(await wrong.received("/wps/member/register/mobile")).toHaveLength(5);
  });
});
