import { describe, expect, it } from "vitest";
import { testWorld } from "../../test-sandbox.mjs";
import { dummyToken, sandboxSecretKey, sandboxSiteKey } from "./human-keys.ts";

type Client = ReturnType<typeof testWorld>;

/** The frame as a page of this host would get it, and what solving it returns. */
async function solve(client: Client, sitekey = sandboxSiteKey) {
  const query = new URLSearchParams({ sitekey, action: "login", language: "ko" });
  const frame = await client.fetch(`/turnstile/v0/widget?${query}`, {
    headers: { Referer: "https://portal.test/" },
  });
  const html = await frame.text();
  const challenge = /data-challenge="([^"]+)"/.exec(html)?.[1];
  const body = JSON.stringify({ challenge, sitekey });
  const answer = await client.fetch("/turnstile/v0/token", { method: "POST", body });
  return { html, status: answer.status, json: (await answer.json()) as { token: string } };
}

const verify = async (client: Client, input: Record<string, string>) => {
  const answer = await client.fetch("/turnstile/v0/siteverify", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(input),
  });
  expect(answer.status).toBe(200);
  return answer.json();
};
const secret = sandboxSecretKey;
const refused = (code: string) => ({ success: false, "error-codes": [code] });

describe("the human-verification service of the sandbox (X2)", () => {
  it("A16 M20 gives a token for the page that framed it, good for one look", async () => {
    const client = testWorld("human");
    const { html, json } = await solve(client);
    expect(html).toContain('<html lang="ko">');
    const input = { secret, response: json.token, idempotency_key: "first-try" };
    const known = { success: true, hostname: "portal.test", action: "login" };
    expect(await verify(client, input)).toMatchObject(known);
    expect(await verify(client, input), "a repeated question").toMatchObject(known);
    const other = { ...input, idempotency_key: "another" };
    expect(await verify(client, other)).toMatchObject(refused("timeout-or-duplicate"));
    const keyless = { secret, response: json.token };
    expect(await verify(client, keyless)).toMatchObject(refused("timeout-or-duplicate"));
  });

  it("A67 M20 speaks the page's language, or the one that it is a kind of, or English", async () => {
    const client = testWorld("human-languages");
    const spoken = await Promise.all(
      ["vi", "zh-CN", "ja-JP", "fr", "constructor"].map(async (language) => {
        const query = new URLSearchParams({ sitekey: sandboxSiteKey, language });
        const frame = await client.fetch(`/turnstile/v0/widget?${query}`);
        return /<html lang="(\w+)"/.exec(await frame.text())?.[1];
      }),
    );
    expect(spoken).toEqual(["vi", "zh", "ja", "en", "en"]);
  });

  it("A16 a token is over after five minutes", async () => {
    const client = testWorld("human-late");
    const { json } = await solve(client);
    await client.ahead(301);
    const late = await verify(client, { secret, response: json.token });
    expect(late).toMatchObject(refused("timeout-or-duplicate"));
  });

  it.each([
    ["no secret", { response: "x" }, "missing-input-secret"],
    ["no token", { secret }, "missing-input-response"],
    ["a wrong secret", { secret: "0x4WRONG", response: "x" }, "invalid-input-secret"],
    ["a made-up token", { secret, response: "aa.bb" }, "invalid-input-response"],
    ["a token with a dot too few", { secret, response: "nonsense" }, "invalid-input-response"],
    ["the dummy token", { secret, response: dummyToken }, "invalid-input-response"],
  ])("A16 refuses %s", async (_name, input, code) => {
    expect(await verify(testWorld("human-bad"), input)).toMatchObject(refused(code));
  });

  it("A16 a challenge is no token", async () => {
    const client = testWorld("human-challenge");
    const { html } = await solve(client);
    const response = /data-challenge="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(await verify(client, { secret, response })).toMatchObject(
      refused("invalid-input-response"),
    );
  });

  it("A16 the documented testing keys pass, fail and repeat as they are documented to", async () => {
    const client = testWorld("human-testing");
    const { json } = await solve(client, "1x00000000000000000000AA");
    expect(json.token).toBe(dummyToken);
    expect((await solve(client, "3x00000000000000000000FF")).json.token).toBe(dummyToken);
    expect((await solve(client, "2x00000000000000000000AB")).status).toBe(400);
    expect((await solve(client, "0x4NOBODYS")).status).toBe(400);
    const by = (digit: number, response = dummyToken) =>
      verify(client, { secret: `${digit}x0000000000000000000000000000000AA`, response });
    expect(await by(1)).toMatchObject({ success: true });
    expect(await by(1), "as often as one likes").toMatchObject({ success: true });
    expect(await by(2)).toMatchObject(refused("invalid-input-response"));
    expect(await by(3)).toMatchObject(refused("timeout-or-duplicate"));
    expect(await by(1, "a real token")).toMatchObject(refused("invalid-input-response"));
  });
});
