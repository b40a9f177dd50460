import { expect, it } from "vitest";
import { accountPortal, pageOf } from "../../testing/account.ts";

it("N21 contracts and payments have the tags of who is paid, and of nobody above", async () => {
  const terms = { rate: "5.0", amount: null, activeCount: null, period: "H", endTime: null };
  const contract = (from: string, to: string) => {
    const common = { requestId: to, kind: "DIVIDEND", from, to, terms, state: "ACTIVE" };
    const figures = { base: "1", amount: "1", activeCount: 0, betDays: 0 };
    const amounts = { periodConsumption: "0", periodLoss: "0" };
    return { ...common, ...figures, ...amounts, requestKind: "SUCCESS", willTerminate: [] };
  };
  const contracts = [contract("agent1", "player1"), contract("player1", "Below1")];
  const payment = { id: 1, period: "D", from: 1, to: 2, base: "1", rate: "1", amount: "1" };
  const paid = { ...payment, status: "PAID", paidAt: 3 };
  const payments = [
    { ...paid, payer: "agent1", payee: "player1" },
    { ...paid, id: 2, payer: "player1", payee: "Below1" },
  ];
  const table = {
    "GET /wps/contracts/running": contracts,
    "GET /wps/contracts": { mine: contracts[0], offers: [], given: contracts.slice(1) },
    "GET /wps/agent/dividends": pageOf(payments),
  };
  const { run, scope } = await accountPortal(table, "AGENT");
  const account = (await scope.session.read())?.account;
  if (!account) throw new Error("no account");
  for (const key of ["below1", "agent1"]) {
    await scope.preferences.put(account, { kind: "tags", key, value: '["VIP"]' });
  }
  const { data, errors } = await run(`{
    contracts { running { tags } ofKind(kind: DIVIDEND) { mine { tags } given { tags } } }
    agent { dividends { nodes { tags } } }
  }`);
  expect(errors).toBeUndefined();
  const both = [{ tags: [] }, { tags: ["VIP"] }];
  expect(data).toEqual({
    contracts: { running: both, ofKind: { mine: both[0], given: both.slice(1) } },
    agent: { dividends: { nodes: both } },
  });
});
