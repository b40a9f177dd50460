import { describe, expect, it } from "vitest";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { testWorld } from "../../test-sandbox.mjs";

async function captcha(client: SandboxClient) {
  const { headers } = await client.call("/wps/captcha", { module: "CAPTCHA3" });
  const cookie = (headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
  const open = await client.switch("captcha", { method: "GET" });
  const id = cookie.split("=")[1];
  const found = open.find((row: { captchaId: string }) => row.captchaId === id);
  return { captcha: found.answer, headers: { Cookie: cookie } };
}

const form = {
  username: "freshone",
  password: "Portico#2030",
  confirmPassword: "Portico#2030",
  payeeName: "Fresh One",
  domain: "localhost",
  registerUrl: "http://localhost/",
  registerMethod: "WEB",
  login: true,
};

async function register(client: SandboxClient, more: Record<string, unknown> = {}) {
  const { captcha: answer, headers } = await captcha(client);
  const body = { ...form, captcha: answer, ...more };
  return client.sealed("/wps/member/register", body, { module: "REG3", headers });
}

describe("registration", () => {
  it.each([
    ["username", { username: "1abc" }],
    ["username", { username: "abc" }],
    ["password", { password: "abcdefgh", confirmPassword: "abcdefgh" }],
    ["confirmPassword", { confirmPassword: "Portico#2031" }],
    ["payeeName", { payeeName: "" }],
    ["email", { email: "no mail" }],
    ["qqNum", { qqNum: "123456" }],
    ["recommenderId", { recommenderId: "nobody99" }],
  ])("C7 C15 V13-V16 names the field %s", async (field, wrong) => {
    const { json } = await register(testWorld("register-rules"), wrong);
    expect(json).toMatchObject({ errorCode: "register.field", value: { field } });
  });

  it("C7 C17 needs the captcha and only once", async () => {
    const client = testWorld("register-captcha");
    const missing = await register(client, { captcha: "" });
    expect(missing.json.errorCode).toBe("login.captcha.error");
  });

  it("C14 C7 A17 V58 an agent's link puts the account below the agent at its rates", async () => {
    const client = testWorld("affiliate");
    const agent = await client.tokenOf("agent1");
    const made = await client.call("/wps/agent/links", {
      token: agent,
      body: { type: "MEMBER", rates: { RNG: "0.4" } },
    });
    const { code, url } = made.json.value;
    expect(url).toContain(`affiliateCode=${code}`);
    const check = (value: string) =>
      client.call(`/wps/agent/affiliate?code=${value}&domain=localhost`, { module: "AFFMAN3" });
    expect((await check(code)).json.value).toEqual({ valid: true, recommender: "ag***1" });
    expect((await check("NOSUCH99")).json.errorCode).toBe("affiliate.invalid");
    const bad = await register(client, { affiliateCode: "NOSUCH99" });
    expect(bad.json.errorCode).toBe("affiliate.invalid");
    expect((await register(client, { affiliateCode: code })).json.success).toBe(true);
    const below = await client.call("/wps/agent/downline?search=freshone", { token: agent });
    expect(below.json.value.content[0]).toMatchObject({ level: 1, rates: { RNG: "0.4" } });
    const links = await client.call("/wps/agent/links", { token: agent });
    expect(links.json.value[0].uses).toBe(1);
  });
});

describe("account", () => {
  it("C9 V25-V27 a new password ends the other sessions", async () => {
    const client = testWorld("password");
    const [one, two] = [await client.tokenOf("player1"), await client.tokenOf("player1")];
    const change = (body: Record<string, string>) =>
      client.sealed("/wps/member/password", body, { module: "PASS3", token: one, method: "PUT" });
    const next = { newPassword: "Portico#2027", confirmNewPassword: "Portico#2027" };
    const right = { oldPassword: "Portico#2026" };
    const codes = [
      (await change({ oldPassword: "wrong", ...next })).json.errorCode,
      (await change({ ...right, ...next, confirmNewPassword: "other" })).json.value.field,
      (await change({ ...right, newPassword: "Portico#2026", confirmNewPassword: "Portico#2026" }))
        .json.errorCode,
      (await change({ ...right, ...next })).json.success,
    ];
    expect(codes).toEqual(["password.old.error", "confirmNewPassword", "password.same", true]);
    expect((await client.call("/wps/member/info", { token: one })).status).toBe(200);
    expect((await client.call("/wps/member/info", { token: two })).status).toBe(401);
  });

  it("C10 V20 V21 mails a password that has to be changed", async () => {
    const client = testWorld("mail");
    const send = (username: string, email: string) =>
      client.call("/wps/member/password/email", { body: { username, email } });
    expect((await send("player1", "other@mail.example")).json.errorCode).toBe("member.unknown");
    expect((await send("player1", "Player1@mail.example")).json.success).toBe(true);
    const [mail] = await client.switch("codes", { method: "GET" });
    const { json } = await client.login("player1", mail.code);
    expect(json.value.passwordExpired).toBe(true);
  });

  it("CA1 CA2 D-32 profile: masked contact, real name for good", async () => {
    const client = testWorld("profile");
    const token = await client.tokenOf("player1");
    const write = (body: Record<string, string>) =>
      client.sealed("/wps/member/profile", body, { token, method: "PUT" });
    expect(
      (await write({ address: "Pier 4", telegram: "@mina", nickname: "Mi" })).json.value,
    ).toEqual({});
    const { json } = await client.call("/wps/member/profile", { token });
    expect(json.value).toMatchObject({
      nickname: "Mi",
      realName: "Mina Park",
      address: "Pier 4",
      telegram: "@mina",
      email: "pl***@mail.example",
      mobile: "****0001",
    });
    expect((await write({ realName: "Else" })).json.value.field).toBe("realName");
    expect((await write({ birthday: "2999-01-01" })).json.value.field).toBe("birthday");
    expect((await write({ role: "agent" })).status).toBe(400);
  });

  it("CA3 CA5 CA6 security and sessions", async () => {
    const client = testWorld("sessions");
    const [one, two] = [await client.tokenOf("player1"), await client.tokenOf("player1")];
    const safe = await client.call("/wps/member/security", { token: one });
    expect(safe.json.value).toMatchObject({ paymentPasswordSet: true, mobileVerified: true });
    const list = (await client.call("/wps/member/sessions", { token: one })).json.value;
    expect(list.map((row: { current: boolean }) => row.current)).toEqual([false, true]);
    expect(JSON.stringify(list)).not.toContain(two);
    const end = `/wps/member/sessions?id=${list[0].id}`;
    expect((await client.call(end, { token: one, method: "DELETE" })).json.success).toBe(true);
    expect((await client.call("/wps/member/info", { token: two })).status).toBe(401);
  });

  it("C21 V51-V54 feedback takes a text and pictures, and nothing else", async () => {
    const client = testWorld("feedback");
    const send = async (content: string, files: [string, Uint8Array<ArrayBuffer>][]) => {
      const body = new FormData();
      body.set("content", content);
      for (const [name, bytes] of files) body.append("images", new File([bytes], name));
      const request = new Request("http://x/", { method: "POST", body });
      const headers = {
        Merchant: "aurora",
        ModuleId: "FEEDBACK3",
        Language: "EN",
        "Content-Type": request.headers.get("Content-Type") ?? "",
      };
      const sent = new Uint8Array(await request.arrayBuffer());
      const answer = await client.fetch("/wps/feedback", { method: "POST", headers, body: sent });
      return answer.json();
    };
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2]);
    expect(await send("Nice", [["a.png", png]])).toMatchObject({ value: { id: "1" } });
    expect(await send("가".repeat(140), [])).toMatchObject({ success: true });
    expect(await send("a".repeat(141), [])).toMatchObject({ errorCode: "request_param_err" });
    const gif = new TextEncoder().encode("GIF89a");
    expect(await send("x", [["a.png", gif]])).toMatchObject({ errorCode: "request_param_err" });
    const four = [1, 2, 3, 4].map((at): [string, Uint8Array<ArrayBuffer>] => [`${at}.png`, png]);
    expect(await send("x", four)).toMatchObject({ errorCode: "request_param_err" });
  });

  it("P5 trial accounts have none of it", async () => {
    const client = testWorld("trial-member");
    const token = await client.tokenOf("trial1");
    for (const path of ["/wps/member/profile", "/wps/records/profit", "/wps/messages"]) {
      expect((await client.call(path, { token })).json.errorCode).toBe("trial.not.allowed");
    }
  });
});
