import { describe, expect, it } from "vitest";
import { accountPortal, demoKey, pageOf } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";

const results = `__typename
  ... on InvalidInput { fields { field messageKey } }
  ... on Refused { reason }`;
const lost = new Response("", { status: 504 });
const ledger = "GET /wps/records/transactions";
const row = (more: object) => ({
  id: "t1",
  account: "player1",
  kind: "TRANSFER_OUT",
  amount: "-10.00",
  balanceAfter: "90.00",
  at: null,
  ...more,
});

describe("transferFunds", () => {
  const post = "POST /wps/relay/GCS_walletTransfer";
  const source = `mutation ($input: TransferFundsInput!) { transferFunds(input: $input) {
    ${results} ... on TransferFundsSuccess { balances { code balance { amount } } }
  } }`;
  const input = { from: "MAIN", to: "PG", amount: "10", idempotencyKey: demoKey };
  const portal = async (table: Record<string, unknown>) => {
    const visitor = await accountPortal(table);
    const send = async (more: object = {}) =>
      (await visitor.run<{ transferFunds: object }>(source, { input: { ...input, ...more } })).data
        ?.transferFunds;
    return { ...visitor, send };
  };

  it("C23 moves money and returns the new balances", async () => {
    const balances = [{ wallet: "MAIN", name: "Main", balance: "90" }];
    const { send, sent, calls } = await portal({ [post]: { balances } });
    expect(await send()).toEqual({
      __typename: "TransferFundsSuccess",
      balances: [{ code: "MAIN", balance: { amount: "90.00" } }],
    });
    expect(await sent(post)).toEqual({
      from: "MAIN",
      to: "PG",
      amount: "10.00",
      requestId: demoKey,
    });
    expect(calls[0]?.headers.get("moduleid")).toBe("FUNDTRANS3");
  });

  it("C23 V60 one of the two wallets is the main one", async () => {
    const { send, calls } = await portal({});
    for (const pair of [{ to: "MAIN" }, { from: "PG", to: "PP" }, { from: "PG", to: "PG" }]) {
      expect(await send(pair)).toMatchObject({ fields: [{ field: "to" }] });
    }
    expect(calls).toEqual([]);
  });

  it("C23 CA21 resolves a lost response by the ledger, with either sign", async () => {
    const rows: unknown[] = [];
    const { send, query, now, count } = await portal({
      [post]: lost,
      [ledger]: () => pageOf(rows),
    });
    expect(await send()).toMatchObject({ reason: "OUTCOME_UNKNOWN" });
    rows.push(row({ id: "t0", amount: "-11.00", at: now() }), row({ at: now() }));
    expect(await send()).toEqual({ __typename: "TransferFundsSuccess", balances: null });
    expect(query("/wps/records/transactions").kind).toBe("TRANSFER_OUT");
    expect(count(post)).toBe(1);
  });
});

describe("transferToLine", () => {
  const post = "POST /wps/transfer/line";
  const source = `mutation ($input: TransferToLineInput!) { transferToLine(input: $input) {
    ${results} ... on TransferToLineSuccess { transferId balance { amount currency } }
  } }`;
  const input = {
    direction: "UPLINE",
    amount: "10",
    paymentPassword: "246810",
    idempotencyKey: demoKey,
  };
  const send = async (answer: unknown, more: object = {}, role: "MEMBER" | "AGENT" = "MEMBER") => {
    const portal = await accountPortal({ [post]: answer }, role);
    const { data, errors } = await portal.run<{ transferToLine: object }>(source, {
      input: { ...input, ...more },
    });
    return { ...portal, result: data?.transferToLine, code: errors?.[0]?.extensions.code };
  };

  it("CA19 transfers to the upline without a recipient name", async () => {
    const { result, sent } = await send({ id: 3, balance: "90.5" }, { account: "ignored" });
    expect(result).toEqual({
      __typename: "TransferToLineSuccess",
      transferId: "3",
      balance: { amount: "90.50", currency: "USD" },
    });
    expect(await sent(post)).toEqual({
      direction: "UPLINE",
      amount: "10.00",
      paymentPassword: "246810",
      requestId: demoKey,
    });
  });

  it("CA19 P9 P19 only an agent transfers to the team, with a recipient name", async () => {
    const down = { direction: "DOWNLINE", account: "child" };
    const member = await send({}, down);
    expect(member.code).toBe("AGENT_ONLY");
    expect(member.calls).toEqual([]);
    const agent = await send({ id: 3 }, down, "AGENT");
    expect(agent.result).toMatchObject({ transferId: "3", balance: null });
    expect(await agent.sent(post)).toMatchObject({ direction: "DOWNLINE", account: "child" });
    const nobody = await send({}, { direction: "DOWNLINE" }, "AGENT");
    expect(nobody.result).toMatchObject({ fields: [{ field: "account" }] });
  });

  it("CA19 reports a recipient outside the team", async () => {
    const { result } = await send(
      refusal("transfer.not.related"),
      {
        direction: "DOWNLINE",
        account: "stranger",
      },
      "AGENT",
    );
    expect(result).toMatchObject({
      fields: [{ field: "account", messageKey: "validation.notRelated" }],
    });
  });
});

describe("bank cards", () => {
  const add = `mutation ($input: AddBankCardInput!) { addBankCard(input: $input) {
    ${results} ... on AddBankCardSuccess { cardId }
  } }`;
  const input = {
    bank: "KB",
    holder: "Player One",
    number: "1234 5678-9012",
    paymentPassword: "246810",
  };

  it("CA12 adds a card with an encrypted body and a number without blanks", async () => {
    const { run, sent, calls } = await accountPortal({ "POST /wps/bankCards": { id: 9 } });
    const { data } = await run<object>(add, { input });
    expect(data).toEqual({ addBankCard: { __typename: "AddBankCardSuccess", cardId: "9" } });
    expect(await sent("POST /wps/bankCards")).toEqual({ ...input, number: "123456789012" });
    expect(await calls[0]?.text()).not.toContain("123456789012");
  });

  it("CA12 V59 V60 requires a number; the platform checks its format", async () => {
    const { run, calls } = await accountPortal({});
    const { data } = await run<object>(add, { input: { ...input, number: " - " } });
    expect(data).toMatchObject({
      addBankCard: { fields: [{ field: "number", messageKey: "validation.required" }] },
    });
    expect(calls).toEqual([]);
    const refused = refusal("register.field", { field: "number" });
    const platform = await accountPortal({ "POST /wps/bankCards": refused });
    const answer = await platform.run<object>(add, { input: { ...input, number: "IBAN.12/34" } });
    expect(answer.data).toMatchObject({
      addBankCard: { fields: [{ field: "number", messageKey: "validation.notAccepted" }] },
    });
  });

  it("CA13 removes a card by its id in the query", async () => {
    const { run, query } = await accountPortal({ "DELETE /wps/bankCards": {} });
    const source = `mutation { removeBankCard(cardId: "9") {
      __typename ... on RemoveBankCardSuccess { cardId }
    } }`;
    const { data } = await run<object>(source);
    expect(data).toMatchObject({ removeBankCard: { cardId: "9" } });
    expect(query("/wps/bankCards")).toEqual({ id: "9" });
  });
});
