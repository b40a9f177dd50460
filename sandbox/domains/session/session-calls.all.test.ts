import { describe, expect, it } from "vitest";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { testWorld } from "../../test-sandbox.mjs";

const path = "/wps/session/login";

interface SentCode {
  purpose: string;
  number: string;
  code: string;
}

async function codeOf(client: SandboxClient, purpose: string, number: string): Promise<string> {
  const codes: SentCode[] = await client.switch("codes", { method: "GET" });
  const found = codes.find((row) => row.purpose === purpose && row.number === number);
  if (found === undefined) throw new Error(`no code ${purpose} ${number}`);
  return found.code;
}

const sendLogin = (client: SandboxClient, mobileNum: string) =>
  client.call("/wps/verification/sms/noLogin", {
    module: "VERIFICATION3",
    body: { mobileNum, countryDialingCode: "82" },
  });

const loginBySms = (client: SandboxClient, username: string, password: string, merchant?: string) =>
  client.sealed(path, { username, password, type: "sms" }, { merchant });

describe("codes", () => {
  it("C4 K11 V55 one code a countdown, five a day, and returns when to retry", async () => {
    const client = testWorld("sms-limit");
    await sendLogin(client, "1055500001");
    const soon = await sendLogin(client, "1055500001");
    expect(soon.json.errorCode).toBe("sms.too.soon");
    expect(soon.json.value.retryAfterMs).toBeGreaterThan(50_000);
    for (let minute = 1; minute < 5; minute++) {
      await client.ahead(minute * 61);
      expect((await sendLogin(client, "1055500001")).json.success).toBe(true);
    }
    await client.ahead(5 * 61);
    expect((await sendLogin(client, "1055500001")).json.errorCode).toBe("sms.daily.limit");
    await client.ahead(25 * 3600);
    expect((await sendLogin(client, "1055500001")).json.success).toBe(true);
  });

  it("C1 a code dies of five tries and of ten minutes", async () => {
    const client = testWorld("sms-tries");
    await sendLogin(client, "1055500001");
    const code = await codeOf(client, "login", "1055500001");
    const wrong = code === "000000" ? "111111" : "000000";
    for (let i = 0; i < 5; i++) {
      // Another spelling of the number each time, so that E6 does not require a captcha.
      const answer = await loginBySms(client, `${"0".repeat(i)}1055500001`, wrong);
      expect(answer.json.errorCode).toBe("sms.code.error");
    }
    expect((await loginBySms(client, "+1055500001", code)).json.errorCode).toBe("sms.code.expired");
    await client.ahead(120);
    await sendLogin(client, "1055500001");
    const second = await codeOf(client, "login", "1055500001");
    await client.ahead(120 + 601);
    const late = await loginBySms(client, "+82 1055500001".slice(4), second);
    expect(late.json.errorCode).toBe("sms.code.expired");
  });

  it("C4 C1 W13 is not offered by a merchant without it", async () => {
    const client = testWorld("sms-off");
    const answer = await loginBySms(client, "1055500001", "123456", "hanbit07");
    expect(answer.json.errorCode).toBe("function.not.available");
  });

  it("CP4 C11 A46b a new password by code; unknown numbers get the same answer", async () => {
    const client = testWorld("reset");
    const old = await client.tokenOf("player1");
    const send = (mobileNum: string) =>
      client.call("/wps/member/password/sms", {
        module: "PWRESETSMS3",
        body: { mobileNum, countryDialingCode: "+82" },
      });
    expect((await send("1099999999")).json).toEqual((await send("1055500001")).json);
    const body = {
      newPassword: "Fresh#2027",
      mobileNum: "1055500001",
      verificationCode: await codeOf(client, "reset", "1055500001"),
    };
    const how = { module: "CHNGPASSVERIF3" };
    const path = "/wps/member/password/verification";
    const weak = await client.sealed(path, { ...body, newPassword: "short" }, how);
    expect(weak.json).toMatchObject({
      errorCode: "register.field",
      value: { field: "newPassword" },
    });
    expect((await client.sealed(path, body, how)).json.value).toEqual({});
    expect((await client.call("/wps/member/info", { token: old })).status).toBe(401);
    expect((await client.login("player1", "Fresh#2027")).json.success).toBe(true);
  });
});

describe("second step", () => {
  const CP2 = "/wps/session/login/verification";
  const how = { module: "LOGINIPVERF3" };

  it("CP2 E21 A54 a challenge is taken by code or by the account's name", async () => {
    const client = testWorld("challenge");
    const first = await client.login("newip1");
    expect(first.json.errorCode).toBe("login_verify_required");
    const { challenge, methods } = first.json.value;
    expect(methods).toEqual(["SMS", "EMAIL", "GOOGLE_CODE", "BANK_ACCOUNT_NAME"]);
    const code = await codeOf(client, "verify", challenge);
    const wrong = await client.sealed(CP2, { challenge, method: "SMS", code: "x" }, how);
    expect(wrong.json.errorCode).toBe("sms.code.error");
    const right = await client.sealed(CP2, { challenge, method: "EMAIL", code }, how);
    expect(right.json.value.token).toMatch(/^[0-9a-f]{64}$/);
    const again = await client.sealed(CP2, { challenge, method: "EMAIL", code }, how);
    expect(again.json.errorCode).toBe("sms.code.expired");
    const next = (await client.login("newip1")).json.value.challenge;
    const named = { challenge: next, method: "BANK_ACCOUNT_NAME", code: "robin vale" };
    expect((await client.sealed(CP2, named, how)).json.success).toBe(true);
  });

  it("CP2 five wrong tries end the challenge", async () => {
    const client = testWorld("challenge-tries");
    const { challenge } = (await client.login("newip1")).json.value;
    const bad = { challenge, method: "BANK_ACCOUNT_NAME", code: "nobody" };
    for (let i = 0; i < 5; i++) {
      expect((await client.sealed(CP2, bad, how)).json.errorCode).toBe("sms.code.error");
    }
    const late = await client.sealed(CP2, { ...bad, code: "Robin Vale" }, how);
    expect(late.json.errorCode).toBe("sms.code.expired");
  });
});
