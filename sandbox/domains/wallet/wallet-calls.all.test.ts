import { describe, expect, it } from "vitest";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { testWorld } from "../../test-sandbox.mjs";

const paymentPassword = "246810";

const withdraw = (client: SandboxClient, token: string, more: Record<string, unknown> = {}) =>
  client.sealed(
    "/wps/withdraw/requests",
    { cardId: "1", amount: "100", paymentPassword, requestId: crypto.randomUUID(), ...more },
    { token, module: "WITHDRAW3" },
  );

describe("deposits", () => {
  it("CA9 bounds, unknown methods, and requests that end badly", async () => {
    const client = testWorld("deposit-bad");
    const token = await client.tokenOf("player1");
    const low = await client.deposit(token, "5");
    expect(low.json).toMatchObject({
      errorCode: "amount.out.of.range",
      value: { min: "10.0000", max: "10000.0000" },
    });
    for (const amount of ["-5", "0", "1e3", "5.00001"]) {
      expect((await client.deposit(token, amount)).status).toBe(400);
    }
    const money = await client.balance(token);
    await client.deposit(token, "100.13");
    await client.deposit(token, "100.17");
    await client.ahead(21);
    expect(await client.balance(token)).toBe(money);
    const list = await client.call("/wps/deposit/requests?pageSize=2", { token });
    expect(list.json.value.content.map((row: { status: string }) => row.status)).toEqual([
      "EXPIRED",
      "REJECTED",
    ]);
  });
});

describe("withdrawals", () => {
  it("CA14 CA16 a bonus that is not played through holds its amount back", async () => {
    const client = testWorld("withdraw-wager");
    const token = await client.tokenOf("player1");
    const limits = async () => (await client.call("/wps/withdraw/limits", { token })).json.value;
    /** What the wallet can't pay out, and what has to be staked for it. */
    const held = async () => {
      const { wager, withdrawable } = await limits();
      const free = Number(withdrawable) * 1.005;
      return {
        free: withdrawable,
        required: Number(wager.required),
        by: (await client.balance(token)) - free,
      };
    };
    const before = await held();
    await client.deposit(token, "1000");
    await client.ahead(21);
    const after = await held();
    // Two percent of it as a bonus, five times to be staked.
    expect(after.required - before.required).toBeCloseTo(100, 4);
    expect(after.by - before.by).toBeCloseTo(20, 2);
    const most = Number(after.free).toFixed(2);
    const more = await withdraw(client, token, { amount: (Number(most) + 1).toFixed(2) });
    expect(more.json).toMatchObject({ errorCode: "wager.open", value: { max: after.free } });
    expect((await withdraw(client, token, { amount: after.free })).json.success).toBe(true);
  });

  it("CA17 CA18 S35 S36 what has not come is given back or forced; what nobody confirms counts as received", async () => {
    const client = testWorld("missing");
    const token = await client.tokenOf("player1");
    for (let i = 0; i < 3; i++) await withdraw(client, token);
    await client.ahead(21);
    const money = await client.balance(token);
    const waiting = (await client.call("/wps/withdraw/confirmations", { token })).json.value;
    const say = (body: Record<string, unknown>) =>
      client.call("/wps/withdraw/confirmations", { token, body });
    const bare = await say({ id: waiting[0].id, decision: "NOT_RECEIVED" });
    expect(bare.status).toBe(400);
    for (const { id } of waiting.slice(0, 2))
      await say({ id, decision: "NOT_RECEIVED", proof: "statement.png" });
    const during = await client.call("/wps/withdraw/requests?pageSize=2", { token });
    expect(during.json.value.content[0].status).toBe("CONFIRMING");
    await client.ahead(21 + 61);
    const states = async () =>
      (await client.get(token, "/wps/withdraw/confirmations"))
        .map((row: { state: string }) => row.state)
        .sort();
    expect(await states()).toEqual(["FORCED", "NOT_RECEIVED", "WAITING"]);
    expect(await client.balance(token)).toBeCloseTo(money + 100.5, 4);
    await client.ahead(21 + 15 * 60);
    expect(await states()).toEqual(["FORCED", "NOT_RECEIVED", "RECEIVED"]);
  });
});

describe("payment password", () => {
  it("CA4 CA14 five wrong ones lock it for 30 minutes, also when they come at once", async () => {
    const client = testWorld("payment-lock");
    const token = await client.tokenOf("player1");
    const wrong = { paymentPassword: "000000" };
    const first = await withdraw(client, token, wrong);
    expect(first.json).toMatchObject({
      errorCode: "payment.password.error",
      value: { triesLeft: 4 },
    });
    await Promise.all(Array.from({ length: 6 }, () => withdraw(client, token, wrong)));
    expect((await withdraw(client, token)).json.errorCode).toBe("payment.password.locked");
    await client.ahead(30 * 60 + 5);
    expect((await withdraw(client, token)).json.success).toBe(true);
  });
});
