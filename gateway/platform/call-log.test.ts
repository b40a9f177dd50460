import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { listOf } from "../decoder/list-of.ts";
import { fakePlatform, json, refusal, testKeys, testScope } from "../testing/platform.ts";
import { testRow } from "../testing/row.ts";
import { serverTiming } from "./call-log.ts";
import { createPlatform } from "./client.ts";

describe("the log line of a platform call", () => {
  it("is one line with counts and times", async () => {
    const { fetch } = fakePlatform({ "GET /wps/test": { list: [{ id: 1 }, { id: "x" }, 7] } });
    const scope = testScope({ platform: { fetch } });
    const item = v.object({ id: v.number() });
    const platform = createPlatform(scope);
    await platform.call(testRow({ id: "C45", answer: v.object({ list: listOf(item) }) }), {});
    expect(scope.lines).toEqual([
      {
        level: "warn",
        event: "platform.call",
        requestId: "test-request",
        call: "C45",
        outcome: "ok",
        status: 200,
        ms: expect.any(Number),
        queuedMs: expect.any(Number),
        attempts: 1,
        bytes: expect.any(Number),
        dropped: 2,
        background: false,
      },
    ]);
    expect(scope.lines[0]?.bytes).toBeGreaterThan(40);
    expect(serverTiming(platform.stats)).toMatch(
      /^platform;desc="1 calls", cache;desc="0 hits", C45;dur=\d+$/,
    );
  });

  it("contains attempts and the failure, and counts only calls that were sent", async () => {
    const { fetch } = fakePlatform({ "GET /wps/test": new Response("", { status: 503 }) });
    const scope = testScope({ platform: { fetch } });
    const platform = createPlatform(scope);
    await platform.call(testRow(), {}).catch(() => undefined);
    expect(scope.lines).toMatchObject([
      { level: "warn", outcome: "UPSTREAM_UNAVAILABLE", status: 503, attempts: 2 },
    ]);
    expect(platform.stats.calls).toBe(1);
  });

  it("never contains a token, a body, an account, a code or a cookie", async () => {
    const secret = "planted-secret";
    const keys = await testKeys();
    const faults = [
      () => ({ token: secret, account: secret }),
      () => refusal(`${secret}.1`, { account: secret }),
      () => refusal("login.password.error", { account: secret }),
      () => json({ success: false, message: secret, errorCode: secret.repeat(9) }, { status: 401 }),
      () => new Response(`<html>${secret}`, { status: 200 }),
      () => new Response(secret, { status: 502, headers: { "set-cookie": secret } }),
      () => Promise.reject(new Error(secret)),
      () => json({ success: true, value: { token: 5, account: secret } }),
    ];
    for (const fault of faults) {
      const { fetch } = fakePlatform({ "POST /wps/test": fault, "GET /wps/test": fault });
      const scope = testScope({ platform: { fetch, jwks: keys.jwks }, session: { token: secret } });
      const answer = v.object({ token: v.string() });
      const platform = createPlatform(scope);
      const login = testRow({
        method: "POST",
        read: false,
        group: "login",
        encrypted: true,
        answer,
      });
      const reads = testRow({ token: "required", group: "personal", answer });
      const input = { username: secret, password: secret };
      const headers = { cookie: `captchaId=${secret}` };
      const thrown = [
        await platform.call(login, input, { headers }).catch((error: Error) => error.message),
        await platform.call(reads, input).catch((error: Error) => error.message),
      ].filter((message) => typeof message === "string");
      expect(scope.lines.filter(({ event }) => event === "platform.call")).toHaveLength(2);
      expect(JSON.stringify([scope.lines, thrown, serverTiming(platform.stats)])).not.toContain(
        secret,
      );
    }
  });

  it("E38 contains codes that are words or numbers", async () => {
    for (const [code, logged] of [
      ["login.not.session", "login.not.session"],
      ["#734", "#734"],
      ["TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"],
      ["8f14e45fceea167a5a36dedd4bea2543", "unreadable"],
    ]) {
      const { fetch } = fakePlatform({ "GET /wps/test": refusal(code ?? "") });
      const scope = testScope({ platform: { fetch } });
      await createPlatform(scope)
        .call(testRow(), {})
        .catch(() => undefined);
      expect(scope.lines).toMatchObject([{ errorCode: logged }]);
    }
  });
});
