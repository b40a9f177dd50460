import { describe, expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { accountPortal, demoKey, pageOf } from "../../testing/account.ts";
import { png as makePng } from "../../testing/pictures.ts";
import { refusal } from "../../testing/platform.ts";

const confirmation = {
  id: "c1",
  withdrawalId: "w1",
  amount: "20",
  paidAt: 1,
  confirmBy: 2,
  state: "FORCED",
};

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
  const send = async (answer: unknown, input: object = {}, role: "MEMBER" | "TRIAL" = "MEMBER") => {
    const portal = await accountPortal({ [post]: answer }, role);
    const { data } = await portal.run<{ requestWithdrawal: unknown }>(withdraw, {
      input: { ...withdrawInput, ...input },
    });
    return { ...portal, result: data?.requestWithdrawal };
  };

  it("CA14 sends amount, card and payment password encrypted", async () => {
    const { result, sent, calls } = await send({ id: 5, status: "PENDING" });
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
    ["payment.password.error", undefined, "paymentPassword", "Wrong", []],
    [
      "payment.password.error",
      { triesLeft: 3 },
      "paymentPassword",
      "WrongLeft",
      [
        ["triesLeft", "3"],
        ["minutes", "30"],
      ],
    ],
    ["payment.password.missing", undefined, "paymentPassword", "Missing", []],
    ["payment.password.locked", { until: "x" }, "paymentPassword", "Locked", [["minutes", "30"]]],
    [
      "payment.password.locked",
      { retryAfterMs: 90_001 },
      "paymentPassword",
      "Locked",
      [["minutes", "2"]],
    ],
  ])("CA14 A145 reports %s under its field", async (code, value, field, word, values) => {
    const { result } = await send(refusal(code, value));
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

  it("CA14 returns the amount that an open wagering requirement allows", async () => {
    const { result } = await send(refusal("wager.open", { max: "99.5" }));
    const values = [{ name: "max", value: "99.50" }];
    const reported = { field: "amount", messageKey: "validation.wagerOpen", values };
    expect(result).toMatchObject({ fields: [reported] });
  });

  it("CA14 reports the platform's limits of an amount", async () => {
    const { result } = await send(refusal("amount.out.of.range", { min: "10", max: 5000, x: "?" }));
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
  ])("V60 CA14 refuses the amount %j without a call", async (amount, messageKey) => {
    const { result, calls } = await send({}, { amount });
    expect(result).toMatchObject({ fields: [{ field: "amount", messageKey }] });
    expect(calls).toEqual([]);
  });

  it("V60 CA14 requires a card and a payment password, and reports both at once", async () => {
    const { result } = await send({}, { cardId: " ", paymentPassword: "" });
    expect(result).toMatchObject({
      fields: [{ field: "cardId" }, { field: "paymentPassword" }],
    });
  });

  it("A56 P2 returns a refusal as data: switched off, trial account", async () => {
    const brand = { ...aurora, calls: { CA14: { enabled: false } } };
    const off = await accountPortal({}, "MEMBER", { brand });
    const answer = await off.run<object>(withdraw, { input: withdrawInput });
    expect(answer.data).toMatchObject({ requestWithdrawal: { reason: "NOT_OFFERED" } });
    const trial = await send({}, {}, "TRIAL");
    expect(trial.result).toMatchObject({ reason: "REAL_ACCOUNT_REQUIRED" });
  });

  it("P15 is closed when the country is unknown", async () => {
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
  const png = makePng(200);
  const send = async (input: object, answer: unknown = {}) => {
    const portal = await accountPortal({
      [post]: answer,
      "GET /wps/withdraw/confirmations": [confirmation],
    });
    const { data } = await portal.run<{ confirmWithdrawal: unknown }>(source, { input });
    return { ...portal, result: data?.confirmWithdrawal };
  };

  it("CA18 S34 confirms the arrival, and returns the new list", async () => {
    const { result, calls } = await send({ id: "c1", decision: "RECEIVED" });
    expect(result).toEqual({
      __typename: "ConfirmWithdrawalSuccess",
      confirmations: [{ id: "c1", state: "FORCED" }],
    });
    const form = await calls[0]?.formData();
    expect(Object.fromEntries(form?.entries() ?? [])).toEqual({ id: "c1", decision: "RECEIVED" });
  });

  it("CA18 S34 ALL_RECEIVED needs no id", async () => {
    const { calls, result } = await send({ decision: "ALL_RECEIVED" });
    expect(result).toMatchObject({ __typename: "ConfirmWithdrawalSuccess" });
    const form = await calls[0]?.formData();
    expect([...(form?.keys() ?? [])]).toEqual(["decision"]);
    expect((await send({ decision: "RECEIVED" })).result).toMatchObject({
      fields: [{ field: "id", messageKey: "validation.required" }],
    });
  });

  it("CA18 M24 NOT_RECEIVED needs a picture, checked by its bytes and sent with our own file name", async () => {
    const input = { id: "c1", decision: "NOT_RECEIVED" };
    const none = await send(input);
    expect(none.result).toMatchObject({ fields: [{ field: "proof" }] });
    const fake = new File(["GIF89a........"], "proof.png", { type: "image/png" });
    expect((await send({ ...input, proof: fake })).result).toMatchObject({
      fields: [{ field: "proof", messageKey: "validation.fileType" }],
    });
    expect(none.calls).toEqual([]);
    const good = new File([png], "me & my bank.exe", { type: "text/html" });
    const { calls } = await send({ ...input, proof: good });
    const proof = (await calls[0]?.formData())?.get("proof") as File;
    expect([proof.name, proof.type, proof.size]).toEqual(["proof-1.png", "image/png", png.length]);
  });

  it("CA18 S35 reports a withdrawal that was settled meanwhile", async () => {
    const { result } = await send({ id: "c1", decision: "RECEIVED" }, refusal("withdrawal.state"));
    expect(result).toEqual({ __typename: "Refused", reason: "STATE_CHANGED" });
  });
});

describe("cancelWithdrawal", () => {
  const path = "/wps/withdraw/requests";
  const source = `mutation ($id: ID!) { cancelWithdrawal(id: $id) {
    __typename ... on CancelWithdrawalSuccess { withdrawalId } ... on Refused { reason } } }`;
  const record = { id: "w1", amount: "20", status: "CANCELLED", at: 1000 };

  it("CA36 cancels a pending withdrawal, and reports one that was settled meanwhile", async () => {
    const { run, query } = await accountPortal({ [`DELETE ${path}`]: {} });
    const done = { __typename: "CancelWithdrawalSuccess", withdrawalId: "w1" };
    expect((await run(source, { id: "w1" })).data).toEqual({ cancelWithdrawal: done });
    expect(query(path)).toEqual({ id: "w1" });
    const late = await accountPortal({ [`DELETE ${path}`]: refusal("withdrawal.state") });
    expect((await late.run(source, { id: "w1" })).data).toEqual({
      cancelWithdrawal: { __typename: "Refused", reason: "STATE_CHANGED" },
    });
  });

  it.each([
    [record, { __typename: "CancelWithdrawalSuccess", withdrawalId: "w1" }],
    [
      { ...record, status: "PENDING" },
      { __typename: "Refused", reason: "OUTCOME_UNKNOWN" },
    ],
  ])("CA36 CA15 resolves a lost response by the records", async (listed, expected) => {
    const lost = new Response("", { status: 504 });
    const table = { [`DELETE ${path}`]: lost, [`GET ${path}`]: pageOf([listed]) };
    const { run } = await accountPortal(table);
    expect((await run(source, { id: "w1" })).data).toEqual({ cancelWithdrawal: expected });
  });
});

describe("one withdrawal", () => {
  const path = "/wps/withdraw/requests";
  const one = `{ wallet { withdrawal(id: "w1") {
    id amount { amount } fee { amount } status cancellable paidAt confirmation { id state } } } }`;
  const record = { id: "w1", amount: "20", fee: "0.10", at: 1000, paidAt: 2000 };

  it("U27d CA15 CA17 returns the confirmation, and sends no call for an unpaid withdrawal", async () => {
    for (const [status, requested] of [
      ["PAID", 1],
      ["PENDING", 0],
      ["CANCELLED", 0],
    ] as const) {
      const { run, count } = await accountPortal({
        [`GET ${path}`]: pageOf([{ ...record, status, cancellable: status === "PENDING" }]),
        "GET /wps/withdraw/confirmations": [confirmation],
      });
      const { data } = await run<{ wallet: { withdrawal: object } }>(one);
      expect(data?.wallet.withdrawal).toEqual({
        id: "w1",
        amount: { amount: "20.00" },
        fee: { amount: "0.10" },
        status,
        cancellable: status === "PENDING",
        paidAt: 2000,
        confirmation: requested ? { id: "c1", state: "FORCED" } : null,
      });
      expect(count("GET /wps/withdraw/confirmations")).toBe(requested);
    }
  });

  it("U27d CA14 CA15 is read from the session before the records have it, without its fee", async () => {
    const { run } = await accountPortal({
      [`POST ${path}`]: { id: "w1", status: "PENDING" },
      [`GET ${path}`]: pageOf([]),
    });
    expect((await run(one)).data).toEqual({ wallet: { withdrawal: null } });
    await run(withdraw, { input: withdrawInput });
    expect((await run(one)).data).toMatchObject({
      wallet: { withdrawal: { amount: { amount: "20.50" }, fee: null, status: "PENDING" } },
    });
  });
});
