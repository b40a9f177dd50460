import { describe, expect, it } from "vitest";
import type { SandboxClient } from "../sandbox-client.mjs";
import { testWorld } from "../test-sandbox.mjs";

const path = "/wps/system/domainRoute";
const headers = { Merchant: "aurora", ModuleId: "COMM3", Language: "EN" };

async function withFault(client: SandboxClient, fault: Record<string, unknown>) {
  await client.switch("faults", { method: "DELETE" });
  await client.switch("faults", { body: { match: { id: "C19" }, fault } });
  return client.fetch(path, { headers });
}

describe("faults", () => {
  it("answers as each kind of fault specifies", async () => {
    const client = testWorld("kinds");
    const limited = await withFault(client, { kind: "status", status: 429 });
    expect([limited.status, limited.headers.get("Retry-After")]).toEqual([429, "1"]);
    expect((await withFault(client, { kind: "status" })).status).toBe(500);
    const html = await withFault(client, { kind: "html" });
    expect(html.headers.get("Content-Type")).toContain("text/html");
    const cut = await (await withFault(client, { kind: "truncated" })).text();
    expect(() => JSON.parse(cut)).toThrow();
    const huge = await (await withFault(client, { kind: "huge" })).arrayBuffer();
    expect(huge.byteLength).toBeGreaterThanOrEqual(10 * 1024 * 1024);
    const moved = await withFault(client, { kind: "redirect" });
    expect(moved.status).toBe(302);
    expect(moved.headers.get("Location")).toContain("elsewhere");
    const types = await (await withFault(client, { kind: "wrong-types" })).json();
    expect(types).toMatchObject({ success: true, value: { 0: { text: 9 } } });
    const coded = { kind: "success-false", errorCode: "vendor.refused" };
    expect(await (await withFault(client, coded)).json()).toMatchObject({
      success: false,
      errorCode: "vendor.refused",
    });
    expect((await withFault(client, { kind: "expired-token" })).status).toBe(401);
  });

  it("slow and hanging answers take their time and come whole in the end", async () => {
    const client = testWorld("waits");
    const whole = await (await client.fetch(path, { headers })).text();
    for (const kind of ["slow", "hang-before-headers", "hang-after-headers"]) {
      const began = Date.now();
      const answer = await withFault(client, { kind, ms: 300 });
      expect(await answer.text()).toBe(whole);
      expect(Date.now() - began).toBeGreaterThanOrEqual(290);
    }
  });

  it("hang-after-headers answers its headers at once", async () => {
    // The body would arrive after ten minutes, so the test does not wait for it.
    const answer = await withFault(testWorld("headers"), {
      kind: "hang-after-headers",
      ms: 600_000,
    });
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  });

  it("missing-fields drops fields, someone-else answers for another member", async () => {
    const client = testWorld("others");
    const token = await client.tokenOf("player1");
    const fault = (kind: string) =>
      client.switch("faults", {
        body: { match: { path: "/wps/member" }, fault: { kind, times: 1 } },
      });
    await fault("missing-fields");
    const bare = (await client.call("/wps/member/info", { token })).json.value;
    expect(Object.keys(bare).length).toBeLessThan(5);
    await fault("someone-else");
    const other = (await client.call("/wps/member/info", { token })).json.value;
    expect(other.account).toBe("player2");
    const own = (await client.call("/wps/member/info", { token })).json.value;
    expect(own.account).toBe("player1");
  });

  it("reset breaks the call, `times` counts down, DELETE heals", async () => {
    const client = testWorld("heals");
    // Over HTTP the runtime returns a plain 500 for a broken call; with a service binding the call throws.
    const broken = await withFault(client, { kind: "reset", times: 1 });
    expect(broken.headers.get("Content-Type")).not.toContain("application/json");
    expect((await client.fetch(path, { headers })).status).toBe(200);
    await withFault(client, { kind: "status", status: 502 });
    expect((await client.fetch(path, { headers })).status).toBe(502);
    await client.switch("faults", { method: "DELETE" });
    expect((await client.fetch(path, { headers })).status).toBe(200);
    expect((await testWorld("neighbour").fetch(path, { headers })).status).toBe(200);
  });
});

describe("switches", () => {
  it("the call log counts how many wait at once", async () => {
    const client = testWorld("log");
    await client.switch("faults", { body: { match: {}, fault: { kind: "slow", ms: 200 } } });
    await Promise.all(Array.from({ length: 8 }, () => client.call(path)));
    const calls = await client.switch("calls", { method: "GET" });
    expect(calls).toHaveLength(8);
    expect(Math.max(...calls.map((call: { waitingAtOnce: number }) => call.waitingAtOnce))).toBe(8);
    expect(calls[0]).toMatchObject({
      id: "C19",
      method: "GET",
      path,
      status: 200,
      hasToken: false,
    });
    expect(calls[0]).toMatchObject({ moduleId: "COMM3", merchant: "aurora", language: "EN" });
    expect(calls[0].tookMs).toBeGreaterThanOrEqual(190);
    expect(calls[0].query).toEqual({});
    await client.switch("calls", { method: "DELETE" });
    expect(await client.switch("calls", { method: "GET" })).toEqual([]);
  });

  it("memberPatch changes an account and keeps the ledger even; reset brings all back", async () => {
    const client = testWorld("patch");
    const token = await client.tokenOf("player1");
    await client.switch("set", {
      body: {
        regionRestriction: true,
        memberPatch: { account: "player1", balance: "7.5", vip: 6 },
      },
    });
    const balance = "/wps/v2/wallets/balance?typeId=0";
    expect((await client.call(balance, { token })).json.value.balance).toBe("7.5000");
    expect((await client.call("/wps/member/info", { token })).json.value.vip).toBe(6);
    const ledger: { balance: number }[] = await client.switch("ledger", { method: "GET" });
    expect(ledger.reduce((sum, account) => sum + account.balance, 0)).toBe(0);
    await client.switch("reset");
    expect((await client.call("/wps/member/info", { token })).status).toBe(401);
    const status = (await client.call("/wps/system/status")).json.value;
    expect(status.regionRestriction).toBe(false);
    const accounts = await client.switch("accounts", { method: "GET" });
    expect(accounts[0]).toMatchObject({ account: "player1", balance: "2480.5600", type: 0 });
  });

  it("are not there unless switched on", async () => {
    const client = testWorld("default", { switches: false });
    for (const name of ["accounts", "calls", "captcha", "ledger"]) {
      expect((await client.fetch(`/__sandbox/${name}`)).status).toBe(404);
    }
    expect((await client.fetch("/__sandbox/reset", { method: "POST" })).status).toBe(404);
  });
});
