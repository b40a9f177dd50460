import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { accountPortal, pageOf } from "../../testing/account.ts";
import { refusal } from "../../testing/platform.ts";

const balances = {
  balances: [
    { wallet: "PG", name: "PG Soft", balance: "5.0000" },
    { wallet: "MAIN", name: "Main", balance: 1234.5 },
  ],
};
const deposit = {
  id: 7,
  methodName: "Bank",
  kind: "bank",
  amount: "50.0000",
  status: "APPROVED",
  at: 1000,
  settledAt: 2000,
};
const withdrawal = { id: "w1", amount: "20", card: "**** 1234", status: "CONFIRMING", at: 1000 };
const limits = {
  min: "10",
  max: "5000",
  dailyLeft: "4980",
  feePercent: "0.50",
  confirmMinutes: 30,
};
const confirmation = {
  id: "c1",
  withdrawalId: "w1",
  amount: "20",
  paidAt: 1,
  confirmBy: 2,
  state: "FORCED",
};
const method = {
  id: "m1",
  kind: "BANK",
  name: "Bank transfer",
  icon: "/media/pay/bank.svg",
  min: "10",
  max: "1000",
  presets: ["50", "100"],
  bonusPercent: "2.50",
};
const card = { id: "k1", bank: "KB", holder: "Player One", number: "**** 1234", isDefault: true };

const table = {
  "GET /wps/relay/GCS_walletList": balances,
  "GET /wps/deposit/methods": [method],
  "GET /wps/deposit/requests": pageOf([deposit]),
  "GET /wps/bankCards": [card],
  "GET /wps/withdraw/limits": limits,
  "GET /wps/withdraw/requests": pageOf([withdrawal]),
  "GET /wps/withdraw/confirmations": [confirmation],
};

const everything = `{ wallet {
  balances { code name balance { amount currency } }
  depositMethods { id kind name icon min { amount } max { amount } presets { amount } bonusPercent }
  deposits { nodes { id methodName kind amount { amount currency } status at settledAt } pageInfo { total hasMore } }
  bankCards { id bank holder number isDefault }
  withdrawalLimits { min { amount } max { amount } dailyLeft { amount } feePercent confirmMinutes }
  withdrawals { nodes { id amount { amount } fee { amount } card status } pageInfo { total } }
  withdrawalConfirmations { id withdrawalId amount { amount } state notRefunded }
} }`;

