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

const loginBySms = (client: SandboxClient, username: string, password: string) =>
  client.sealed(path, { username, password, type: "sms" });

it("C1 failures that come at the same time are all counted", async () => {
  const client = testWorld("burst");
  await Promise.all(Array.from({ length: 6 }, () => client.login("player1", "wrong")));
  expect((await client.login("player1")).json.errorCode).toBe("login.captcha.error");
});

describe("codes", () => {
  it("C1 E28 a code dies of five tries, without a captcha, and of ten minutes", async () => {
    const client = testWorld("sms-tries");
    await sendLogin(client, "1055500001");
    const code = await codeOf(client, "login", "1055500001");
    const wrong = code === "000000" ? "111111" : "000000";
    for (let i = 0; i < 5; i++) {
      const answer = await loginBySms(client, "1055500001", wrong);
      expect(answer.json.errorCode).toBe("sms.code.error");
    }
    expect((await loginBySms(client, "1055500001", code)).json.errorCode).toBe("sms.code.expired");
    await client.ahead(120);
    await sendLogin(client, "1055500001");
    const second = await codeOf(client, "login", "1055500001");
    await client.ahead(120 + 601);
    const late = await loginBySms(client, "+82 1055500001".slice(4), second);
    expect(late.json.errorCode).toBe("sms.code.expired");
  });
});

describe("second step", () => {
  const CP2 = "/wps/session/login/verification";
  const how = { module: "LOGINIPVERF3" };

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
