import { expect, it } from "vitest";
import { accountPortal } from "../../testing/account.ts";

const dayMs = 86_400_000;
/** Midnight by the clocks of the brand, at +08:00. */
const dawn = Date.parse("2026-03-01T00:00:00+08:00");
const play = (day: string, stake: string) => ({ day, stake, win: "4", bonus: "0.5", rebate: "0" });
const rows = [
  { account: "below1", team: true, days: [play("2026-03-02", "10")] },
  { account: "below2", team: false, days: [play("2026-03-01", "x")] },
  { account: "below3", team: false, days: [] },
];
const table = { "GET /wps/agent/dailySums": rows };
interface Found {
  agent: { dailyNgr: { account: string; team: boolean; days: { ngr: { amount: string } }[] }[] };
}
const query = `query ($range: DateRange!, $teams: [String!], $accounts: [String!]) {
  agent { dailyNgr(range: $range, teams: $teams, accounts: $accounts) {
    account team days { day ngr { amount } } } } }`;

it("N6 CA158 each day of the range has its NGR, and a row of which a day can't be read has none", async () => {
  const { run, calls } = await accountPortal(table, "AGENT");
  const range = { from: dawn, to: dawn + 3 * dayMs };
  const variables = { range, teams: ["below1"], accounts: ["below2", "below3"] };
  const { data } = await run<Found>(query, variables);
  const day = (name: string, amount: string) => ({ day: name, ngr: { amount } });
  const none = ["2026-03-01", "2026-03-02", "2026-03-03"].map((name) => day(name, "0.00"));
  expect(data?.agent.dailyNgr).toEqual([
    {
      account: "below1",
      team: true,
      days: [none[0], day("2026-03-02", "5.50"), none[2]],
    },
    { account: "below3", team: false, days: none },
  ]);
  const requested = calls.find(({ url }) => url.includes("/dailySums"));
  const sent = Object.fromEntries(new URL(requested?.url ?? "").searchParams);
  expect(sent).toMatchObject({ teams: "below1", accounts: "below2,below3", zone: "+08:00" });
});

it("N6 CA158 asks for no more than 31 days, and for at least one row", async () => {
  const { run, calls } = await accountPortal(table, "AGENT");
  const month = { from: dawn, to: dawn + 31 * dayMs };
  const { data } = await run<Found>(query, { range: month, teams: ["below1"] });
  expect(data?.agent.dailyNgr[0]?.days).toHaveLength(31);
  const requested = calls.length;
  for (const variables of [
    { range: { ...month, to: month.to + 1 }, teams: ["below1"] },
    { range: month },
    { range: month, accounts: [] },
  ]) {
    const { errors } = await run(query, variables);
    expect(errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  }
  expect(calls).toHaveLength(requested);
});
