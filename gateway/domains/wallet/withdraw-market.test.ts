import { expect, it } from "vitest";
import { marketOf } from "../../../markets/index.ts";
import { accountPortal, pageOf } from "../../testing/account.ts";

const path = "/wps/withdraw/requests";
const source = `mutation ($id: ID!) { cancelWithdrawal(id: $id) {
  __typename ... on CancelWithdrawalSuccess { withdrawalId } ... on Refused { reason } } }`;
const record = { id: "w1", amount: "20", at: 1000 };

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
