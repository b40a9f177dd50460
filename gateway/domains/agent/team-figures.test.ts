import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { accountPortal, pageOf } from "../../testing/account.ts";

const amounts = {
  balance: "1",
  deposit: "2",
  withdrawal: "0",
  stake: "3",
  win: "4",
  commission: "0.5",
};
const row = (id: number, frozen: boolean) => ({
  id,
  account: `below${id}`,
  type: "MEMBER",
  level: 1,
  frozen,
  registered: 1,
  lastPlay: 5,
  ...amounts,
});
const table = {
  "POST /wps/agent/teamFigures": { ...pageOf([row(1, false), row(2, true)]), totals: amounts },
};
const query = `{ agent { teamFigures(filter: { state: OPEN, level: 0, inactiveDays: 400, search: " a " }) {
  nodes { account sums { stake { amount } } } totals { deposit { amount } } } } }`;

it("N9 CA171 sends the filters that the platform accepts, and what is not available is not open", async () => {
  const { run, sent } = await accountPortal(table, "AGENT");
  const { data } = await run(query);
  expect(data).toEqual({
    agent: {
      teamFigures: {
        nodes: [{ account: "below1", sums: { stake: { amount: "3.00" } } }],
        totals: { deposit: { amount: "2.00" } },
      },
    },
  });
  const requested = await sent("POST /wps/agent/teamFigures");
  expect(requested).toMatchObject({ state: "OPEN", search: "a" });
  expect(requested).not.toHaveProperty("level");
  expect(requested).not.toHaveProperty("inactiveDays");
});

it("N9 G20 nobody is found by state where the platform is not told of breaks", async () => {
  const brand = { ...aurora, calls: { ...aurora.calls, CA126: { enabled: false } } };
  const { run, sent } = await accountPortal(table, "AGENT", { brand });
  const { data } = await run<{ agent: { teamFigures: { nodes: object[] } } }>(query);
  expect(data?.agent.teamFigures.nodes).toHaveLength(2);
  expect(await sent("POST /wps/agent/teamFigures")).not.toHaveProperty("state");
});

it("N20 CA171 amounts of a filter are read in the page's notation, may be below zero, and what is none is an input error", async () => {
  const { run, sent } = await accountPortal(table, "AGENT");
  const list = (filter: string) =>
    run(`{ agent { teamFigures(filter: { ${filter} }) { pageInfo { total } } } }`);
  await list('stakeFrom: "1,000.5", ggrFrom: "-20", ggrTo: "0", commissionTo: ""');
  const requested = await sent("POST /wps/agent/teamFigures");
  expect(requested).toMatchObject({ stakeFrom: "1000.50", ggrFrom: "-20.00", ggrTo: "0" });
  expect(requested).not.toHaveProperty("commissionTo");
  const { errors } = await list('ggrFrom: "much"');
  expect(errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
});

it("N21 accounts with a tag or a note are named to the platform, in whole; without any nothing is asked", async () => {
  const { run, sent, count, scope } = await accountPortal(table, "AGENT");
  const list = async (filter: string) => {
    const { data } = await run<{ agent: { teamFigures: { nodes: object[] } } }>(
      `{ agent { teamFigures(filter: { ${filter} }) { nodes { account tags note } } } }`,
    );
    return data?.agent.teamFigures.nodes;
  };
  const account = (await scope.session.read())?.account;
  if (!account) throw new Error("no account");
  const keep = (kind: "tags" | "note", key: string, value: unknown) =>
    scope.preferences.put(account, { kind, key, value: JSON.stringify(value) });
  expect(await list('tag: "VIP"')).toEqual([]);
  expect(await list("noted: true")).toEqual([]);
  expect(count("POST /wps/agent/teamFigures")).toBe(0);
  await keep("tags", "below1", ["VIP", "calls"]);
  await keep("tags", "other7", ["VIP"]);
  await keep("note", "below1", "Calls on Mondays");
  expect(await list('tag: "VIP"')).toEqual([
    { account: "below1", tags: ["VIP", "calls"], note: "Calls on Mondays" },
    { account: "below2", tags: [], note: null },
  ]);
  await list('tag: "VIP", noted: true');
  expect(await sent("POST /wps/agent/teamFigures", 0)).toMatchObject({ accounts: "below1,other7" });
  expect(await sent("POST /wps/agent/teamFigures", 1)).toMatchObject({ accounts: "below1" });
});
