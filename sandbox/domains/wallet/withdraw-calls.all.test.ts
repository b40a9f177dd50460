import { describe, expect, it } from "vitest";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { testWorld } from "../../test-sandbox.mjs";

const paymentPassword = "246810";

const withdraw = (client: SandboxClient, token: string, { amount = "100" } = {}) =>
  client.sealed(
    "/wps/withdraw/requests",
    { cardId: "1", amount, paymentPassword, requestId: crypto.randomUUID() },
    { token, module: "WITHDRAW3" },
  );

describe("withdrawals and where they go", () => {
  it("CA36 a withdrawal that waits can be taken back once, and its amount and fee come back", async () => {
    const client = testWorld("withdraw-cancel");
    const token = await client.tokenOf("player1");
    const money = await client.balance(token);
    const { id } = (await withdraw(client, token)).json.value;
    const cancel = (as: string, which: string) =>
      client.call(`/wps/withdraw/requests?id=${which}`, { method: "DELETE", token: as });
    const other = await client.tokenOf("player2");
    expect((await cancel(other, id)).json.errorCode).toBe("withdrawal.state");
    expect((await cancel(token, id)).json.value).toEqual({});
    for (const which of [id, "999999", "a%2Fb"]) {
      expect((await cancel(token, which)).json.errorCode, which).toBe("withdrawal.state");
    }
    await client.ahead(3600);
    expect(await client.balance(token)).toBeCloseTo(money, 4);
    const list = (await client.call("/wps/withdraw/requests", { token })).json.value.content;
    expect(list[0]).toMatchObject({ id, status: "CANCELLED", cancellable: false, paidAt: null });
    const limits = (await client.call("/wps/withdraw/limits", { token })).json.value;
    expect(limits.dailyLeft, "it counts for nothing").toBe(limits.daily);
    const late = (await withdraw(client, token)).json.value.id;
    await client.ahead(3600 + 21);
    expect((await cancel(token, late)).json.errorCode).toBe("withdrawal.state");
  });

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

  it("CA37 CA38 returns a card's fields, and lists the chosen card first", async () => {
    const client = testWorld("cards");
    const token = await client.tokenOf("player1");
    const form = (await client.call("/wps/bankCards/form", { token })).json.value;
    expect(form).toMatchObject({ number: { minLength: 8, maxLength: 24 }, most: 5 });
    expect(form.banks[2]).toEqual({ code: "TIDE", name: "Tide Bank" });
    const cards = async () => (await client.call("/wps/bankCards", { token })).json.value;
    const [first, second] = await cards();
    const prefer = (as: string, id: string) =>
      client.call("/wps/bankCards/default", { method: "PUT", token: as, body: { id } });
    expect((await prefer(await client.tokenOf("player2"), second.id)).status).toBe(400);
    await prefer(token, second.id);
    expect(await cards()).toMatchObject([
      { id: second.id, isDefault: true },
      { id: first.id, isDefault: false },
    ]);
    await prefer(token, first.id);
    expect((await cards())[0]).toMatchObject({ id: first.id, isDefault: true });
  });
});