describe("wallet", () => {
  it("CA7 CA8 CA10 CA11 CA15 CA16 CA17 D-33 S36 returns the wallet in one query", async () => {
    const { run } = await accountPortal(table);
    const { data, errors } = await run<{ wallet: Record<string, unknown> }>(everything);
    expect(errors).toBeUndefined();
    expect(data?.wallet).toMatchObject({
      balances: [
        { code: "MAIN", name: "Main", balance: { amount: "1234.50", currency: "USD" } },
        { code: "PG", balance: { amount: "5.00" } },
      ],
      depositMethods: [{ id: "m1", kind: "BANK", min: { amount: "10.00" }, bonusPercent: "2.5" }],
      deposits: {
        nodes: [
          {
            id: "7",
            kind: "BANK",
            amount: { amount: "50.00" },
            status: "APPROVED",
            settledAt: 2000,
          },
        ],
        pageInfo: { total: 1, hasMore: false },
      },
      bankCards: [{ ...card, holder: "Pl****e" }],
      withdrawalLimits: { max: { amount: "5000.00" }, feePercent: "0.5", confirmMinutes: 30 },
      withdrawals: { nodes: [{ fee: { amount: "0.00" }, status: "CONFIRMING" }] },
      withdrawalConfirmations: [{ state: "FORCED", notRefunded: true }],
    });
  });

  it("A56 is null, without an error, for what the brand switched off or the platform lacks", async () => {
    const calls = { CA8: { enabled: false }, CA17: { enabled: false } };
    const { run, count } = await accountPortal(
      { ...table, "GET /wps/withdraw/limits": refusal("feature.off") },
      "MEMBER",
      { brand: { ...aurora, calls } },
    );
    const { data, errors } = await run<{ wallet: Record<string, unknown> }>(everything);
    expect(errors).toBeUndefined();
    expect(data?.wallet).toMatchObject({
      depositMethods: null,
      withdrawalLimits: null,
      withdrawalConfirmations: null,
      bankCards: [{ id: "k1" }],
    });
    expect(count("GET /wps/deposit/methods")).toBe(0);
  });

  it("CA10 returns the other parts when one fails", async () => {
    const { run } = await accountPortal({
      ...table,
      "GET /wps/deposit/requests": new Response("<html>", { status: 200 }),
    });
    const { data, errors } = await run<{ wallet: Record<string, unknown> }>(everything);
    expect(errors?.map(({ path, extensions }) => [path?.join("."), extensions.code])).toEqual([
      ["wallet.deposits", "UPSTREAM_BAD_RESPONSE"],
    ]);
    expect(data?.wallet).toMatchObject({ deposits: null, bankCards: [{ id: "k1" }] });
  });

  it("U27c CA9 CA10 one deposit keeps the account to pay to, also if the records lack it", async () => {
    const payTo = { name: "Receiver", account: "110-204", bank: "Harbour" };
    const requested = { id: "d9", status: "PENDING", payTo, expiresAt: 9000 };
    const listed = { ...deposit, id: "d9", status: "APPROVED" };
    const one = `{ wallet { deposit(id: "d9") {
      id amount { amount } status expiresAt payTo { name account bank } } } }`;
    const send = `mutation ($input: RequestDepositInput!) {
      requestDeposit(input: $input) { ... on RequestDepositSuccess { depositId } } }`;
    const input = { methodId: "m1", amount: "50", idempotencyKey: crypto.randomUUID() };
    const found = { deposit: expect.anything() };
    for (const { records, before, status } of [
      { records: [], before: { deposit: null }, status: "PENDING" },
      { records: [deposit], before: { deposit: null }, status: "PENDING" },
      { records: [listed], before: found, status: "APPROVED" },
      { records: [{ ...listed, payTo, expiresAt: 9000 }], before: found, status: "APPROVED" },
    ]) {
      const { run } = await accountPortal({
        ...table,
        "POST /wps/deposit/requests": requested,
        "GET /wps/deposit/requests": pageOf(records),
      });
      expect((await run(one)).data).toEqual({ wallet: before });
      expect((await run(send, { input })).data).toEqual({ requestDeposit: { depositId: "d9" } });
      const { data, errors } = await run<{ wallet: { deposit: object } }>(one);
      expect(errors).toBeUndefined();
      expect(data?.wallet.deposit).toEqual({
        id: "d9",
        amount: { amount: "50.00" },
        status,
        expiresAt: 9000,
        payTo,
      });
    }
  });

  it("K38 CA10 reads the last 7 days, and refuses invalid ranges", async () => {
    const { run, query, now } = await accountPortal(table);
    await run("{ wallet { deposits(offset: 20) { pageInfo { offset } } } }");
    const { from, to, pageNo, pageSize } = query("/wps/deposit/requests");
    expect([pageNo, pageSize]).toEqual(["2", "20"]);
    // The platform's ranges are inclusive.
    expect(Number(to) - Number(from)).toBe(7 * 86_400_000 - 1);
    expect(Math.abs(Number(to) - now())).toBeLessThan(60_001);
    const source = `query ($range: DateRange) { wallet { deposits(range: $range) { pageInfo { limit } } } }`;
    const day = 86_400_000;
    for (const range of [
      { from: 2, to: 1 },
      { from: 2, to: 2 },
      { from: 0, to: 93 * day },
      { from: -1, to: 1 },
    ]) {
      const { errors } = await run(source, { range });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: ["range"] });
    }
  });

  it.each([
    ["GUEST", "UNAUTHENTICATED"],
    ["TRIAL", "REAL_ACCOUNT_REQUIRED"],
  ] as const)("P2 P13 P19 is closed to %s", async (role, code) => {
    const { run, calls } = await accountPortal(table, role);
    const { data, errors } = await run(everything);
    expect(data).toEqual({ wallet: null });
    expect(errors?.[0]?.extensions.code).toBe(code);
    expect(calls).toEqual([]);
  });
});
