import { describe, expect, it } from "vitest";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { testWorld } from "../../test-sandbox.mjs";

const pay = "246810";
const uuid = () => crypto.randomUUID();

const withdraw = (client: SandboxClient, token: string, more: Record<string, unknown> = {}) =>
  client.sealed(
    "/wps/withdraw/requests",
    { cardId: "1", amount: "100", paymentPassword: pay, requestId: uuid(), ...more },
    { token, module: "WITHDRAW3" },
  );

describe("deposits", () => {
  it("CA8 CA9 CA10 C52 K33 a request is approved after 20 s, pays, and earns points", async () => {
    const client = testWorld("deposit");
    const token = await client.tokenOf("player1");
    const methods = await client.call("/wps/deposit/methods", { token, module: "DEPOSIT3" });
    expect(methods.json.value.map((row: { kind: string }) => row.kind)).toEqual([
      "BANK",
      "CARD",
      "EWALLET",
      "CRYPTO",
      "CRYPTO",
    ]);
    const points = async () =>
      (await client.call("/wps/relay/MCS2_getPointBalance", { token, module: "PTSYS3" })).json.value
        .balance;
    const [money, before] = [await client.balance(token), await points()];
    const { json } = await client.deposit(token, "500.00");
    expect(json.value).toMatchObject({ status: "PENDING", payTo: null });
    const list = async () =>
      (await client.call("/wps/deposit/requests?pageSize=1", { token, module: "DEPOSIT3" })).json
        .value.content[0];
    expect(await list()).toMatchObject({ id: json.value.id, status: "PENDING", settledAt: null });
    expect(await client.balance(token)).toBe(money);
    await client.ahead(21);
    expect(await list()).toMatchObject({ status: "APPROVED", amount: "500.0000" });
    // Two percent on top for this method.
    expect(await client.balance(token)).toBeCloseTo(money + 510, 4);
    expect(await points()).toBe(before + 100);
  });

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

  it("CA35 a deposit that waits can be taken back once, and moves nothing", async () => {
    const client = testWorld("deposit-cancel");
    const token = await client.tokenOf("player1");
    const money = await client.balance(token);
    const { id } = (await client.deposit(token, "50")).json.value;
    const cancel = (as: string, which: string) =>
      client.call(`/wps/deposit/requests?id=${which}`, { method: "DELETE", token: as });
    const other = await client.tokenOf("player2");
    expect((await cancel(other, id)).json.errorCode).toBe("deposit.state");
    expect((await cancel(token, id)).json).toMatchObject({ success: true });
    for (const which of [id, "999999", "a%2Fb"]) {
      expect((await cancel(token, which)).json.errorCode, which).toBe("deposit.state");
    }
    await client.ahead(3600);
    expect(await client.balance(token)).toBe(money);
    const list = await client.call("/wps/deposit/requests?pageSize=1", { token });
    expect(list.json.value.content).toMatchObject([
      { id, status: "CANCELLED", cancellable: false },
    ]);
  });
});

