import { expect, it } from "vitest";
import { accountPortal, pageOf } from "../../testing/account.ts";

const sums = { deposit: "0", withdrawal: "0", stake: "5", validStake: "5", win: "3" };
const gifts = { bonus: "0", rebate: "0", profit: "-2" };
const row = { account: "below1", ...sums, ...gifts };
const branch = { ...row, id: 1, type: "MEMBER", own: false, members: 0 };
const part = { ...sums, key: "7", name: "Reef", own: "1", given: "0", net: "1" };
const table = {
  "GET /wps/agent/profitLoss": pageOf([row]),
  "GET /wps/agent/branches": pageOf([branch]),
  "GET /wps/agent/revenueBy": pageOf([part]),
};

it.each([
  ["profitLoss", 'accounts: ["below1", "below2"]', "accounts", "below1,below2"],
  ["branches", 'accounts: ["below1"]', "accounts", "below1"],
  ["revenueBy", 'by: GAME, keys: ["7", "9"]', "keys", "7,9"],
])("N6 CA59 CA151 CA152 %s asks for the rows of a page alone", async (field, list, name, sent) => {
  const { run, calls } = await accountPortal(table, "AGENT");
  const { data } = await run<{ agent: Record<string, { nodes: object[] }> }>(
    `{ agent { ${field}(${list}) { nodes { sums { stake { amount } } } } } }`,
  );
  expect(data?.agent[field]?.nodes).toEqual([{ sums: { stake: { amount: "5.00" } } }]);
  const requested = calls.find(({ url }) => url.includes(`/wps/agent/${field}`));
  expect(new URL(requested?.url ?? "").searchParams.get(name)).toBe(sent);
});

it("N6 a list that the platform would understand in another way is not sent", async () => {
  const { run, calls } = await accountPortal(table, "AGENT");
  const many = JSON.stringify(Array.from({ length: 101 }, (_, at) => `below${at}`));
  for (const list of ["[]", '["a,b"]', '[""]', many]) {
    const { errors } = await run(
      `{ agent { profitLoss(accounts: ${list}) { nodes { account } } } }`,
    );
    expect(errors?.[0]?.extensions?.code, list).toBe("BAD_USER_INPUT");
  }
  expect(calls.filter(({ url }) => url.includes("/profitLoss"))).toEqual([]);
});
