import { describe, expect, it } from "vitest";
import { testWorld } from "../test-sandbox.mjs";

const path = "/wps/system/domainRoute";

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
