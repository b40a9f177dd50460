import { UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { createKeySource } from "../../../identity/google-keys.ts";
import { json, refusal } from "../../../testing/platform.ts";
import { portal as anyPortal, formRules, member, switchedOn } from "../../../testing/portal.ts";

const document = `mutation ($input: SocialLoginInput!) { socialLogin(input: $input) {
  __typename
  ... on LoginSuccess { passwordChangeRequired viewer { account } }
  ... on RegistrationRequired { identity { provider name email mobile } }
  ... on SecondFactorRequired { methods }
  ... on AccountNotAllowed { account: reason }
  ... on Throttled { retryAfterMs }
  ... on Refused { reason }
} }`;
const registration = `mutation ($input: RegisterInput!) { register(input: $input) {
  __typename
  ... on RegisterSuccess { viewer { account } }
  ... on InvalidInput { fields { field messageKey } }
  ... on Refused { reason }
} }`;
const path = "/wps/session/login/social";

const identity = {
  projectId: "demo-aurora",
  providers: ["google", "facebook", "phone"] as const,
  emulated: true,
  keys: createKeySource(async () => new Response(null, { status: 503 })),
};
const portal = (table: Record<string, unknown>) => {
  const here = anyPortal(table, { identity });
  /** A token that was issued now. */
  const token = (over: object = {}) => {
    const at = here.scope.now() / 1000;
    return new UnsecuredJWT({
      iss: "https://securetoken.google.com/demo-aurora",
      aud: "demo-aurora",
      sub: "uid-1",
      iat: at,
      auth_time: at,
      exp: at + 3600,
      name: "Jane",
      email: "jane@mail.example",
      email_verified: true,
      firebase: { sign_in_provider: "google.com" },
      ...over,
    }).encode();
  };
  return {
    ...here,
    token,
    enter: (idToken: string) => here.send(document, { input: { idToken } }),
  };
};
const fine = { [`POST ${path}`]: { token: "tok-1" }, "GET /wps/member/info": member };
const unknown = {
  ...switchedOn("DIRECTREG3", "USERNAMEREG3", "MOBILENUMREG3"),
  ...formRules,
  [`POST ${path}`]: refusal("social.account.unknown"),
  "POST /wps/member/register": { token: "tok-new" },
  "GET /wps/member/info": { ...member, account: "newcomer" },
};

describe("socialLogin", () => {
  it("A55 S7 X1 CA92 verifies the token, then logs in with it, encrypted", async () => {
    const { enter, token, received, scope } = portal(fine);
    const idToken = token();
    expect(await enter(idToken)).toEqual({
      __typename: "LoginSuccess",
      passwordChangeRequired: false,
      viewer: { account: "player1" },
    });
    expect(await received(path)).toEqual([{ firebaseChannel: "GOOGLE", firebaseIdToken: idToken }]);
    expect(await scope.session.token()).toBe("tok-1");
    expect(JSON.stringify(scope.lines)).not.toContain(idToken);
  });

  it("S11 never requires a password change, because no password was used", async () => {
    const expired = { [`POST ${path}`]: { token: "tok-1", passwordExpired: true } };
    const { enter, token } = portal({ ...fine, ...expired, ...switchedOn("PWDEXPFORCECHANGE3") });
    expect(await enter(token())).toMatchObject({ passwordChangeRequired: false });
  });

  it("A55 a token works once, also from another visitor", async () => {
    const { enter, token, received, scope, stranger, send } = portal(fine);
    const idToken = token();
    await enter(idToken);
    const again = { __typename: "Refused", reason: "IDENTITY_REFUSED" };
    expect(await enter(idToken)).toEqual(again);
    const thief = { ...stranger(), identity };
    expect(await send(document, { input: { idToken } }, thief)).toEqual(again);
    expect(await received(path)).toHaveLength(1);
    const line = scope.lines.find(({ event }) => event === "security.login.failed");
    expect(line).toMatchObject({ reason: "id token: used before" });
  });

  it("A55 makes no platform call for an invalid token", async () => {
    const { enter, token, platform, scope } = portal(fine);
    const foreign = token({ aud: "demo-other" });
    expect(await enter(foreign)).toEqual({ __typename: "Refused", reason: "IDENTITY_REFUSED" });
    expect(platform.calls).toEqual([]);
    expect(scope.lines.at(-1)).toMatchObject({
      event: "security.login.failed",
      reason: "id token: ERR_JWT_CLAIM_VALIDATION_FAILED",
    });
  });

  it("A55 is not offered when the brand or its platform lacks social sign-in", async () => {
    const none = anyPortal(fine);
    const notOffered = { __typename: "Refused", reason: "NOT_OFFERED" };
    expect(await none.send(document, { input: { idToken: "x" } })).toEqual(notOffered);
    const { enter, token } = portal({
      ...fine,
      [`POST ${path}`]: refusal("function.not.available"),
    });
    expect(await enter(token())).toEqual(notOffered);
  });

  it("A55 limits an address to thirty invalid tokens, without counting successes", async () => {
    const { enter, token } = portal(fine);
    for (let each = 0; each < 40; each++) {
      const one = token({ sub: `uid-${each}` });
      expect(await enter(one)).toMatchObject({ __typename: "LoginSuccess" });
    }
    for (let each = 0; each < 30; each++) await enter("forged");
    const wait = await enter(token({ sub: "uid-late" }));
    expect(wait).toMatchObject({ __typename: "Throttled" });
  });

  it("A55 does not blame the visitor when Google's keys are unavailable, and counts no attempt", async () => {
    const { send, scope, token, platform } = portal(fine);
    const real = { ...scope, identity: { ...identity, emulated: false } };
    const idToken = token();
    for (let each = 0; each < 31; each++) {
      const answer = await send(document, { input: { idToken } }, real);
      expect(answer).toEqual({ __typename: "Refused", reason: "VERIFICATION_UNAVAILABLE" });
    }
    expect(platform.calls).toEqual([]);
  });

  it("S14 E21 A54 continues with the second step, and reports a locked account (A55)", async () => {
    const step = refusal("login_verify_required", { methods: ["SMS"], challenge: "ch-1" });
    const second = portal({ ...fine, [`POST ${path}`]: step });
    expect(await second.enter(second.token())).toEqual({
      __typename: "SecondFactorRequired",
      methods: ["SMS"],
    });
    expect(JSON.parse((await second.scope.session.get("loginChallenge")) ?? "{}")).toMatchObject({
      entry: { withoutPassword: true },
    });
    const shut = portal({ ...fine, [`POST ${path}`]: refusal("account.locked") });
    expect(await shut.enter(shut.token())).toEqual({
      __typename: "AccountNotAllowed",
      account: "LOCKED",
    });
  });

  it("A55 reports a conflict with another account", async () => {
    const taken = portal({ ...fine, [`POST ${path}`]: refusal("social.account.conflict") });
    expect(await taken.enter(taken.token())).toEqual({
      __typename: "Refused",
      reason: "IDENTITY_TAKEN",
    });
  });

  it("A55 an attempt with a lost response uses up the token", async () => {
    let answer = () => json({}, { status: 503 });
    const { enter, token } = portal({ ...fine, [`POST ${path}`]: () => answer() });
    const idToken = token();
    expect(await enter(idToken)).toEqual({ __typename: "Refused", reason: "OUTCOME_UNKNOWN" });
    answer = () => json({ success: true, value: { token: "tok-2" } });
    expect(await enter(idToken)).toEqual({ __typename: "Refused", reason: "IDENTITY_REFUSED" });
    expect(await enter(token({ sub: "uid-2" }))).toMatchObject({ __typename: "LoginSuccess" });
  });
});

describe("registration with a verified identity", () => {
  const form = { kind: "USERNAME", username: "newcomer", captcha: "K7PQ", withIdentity: true };
  const consents = { adult: true, termsAccepted: true };

  it("A55 D-11 C7 S7 registers without a password, with the token that was stored on the server", async () => {
    const { enter, token, send, received, scope } = portal(unknown);
    const idToken = token();
    const known = { provider: "GOOGLE", name: "Jane", email: "jane@mail.example", mobile: null };
    expect(await enter(idToken)).toEqual({ __typename: "RegistrationRequired", identity: known });
    expect(await send("{ pendingIdentity { provider name email mobile } }")).toEqual(known);
    const answer = await send(registration, { input: { ...form, ...consents } });
    expect(answer).toEqual({ __typename: "RegisterSuccess", viewer: { account: "newcomer" } });
    const [sent] = await received("/wps/member/register");
    expect(sent).toMatchObject({
      username: "newcomer",
      firebaseChannel: "GOOGLE",
      firebaseIdToken: idToken,
      registerMethod: "WEB",
    });
    expect(sent).not.toHaveProperty("password");
    // The new session does not contain it.
    expect(await scope.session.get("pendingIdentity")).toBeNull();
  });

  it("V7 V10 V11 A51 still requires the fields of the rules and the age confirmation", async () => {
    const { enter, token, send, received } = portal(unknown);
    await enter(token());
    const input = { ...form, username: "7up", adult: false, termsAccepted: false };
    expect(await send(registration, { input })).toMatchObject({
      fields: [{ field: "username" }, { field: "termsAccepted" }, { field: "adult" }],
    });
    expect(await received("/wps/member/register")).toEqual([]);
  });

  it("X3 does not require the verified number again", async () => {
    const { enter, token, send, received } = portal(unknown);
    const byPhone = { firebase: { sign_in_provider: "phone" }, phone_number: "+821055511111" };
    await enter(token({ ...byPhone, name: undefined, email: undefined }));
    await send(registration, { input: { ...form, ...consents, mobile: "1099999999" } });
    const [sent] = await received("/wps/member/register");
    expect(sent).toMatchObject({ firebaseChannel: "PHONE" });
    expect(sent).not.toHaveProperty("mobileNum");
  });

  it("A55 keeps the identity for ten minutes, only in the session that verified it", async () => {
    const { enter, token, send, later, stranger } = portal(unknown);
    await enter(token());
    const over = { __typename: "Refused", reason: "STATE_CHANGED" };
    const other = { ...stranger(), identity };
    expect(await send("{ pendingIdentity { provider } }", {}, other)).toBeNull();
    expect(await send(registration, { input: { ...form, ...consents } }, other)).toEqual(over);
    const byMobile = { ...form, ...consents, kind: "MOBILE" };
    expect(await send(registration, { input: byMobile })).toEqual(over);
    later(10 * 60_000);
    expect(await send("{ pendingIdentity { provider } }")).toBeNull();
    expect(await send(registration, { input: { ...form, ...consents } })).toEqual(over);
  });
});
