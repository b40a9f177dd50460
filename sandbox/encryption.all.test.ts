import { beforeAll, describe, expect, inject, it } from "vitest";
import { generateSandboxKeys } from "./boot-sandbox.mjs";
import { allCalls } from "./http/calls.ts";
import type { SandboxClient } from "./sandbox-client.mjs";
import { testWorld } from "./test-sandbox.mjs";

const path = "/wps/session/login";
const login = { username: "player1", password: "Portico#2026", type: "username" };
const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** Key sets of the gateway; the platform has the private keys of the first two. */
const { currentJwks: current, previousJwks: previous } = inject("sandbox");
let foreign: string;

beforeAll(async () => {
  foreign = (await generateSandboxKeys("2026-b")).publicJwks;
});

const codeOf = async (client: SandboxClient, jose: string) =>
  (await client.call(path, { jose })).json.errorCode;

describe("A12 the platform and its keys", () => {
  it("opens what the current and the previous key sealed", async () => {
    const client = testWorld("rotation");
    for (const keys of [current, previous]) {
      const jose = await client.seal(login, path, {}, keys);
      expect((await client.call(path, { jose })).json.success).toBe(true);
    }
  });

  it("refuses a foreign key under a known name, a known key under another's, and an unknown name", async () => {
    const client = testWorld("keys");
    for (const jose of [
      await client.seal(login, path, {}, foreign),
      await client.seal(login, path, { kid: "2026-a" }),
      await client.seal(login, path, { kid: "other" }),
    ]) {
      expect(await codeOf(client, jose)).toBe("payload.encryption.invalid");
    }
  });
});

describe("A12 the platform and a payload's header", () => {
  // Values are computed when the test runs, because a busy machine may collect tests long before.
  it.each<[string, () => Record<string, unknown>]>([
    ["alg RSA-OAEP", () => ({ alg: "RSA-OAEP" })],
    ["alg RSA-OAEP-512", () => ({ alg: "RSA-OAEP-512" })],
    ["enc A128GCM", () => ({ enc: "A128GCM" })],
    ["enc A256CBC-HS512", () => ({ enc: "A256CBC-HS512" })],
    ["an age above 300 s", () => ({ iat: secondsFromNow(-310) })],
    ["a time to come", () => ({ iat: secondsFromNow(70) })],
    ["another method", () => ({ htm: "PUT" })],
    ["another path", () => ({ htu: "/wps/member/password" })],
    ["no jti", () => ({ jti: undefined })],
    ["no iat", () => ({ iat: undefined })],
  ])("refuses %s", async (_, header) => {
    const client = testWorld("wrong-header");
    const jose = await client.seal(login, path, header());
    expect(await codeOf(client, jose)).toBe("payload.encryption.invalid");
  });

  it.each([-290, 50])("takes a clock that is %d s off", async (seconds) => {
    const client = testWorld("clock");
    const jose = await client.seal(login, path, { iat: secondsFromNow(seconds) });
    expect((await client.call(path, { jose })).json.success).toBe(true);
  });

  it("refuses compressed content", async () => {
    const client = testWorld("zip");
    const [head = "", ...rest] = (await client.seal(login, path)).split(".");
    const header = JSON.parse(Buffer.from(head, "base64url").toString());
    const zipped = Buffer.from(JSON.stringify({ ...header, zip: "DEF" })).toString("base64url");
    expect(await codeOf(client, [zipped, ...rest].join("."))).toBe("payload.encryption.invalid");
  });
});

describe("A12 the platform and a payload on its way", () => {
  it("refuses a replay", async () => {
    const client = testWorld("replay");
    const jose = await client.seal(login, path);
    expect((await client.call(path, { jose })).json.success).toBe(true);
    expect(await codeOf(client, jose)).toBe("payload.replayed");
  });

  it("refuses one that was moved to another call", async () => {
    const client = testWorld("moved");
    const jose = await client.seal(login, path);
    const elsewhere = await client.call("/wps/member/register", { jose, module: "REG3" });
    expect(elsewhere.json.errorCode).toBe("payload.encryption.invalid");
    expect((await client.call(path, { jose })).json.success).toBe(true);
  });

  const encrypted = allCalls.filter((call) => call.encrypted);
  it.each(encrypted.map((call) => [call.id, call] as const))(
    "%s refuses plaintext, also as application/jose",
    async (_, call) => {
      const client = testWorld("plain");
      const token = call.token === "required" ? await client.tokenOf("agent1") : undefined;
      const [method] = call.methods;
      const how = { method, module: call.modules[0], token };
      const plain = await client.call(call.path, { ...how, body: login });
      expect(plain.json.errorCode).toBe("payload.encryption.required");
      const dressed = await client.call(call.path, { ...how, jose: JSON.stringify(login) });
      expect(dressed.json.errorCode).toBe("payload.encryption.invalid");
    },
  );
});
