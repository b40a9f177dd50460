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

const register = (client: SandboxClient, username: string, over: object) =>
  client.register({ username, payeeName: "Jane Example", firebaseChannel: "GOOGLE", ...over });

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

  it("CA92 A55 do not take over an account with the same address", async () => {
    const client = testWorld("social-taken");
    const taken = tokenOf("thief", { email: "Player1@mail.example" });
    expect((await enter(client, taken)).json.errorCode).toBe("social.account.conflict");
  });

  it("CA92 X3 a number that a code has proven and nobody has confirmed opens an account with it", async () => {
    const client = testWorld("social-phone");
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