describe("withdrawals", () => {
  it("CA14-CA18 S34 S35 paid after 20 s, confirmed by hand or by time", async () => {
    const client = testWorld("withdraw");
    const token = await client.tokenOf("player1");
    const money = await client.balance(token);
    expect((await withdraw(client, token)).json.value.status).toBe("PENDING");
    expect(await client.balance(token)).toBeCloseTo(money - 100.5, 4);
    await withdraw(client, token, { amount: "40" });
    await client.ahead(21);
    const waiting = (await client.call("/wps/withdraw/confirmations", { token })).json.value;
    expect(waiting.map((row: { state: string }) => row.state)).toEqual(["WAITING", "WAITING"]);
    const decide = (id: string, decision: string) =>
      client.call("/wps/withdraw/confirmations", { token, body: { id, decision } });
    expect((await decide(waiting[1].id, "RECEIVED")).json.value).toEqual({});
    expect((await decide(waiting[1].id, "RECEIVED")).json.errorCode).toBe("withdrawal.state");
    await client.ahead(21 + 15 * 60);
    const after = (await client.call("/wps/withdraw/confirmations", { token })).json.value;
    expect(after.map((row: { state: string }) => row.state)).toEqual(["RECEIVED", "RECEIVED"]);
    const list = await client.call("/wps/withdraw/requests", { token });
    expect(list.json.value.content[0]).toMatchObject({ status: "COMPLETED", fee: "0.2000" });
  });

  it("CA18 S36 what has not come is looked into: given back, or forced and not given back", async () => {
    const client = testWorld("missing");
    const token = await client.tokenOf("player1");
    await withdraw(client, token);
    await withdraw(client, token);
    await client.ahead(21);
    const money = await client.balance(token);
    const waiting = (await client.call("/wps/withdraw/confirmations", { token })).json.value;
    const say = (body: Record<string, unknown>) =>
      client.call("/wps/withdraw/confirmations", { token, body });
    const bare = await say({ id: waiting[0].id, decision: "NOT_RECEIVED" });
    expect(bare.status).toBe(400);
    for (const { id } of waiting)
      await say({ id, decision: "NOT_RECEIVED", proof: "statement.png" });
    const during = await client.call("/wps/withdraw/requests?pageSize=2", { token });
    expect(during.json.value.content[0].status).toBe("CONFIRMING");
    await client.ahead(21 + 61);
    const after = (await client.call("/wps/withdraw/confirmations", { token })).json.value;
    const states = after.map((row: { state: string }) => row.state).sort();
    expect(states).toEqual(["FORCED", "NOT_RECEIVED"]);
    expect(await client.balance(token)).toBeCloseTo(money + 100.5, 4);
  });

  it("CA18 all received at once", async () => {
    const client = testWorld("all-received");
    const token = await client.tokenOf("player1");
    await withdraw(client, token);
    await withdraw(client, token);
    await client.ahead(21);
    const body = { decision: "ALL_RECEIVED" };
    await client.call("/wps/withdraw/confirmations", { token, body });
    const list = (await client.call("/wps/withdraw/requests", { token })).json.value.content;
    expect(list.slice(0, 2).map((row: { status: string }) => row.status)).toEqual([
      "COMPLETED",
      "COMPLETED",
    ]);
  });

  it("CA14 CA16 refuses other people's cards, too much, and what is not there", async () => {
    const client = testWorld("withdraw-bad");
    const token = await client.tokenOf("player1");
    expect((await withdraw(client, token, { cardId: "3" })).status).toBe(400);
    const huge = await withdraw(client, token, { amount: "30000" });
    expect(huge.json).toMatchObject({
      errorCode: "amount.out.of.range",
      value: { max: "20000.0000" },
    });
    const much = await withdraw(client, token, { amount: "9000" });
    expect(much.json.errorCode).toBe("balance.not.enough");
    const limits = await client.call("/wps/withdraw/limits", { token });
    expect(limits.json.value).toMatchObject({
      min: "20.0000",
      feePercent: "0.5",
      confirmMinutes: 15,
    });
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

  it("CA4 is set without an old one, and changed only with it", async () => {
    const client = testWorld("payment-set");
    const token = await client.tokenOf("newbie");
    const set = (body: Record<string, string>) =>
      client.sealed("/wps/member/paymentPassword", body, { token, method: "PUT" });
    const card = { bank: "Tide Bank", holder: "Ari", number: "1234 5678 9012" };
    const add = (paymentPassword: string) =>
      client.sealed("/wps/bankCards", { ...card, paymentPassword }, { token });
    expect((await add("111111")).json.errorCode).toBe("payment.password.missing");
    expect((await set({ newPaymentPassword: "12345" })).status).toBe(400);
    expect((await set({ newPaymentPassword: "111111" })).json.success).toBe(true);
    const wrong = { oldPaymentPassword: "999999", newPaymentPassword: "222222" };
    expect((await set(wrong)).json.errorCode).toBe("payment.password.error");
    const same = { oldPaymentPassword: "111111", newPaymentPassword: "111111" };
    expect((await set(same)).json.errorCode).toBe("password.same");
    expect((await add("111111")).json.value.id).toMatch(/^\d+$/);
    const cards = (await client.call("/wps/bankCards", { token })).json.value;
    expect(cards).toMatchObject([{ number: "****9012", isDefault: true }]);
    const gone = `/wps/bankCards?id=${cards[0].id}`;
    await client.call(gone, { token, method: "DELETE" });
    expect((await client.call("/wps/bankCards", { token })).json.value).toEqual([]);
  });
});

describe("transfers", () => {
  it("C23 CA7 C24 money goes to a vendor's wallet and back, once per request id", async () => {
    const client = testWorld("wallets");
    const token = await client.tokenOf("player1");
    const single = (merchant: string) =>
      client.call("/wps/relay/GCS_merchantWallet", { token, merchant });
    expect((await single("hanbit07")).json.value.isSingle).toBe(false);
    expect((await single("aurora01")).json.value.isSingle).toBe(true);
    const move = (from: string, to: string, amount: string, requestId = uuid()) =>
      client.call("/wps/relay/GCS_walletTransfer", {
        token,
        module: "FUNDTRANS3",
        body: { from, to, amount, requestId },
      });
    const requestId = uuid();
    const { json } = await move("MAIN", "PG", "80.56", requestId);
    const find = (rows: { wallet: string; balance: string }[], wallet: string) =>
      rows.find((row) => row.wallet === wallet)?.balance;
    expect(find(json.value.balances, "MAIN")).toBe("2400.0000");
    expect(find(json.value.balances, "PG")).toBe("80.5600");
    expect((await move("MAIN", "PG", "80.56", requestId)).json).toEqual(json);
    expect((await move("MAIN", "PG", "81", requestId)).json.errorCode).toBe("request.conflict");
    expect((await move("PG", "JL", "90")).json.errorCode).toBe("balance.not.enough");
    expect((await move("PG", "PG", "1")).status).toBe(400);
    const list = await client.call("/wps/relay/GCS_walletList", { token });
    expect(find(list.json.value.balances, "PG")).toBe("80.5600");
  });

  it("CA19 U32 transfers up and down the line only", async () => {
    const client = testWorld("line");
    const [player, agent] = [await client.tokenOf("player1"), await client.tokenOf("agent1")];
    const send = (token: string, body: Record<string, unknown>) =>
      client.sealed(
        "/wps/transfer/line",
        { paymentPassword: pay, requestId: uuid(), ...body },
        { token },
      );
    const up = await send(player, { direction: "UPLINE", amount: "30.56" });
    expect(up.json.value.balance).toBe("2450.0000");
    const down = { direction: "DOWNLINE", account: "player1", amount: "50" };
    expect((await send(agent, down)).json.value.balance).toBe("98150.0000");
    expect(await client.balance(player)).toBe(2500);
    expect((await send(player, down)).json.errorCode).toBe("function.not.available");
    const stranger = { direction: "DOWNLINE", account: "player2", amount: "5" };
    expect((await send(agent, stranger)).json.errorCode).toBe("transfer.not.related");
    // N13: both accounts need the same currency.
    const won = await client.tokenOf("agent8");
    const dollars = { direction: "DOWNLINE", account: "boston1", amount: "5" };
    expect((await send(won, dollars)).json.errorCode).toBe("currency.other");
    const top = { direction: "UPLINE", amount: "5" };
    expect((await send(agent, top)).json.errorCode).toBe("transfer.not.related");
    const skipped = { direction: "UPLINE", account: "agent1", amount: "5" };
    expect((await send(player, skipped)).json.errorCode).toBe("transfer.not.related");
    const list = await client.call("/wps/records/transactions?kind=TRANSFER_IN", { token: player });
    expect(list.json.value.content[0]).toMatchObject({
      amount: "50.0000",
      balanceAfter: "2500.0000",
    });
  });
});
