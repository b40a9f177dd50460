import { describe, expect, it } from "vitest";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { testWorld } from "../../test-sandbox.mjs";

const path = "/wps/session/login/social";

/** A token as the emulator makes it; the portal has judged it before the platform hears of it. */
function tokenOf(sub: string, over: object = {}): string {
  const claims = {
    sub,
    exp: Math.floor(Date.now() / 1000) + 3600,
    email: `${sub}@gmail.example`,
    firebase: { sign_in_provider: "google.com" },
    ...over,
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part(claims)}.`;
}
const phone = (number: string) => ({
  email: undefined,
  phone_number: number,
  firebase: { sign_in_provider: "phone" },
});
const enter = (client: SandboxClient, firebaseIdToken: string, firebaseChannel = "GOOGLE") =>
  client.sealed(path, { firebaseChannel, firebaseIdToken });

async function register(client: SandboxClient, username: string, over: object) {
  const picture = await client.call("/wps/captcha", { module: "CAPTCHA3" });
  const cookie = picture.headers.get("set-cookie")?.split(";")[0] ?? "";
  const [captcha] = (await client.switch("captcha", { method: "GET" })).slice(-1);
  const form = {
    username,
    payeeName: "Jane Example",
    captcha: captcha?.answer,
    login: true,
    registerMethod: "WEB",
    firebaseChannel: "GOOGLE",
    ...over,
  };
  return client.sealed("/wps/member/register", form, { module: "REG3", headers: { cookie } });
}

async function accountOf(client: SandboxClient, token: string): Promise<string> {
  return (await client.call("/wps/member/info", { token })).json.value.account;
}

describe("social accounts", () => {
  it("CA92 C7 D-11 A55 are unknown at first, linked by a registration without a password, and sign in then", async () => {
    const client = testWorld("social-new");
    const firebaseIdToken = tokenOf("jane");
    expect((await enter(client, firebaseIdToken)).json.errorCode).toBe("social.account.unknown");
    const opened = await register(client, "janesocial", { firebaseIdToken });
    expect(await accountOf(client, opened.json.value.token)).toBe("janesocial");
    const again = await enter(client, tokenOf("jane"));
    expect(await accountOf(client, again.json.value.token)).toBe("janesocial");
    const twice = await register(client, "janeagain", { firebaseIdToken });
    expect(twice.json.errorCode).toBe("social.account.conflict");
    // Another provider's same name is another account.
    const other = tokenOf("jane", { firebase: { sign_in_provider: "facebook.com" }, email: "" });
    expect((await enter(client, other, "FACEBOOK")).json.errorCode).toBe("social.account.unknown");
    // No password opens it.
    const empty = { username: "janesocial", password: " ", type: "username" };
    const guessed = await client.sealed("/wps/session/login", empty);
    expect(guessed.json.errorCode).toBe("login.password.error");
  });

  it("CA119 CA3 A55 get a first password once: other tokens die, and it opens the account", async () => {
    const client = testWorld("social-password");
    const opened = await register(client, "janesocial", { firebaseIdToken: tokenOf("jane") });
    const token = opened.json.value.token;
    const elsewhere = (await enter(client, tokenOf("jane"))).json.value.token;
    const set = (newPassword: string, over: object = {}, own = token) =>
      client.sealed(
        "/wps/member/password/first",
        { newPassword, confirmNewPassword: newPassword, ...over },
        { module: "PASS3", token: own },
      );
    const safe = async () => (await client.call("/wps/member/security", { token })).json.value;
    expect(await safe()).toMatchObject({ passwordSet: false, lastPasswordChange: null });
    expect((await set("short")).json.errorCode).toBe("register.field");
    const payment = { newPaymentPassword: "135790" };
    await client.sealed("/wps/member/paymentPassword", payment, { method: "PUT", token });
    const unguarded = await set("Portico#2027");
    expect(unguarded.json).toMatchObject({
      errorCode: "payment.password.error",
      value: { triesLeft: 4 },
    });
    const guard = { paymentPassword: "135790" };
    const both = await Promise.all([set("Portico#2027", guard), set("Portico#2028", guard)]);
    const codes = both.map(({ json }) => json.errorCode ?? null);
    expect(codes.filter((code) => code === "password.state")).toHaveLength(1);
    expect(await safe()).toMatchObject({ passwordSet: true });
    expect((await client.call("/wps/member/info", { token: elsewhere })).status).toBe(401);
    const first = codes[0] === "password.state" ? "Portico#2028" : "Portico#2027";
    const login = { username: "janesocial", password: first, type: "username" };
    const signedIn = await client.sealed("/wps/session/login", login);
    expect(await accountOf(client, signedIn.json.value.token)).toBe("janesocial");
    expect((await set("Portico#2029", guard)).json.errorCode).toBe("password.state");
  });

  it("CA92 A55 do not take over an account with the same address", async () => {
    const client = testWorld("social-taken");
    const taken = tokenOf("thief", { email: "Player1@mail.example" });
    expect((await enter(client, taken)).json.errorCode).toBe("social.account.conflict");
  });

  it("CA92 X3 a number that a code has proven signs in whoever has confirmed it", async () => {
    const client = testWorld("social-phone");
    const known = await enter(client, tokenOf("p1", phone("+821055500001")), "PHONE");
    expect(await accountOf(client, known.json.value.token)).toBe("player1");
    const fresh = tokenOf("p2", phone("+821077700001"));
    expect((await enter(client, fresh, "PHONE")).json.errorCode).toBe("social.account.unknown");
    const over = { firebaseIdToken: fresh, firebaseChannel: "PHONE" };
    const opened = await register(client, "byphone", over);
    const { token } = opened.json.value;
    const { value } = (await client.call("/wps/member/security", { token })).json;
    expect(value.mobileVerified).toBe(true);
  });

  it("CA92 A55 refuse a token that is over, of another channel, or none", async () => {
    const client = testWorld("social-wrong");
    const over = tokenOf("late", { exp: Math.floor(Date.now() / 1000) - 1 });
    for (const token of [over, "no token", "a.b.c", tokenOf("")]) {
      expect((await enter(client, token)).json.errorCode, token).toBe("social.token.invalid");
    }
    const other = await enter(client, tokenOf("jane"), "FACEBOOK");
    expect(other.json.errorCode).toBe("social.token.invalid");
  });
});
