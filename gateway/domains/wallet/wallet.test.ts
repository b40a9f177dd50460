import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { refusal } from "../../platform/testing.ts";
import { accountPortal, demoKey, pageOf } from "../../testing-account.ts";

const balances = {
  balances: [
    { wallet: "PG", name: "PG Soft", balance: "5.0000" },
    { wallet: "MAIN", name: "Main", balance: 1234.5 },
  ],
};
const deposit = {
  id: 7,
  methodName: "Bank",
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
  deposits { nodes { id methodName amount { amount currency } status at settledAt } pageInfo { total hasMore } }
  bankCards { id bank holder number isDefault }
  withdrawalLimits { min { amount } max { amount } dailyLeft { amount } feePercent confirmMinutes }
  withdrawals { nodes { id amount { amount } fee { amount } card status } pageInfo { total } }
  withdrawalConfirmations { id withdrawalId amount { amount } state notRefunded }
} }`;

describe("wallet", () => {
  it("CA7 CA8 CA10 CA11 CA15 CA16 CA17 D-33 S36 answers whole in one query", async () => {
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
        nodes: [{ id: "7", amount: { amount: "50.00" }, status: "APPROVED", settledAt: 2000 }],
        pageInfo: { total: 1, hasMore: false },
      },
      bankCards: [card],
      withdrawalLimits: { max: { amount: "5000.00" }, feePercent: "0.5", confirmMinutes: 30 },
      withdrawals: { nodes: [{ fee: { amount: "0.00" }, status: "CONFIRMING" }] },
      withdrawalConfirmations: [{ state: "FORCED", notRefunded: true }],
    });
  });

  it("A56 what the brand switched off, or the platform lacks, is null and no error", async () => {
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
      bankCards: [card],
    });
    expect(count("GET /wps/deposit/methods")).toBe(0);
  });

  it("CA10 one part that fails leaves the others standing", async () => {
    const { run } = await accountPortal({
      ...table,
      "GET /wps/deposit/requests": new Response("<html>", { status: 200 }),
    });
    const { data, errors } = await run<{ wallet: Record<string, unknown> }>(everything);
    expect(errors?.map(({ path, extensions }) => [path?.join("."), extensions.code])).toEqual([
      ["wallet.deposits", "UPSTREAM_BAD_RESPONSE"],
    ]);
    expect(data?.wallet).toMatchObject({ deposits: null, bankCards: [card] });
  });

  it("K38 CA10 asks for the last 7 days, and refuses ranges that no report has", async () => {
    const { run, query, now } = await accountPortal(table);
    await run("{ wallet { deposits(offset: 20) { pageInfo { offset } } } }");
    const { from, to, pageNo, pageSize } = query("/wps/deposit/requests");
    expect([pageNo, pageSize]).toEqual(["2", "20"]);
    expect(Number(to) - Number(from)).toBe(7 * 86_400_000);
    expect(Math.abs(Number(to) - now())).toBeLessThan(60_001);
    const source = `query ($range: DateRange) { wallet { deposits(range: $range) { pageInfo { limit } } } }`;
    const day = 86_400_000;
    for (const range of [
      { from: 2, to: 1 },
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

const results = `__typename
  ... on InvalidInput { fields { field messageKey values { name value } } }
  ... on Throttled { retryAfterMs }
  ... on Refused { reason }`;
const mutation = (field: string, type: string, success: string) =>
  `mutation ($input: ${type}!) { ${field}(input: $input) { ${results} ${success} } }`;

const withdraw = mutation(
  "requestWithdrawal",
  "RequestWithdrawalInput",
  "... on RequestWithdrawalSuccess { withdrawalId status }",
);
const withdrawInput = {
  cardId: "k1",
  amount: "20.5",
  paymentPassword: "246810",
  idempotencyKey: demoKey,
};

describe("requestWithdrawal", () => {
  const post = "POST /wps/withdraw/requests";
  const ask = async (answer: unknown, input: object = {}, role: "MEMBER" | "TRIAL" = "MEMBER") => {
    const portal = await accountPortal({ [post]: answer }, role);
    const { data } = await portal.run<{ requestWithdrawal: unknown }>(withdraw, {
      input: { ...withdrawInput, ...input },
    });
    return { ...portal, result: data?.requestWithdrawal };
  };

  it("CA14 sends amount, card and payment password sealed", async () => {
    const { result, sent, calls } = await ask({ id: 5, status: "PENDING" });
    expect(result).toEqual({
      __typename: "RequestWithdrawalSuccess",
      withdrawalId: "5",
      status: "PENDING",
    });
    expect(await sent(post)).toEqual({
      cardId: "k1",
      amount: "20.50",
      paymentPassword: "246810",
      requestId: demoKey,
    });
    expect(await calls[0]?.text()).not.toContain("246810");
  });

  it.each([
    ["payment.password.error", { triesLeft: 3 }, "paymentPassword", "Wrong", [["triesLeft", "3"]]],
    ["payment.password.missing", undefined, "paymentPassword", "Missing", []],
    ["payment.password.locked", { until: "x" }, "paymentPassword", "Locked", []],
  ])("CA14 tells %s under its field", async (code, value, field, word, values) => {
    const { result } = await ask(refusal(code, value));
    expect(result).toEqual({
      __typename: "InvalidInput",
      fields: [
        {
          field,
          messageKey: `validation.paymentPassword${word}`,
          values: values.map(([name, text]) => ({ name, value: text })),
        },
      ],
    });
  });

  it("CA14 tells the platform's bounds of an amount", async () => {
    const { result } = await ask(refusal("amount.out.of.range", { min: "10", max: 5000, x: "?" }));
    expect(result).toMatchObject({
      fields: [
        {
          field: "amount",
          messageKey: "validation.amountRange",
          values: [
            { name: "min", value: "10.00" },
            { name: "max", value: "5000.00" },
          ],
        },
      ],
    });
  });

  it.each([
    ["1e3", "validation.amount"],
    ["0", "validation.amount"],
    ["-5", "validation.amount"],
    ["1.005", "validation.amount"],
    ["", "validation.required"],
    ["NaN", "validation.amount"],
    ["１００", "validation.amount"],
  ])("V60 CA14 refuses the amount %j without asking", async (amount, messageKey) => {
    const { result, calls } = await ask({}, { amount });
    expect(result).toMatchObject({ fields: [{ field: "amount", messageKey }] });
    expect(calls).toEqual([]);
  });

  it("V60 CA14 wants a card and six digits, and says both at once", async () => {
    const { result } = await ask({}, { cardId: " ", paymentPassword: "12345" });
    expect(result).toMatchObject({
      fields: [{ field: "cardId" }, { field: "paymentPassword" }],
    });
  });

  it("A56 P2 is refused as data: switched off, trial", async () => {
    const brand = { ...aurora, calls: { CA14: { enabled: false } } };
    const off = await accountPortal({}, "MEMBER", { brand });
    const answer = await off.run<object>(withdraw, { input: withdrawInput });
    expect(answer.data).toMatchObject({ requestWithdrawal: { reason: "NOT_OFFERED" } });
    const trial = await ask({}, {}, "TRIAL");
    expect(trial.result).toMatchObject({ reason: "REAL_ACCOUNT_REQUIRED" });
  });

  it("P15 is closed where nobody knows the country", async () => {
    const nowhere = await accountPortal({}, "MEMBER", { country: null });
    const { data } = await nowhere.run<object>(withdraw, { input: withdrawInput });
    expect(data).toMatchObject({ requestWithdrawal: { reason: "REGION_BLOCKED" } });
  });
});

describe("confirmWithdrawal", () => {
  const post = "POST /wps/withdraw/confirmations";
  const source = mutation(
    "confirmWithdrawal",
    "ConfirmWithdrawalInput",
    "... on ConfirmWithdrawalSuccess { confirmations { id state } }",
  );
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const ask = async (input: object, answer: unknown = {}) => {
    const portal = await accountPortal({ ...table, [post]: answer });
    const { data } = await portal.run<{ confirmWithdrawal: unknown }>(source, { input });
    return { ...portal, result: data?.confirmWithdrawal };
  };

  it("CA18 S34 takes the word, and answers the list as it is now", async () => {
    const { result, calls } = await ask({ id: "c1", decision: "RECEIVED" });
    expect(result).toEqual({
      __typename: "ConfirmWithdrawalSuccess",
      confirmations: [{ id: "c1", state: "FORCED" }],
    });
    const form = await calls[0]?.formData();
    expect(Object.fromEntries(form?.entries() ?? [])).toEqual({ id: "c1", decision: "RECEIVED" });
  });

  it("CA18 S34 ALL_RECEIVED needs no id", async () => {
    const { calls, result } = await ask({ decision: "ALL_RECEIVED" });
    expect(result).toMatchObject({ __typename: "ConfirmWithdrawalSuccess" });
    const form = await calls[0]?.formData();
    expect([...(form?.keys() ?? [])]).toEqual(["decision"]);
    expect((await ask({ decision: "RECEIVED" })).result).toMatchObject({
      fields: [{ field: "id", messageKey: "validation.required" }],
    });
  });

  it("CA18 M24 NOT_RECEIVED needs a picture, judged by its bytes, under a name of ours", async () => {
    const input = { id: "c1", decision: "NOT_RECEIVED" };
    const none = await ask(input);
    expect(none.result).toMatchObject({ fields: [{ field: "proof" }] });
    const fake = new File(["GIF89a........"], "proof.png", { type: "image/png" });
    expect((await ask({ ...input, proof: fake })).result).toMatchObject({
      fields: [{ field: "proof", messageKey: "validation.fileType" }],
    });
    expect(none.calls).toEqual([]);
    const good = new File([png], "me & my bank.exe", { type: "text/html" });
    const { calls } = await ask({ ...input, proof: good });
    const proof = (await calls[0]?.formData())?.get("proof") as File;
    expect([proof.name, proof.type, proof.size]).toEqual(["proof-1.png", "image/png", png.length]);
  });

  it("CA18 S35 says when it was settled meanwhile", async () => {
    const { result } = await ask({ id: "c1", decision: "RECEIVED" }, refusal("withdrawal.state"));
    expect(result).toEqual({ __typename: "Refused", reason: "STATE_CHANGED" });
  });
});
