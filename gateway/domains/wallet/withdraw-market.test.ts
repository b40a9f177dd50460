import { expect, it } from "vitest";
import { marketOf } from "../../../markets/index.ts";
import { accountPortal, pageOf } from "../../testing/account.ts";

const path = "/wps/withdraw/requests";
const source = `mutation ($id: ID!) { cancelWithdrawal(id: $id) {
  __typename ... on CancelWithdrawalSuccess { withdrawalId } ... on Refused { reason } } }`;
const record = { id: "w1", amount: "20", at: 1000 };
const markets = { KR: marketOf("KR", null), DE: marketOf("DE", null) };

it.each([
  ["DE", "KR", false],
  ["KR", "DE", true],
] as const)(
  "G12 a withdrawal requested in %s keeps that rule when it is cancelled from %s a second later",
  async (first, later, may) => {
    const pending = { ...record, status: "PENDING", cancellable: true };
    const table = {
      [`POST ${path}`]: { id: "w1", status: "PENDING" },
      [`DELETE ${path}`]: {},
      [`GET ${path}`]: pageOf([pending]),
    };
    const { scope, run, count } = await accountPortal(table, "MEMBER", { market: markets[first] });
    const input = {
      cardId: "c1",
      amount: "20",
      paymentPassword: "246810",
      idempotencyKey: "6f0d7a52-98a1-4c1e-9d55-0b6f6c1f2e15",
    };
    const made = await run<{ result: object }>(
      "mutation ($input: RequestWithdrawalInput!) { result: requestWithdrawal(input: $input) { __typename } }",
      { input },
    );
    expect(made.data?.result).toEqual({ __typename: "RequestWithdrawalSuccess" });
    scope.market = markets[later];
    const list = '{ wallet { withdrawal(id: "w1") { cancellable } } }';
    expect((await run(list)).data).toEqual({ wallet: { withdrawal: { cancellable: may } } });
    const { data } = await run<{ cancelWithdrawal: object }>(source, { id: "w1" });
    expect(data?.cancelWithdrawal).toMatchObject(
      may ? { __typename: "CancelWithdrawalSuccess" } : { reason: "NOT_OFFERED" },
    );
    expect(count(`DELETE ${path}`)).toBe(may ? 1 : 0);
  },
);

it("G12 the rule holds where the answer of the request was lost, by the record's request id", async () => {
  const key = "6f0d7a52-98a1-4c1e-9d55-0b6f6c1f2e16";
  const pending = { ...record, status: "PENDING", cancellable: true };
  const other = { ...pending, id: "w0", requestId: "another" };
  const table = {
    [`POST ${path}`]: () => Promise.reject(new TypeError("reset")),
    [`DELETE ${path}`]: {},
    [`GET ${path}`]: pageOf([{ ...pending, requestId: key }, other]),
  };
  const { scope, run, count } = await accountPortal(table, "MEMBER", { market: markets.DE });
  const input = { cardId: "c1", amount: "20", paymentPassword: "246810", idempotencyKey: key };
  await run(
    "mutation ($input: RequestWithdrawalInput!) { requestWithdrawal(input: $input) { __typename } }",
    { input },
  );
  scope.market = markets.KR;
  const { data } = await run<{ cancelWithdrawal: object }>(source, { id: "w1" });
  expect(data?.cancelWithdrawal).toMatchObject({ reason: "NOT_OFFERED" });
  expect(count(`DELETE ${path}`)).toBe(0);
});

it("G12 where the rules can't be read nothing is cancelled, and a withdrawal is requested all the same", async () => {
  const pending = { ...record, status: "PENDING", cancellable: true };
  const table = {
    [`POST ${path}`]: { id: "w1", status: "PENDING" },
    [`DELETE ${path}`]: {},
    [`GET ${path}`]: pageOf([pending]),
  };
  const { scope, run, count } = await accountPortal(table, "MEMBER", { market: markets.KR });
  const away = () => Promise.reject(new Error("away"));
  const protection = scope.protection;
  scope.protection = {
    of: (account) => ({
      ...protection.of(account),
      noteWithdrawalRule: away,
      withdrawalRules: away,
    }),
  };
  const input = {
    cardId: "c1",
    amount: "20",
    paymentPassword: "246810",
    idempotencyKey: "6f0d7a52-98a1-4c1e-9d55-0b6f6c1f2e17",
  };
  const made = await run<{ result: object }>(
    "mutation ($input: RequestWithdrawalInput!) { result: requestWithdrawal(input: $input) { __typename } }",
    { input },
  );
  expect(made.data?.result).toEqual({ __typename: "RequestWithdrawalSuccess" });
  const { data } = await run<{ cancelWithdrawal: object }>(source, { id: "w1" });
  expect(data?.cancelWithdrawal).toMatchObject({ reason: "PROTECTION_UNAVAILABLE" });
  expect(count(`DELETE ${path}`)).toBe(0);
});

it("G12 cancelling a withdrawal is refused without a call where the market says so, and no withdrawal is cancellable there", async () => {
  const pending = { ...record, status: "PENDING", cancellable: true };
  const table = { [`DELETE ${path}`]: {}, [`GET ${path}`]: pageOf([pending]) };
  const list = '{ wallet { withdrawal(id: "w1") { cancellable } } }';
  for (const [country, may] of [
    ["KR", true],
    ["DE", false],
  ] as const) {
    const market = marketOf(country, null);
    expect(market.withdrawalCancelling).toBe(may);
    const { run, count } = await accountPortal(table, "MEMBER", { market });
    expect((await run(list)).data).toEqual({ wallet: { withdrawal: { cancellable: may } } });
    const { data } = await run<{ cancelWithdrawal: object }>(source, { id: "w1" });
    const refusedThere = { __typename: "Refused", reason: "NOT_OFFERED" };
    expect(data?.cancelWithdrawal).toMatchObject(
      may ? { __typename: "CancelWithdrawalSuccess" } : refusedThere,
    );
    expect(count(`DELETE ${path}`)).toBe(may ? 1 : 0);
  }
});
