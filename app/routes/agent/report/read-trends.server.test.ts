import { expect, it } from "vitest";
import { readTrends, type TrendRow } from "./read-trends.server.ts";

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const three = { from: at("2026-03-01"), to: at("2026-03-04") };
const days = (...amounts: string[]) =>
  amounts.map((amount, place) => ({
    day: `2026-03-0${place + 1}`,
    ngr: { amount, currency: "USD" },
  }));
const always = Promise.resolve(null);
const rows: readonly TrendRow[] = [
  { key: "7", account: "agent2", team: true },
  { key: "1", account: "agent1", team: false },
  { key: "9", account: "below1", team: true },
];

/** Answers like a gateway, and remembers the variables. */
function requesting(dailyNgr: object[] | null) {
  const requested: object[] = [];
  const execute = (_document: unknown, variables: object) => {
    requested.push(variables);
    return Promise.resolve({ data: { agent: { dailyNgr } } });
  };
  const context = {
    gateway: { execute },
    brand: { currencyDecimals: {}, gmtOffset: "+00:00" },
    language: "en",
  };
  return { requested, context: context as never };
}

it("N6 asks once for all rows, and gives each row its own days, whatever their order is", async () => {
  const { requested, context } = requesting([
    { account: "agent1", team: false, days: days("0", "1", "-1.5") },
    { account: "below1", team: true, days: days("0", "0", "0") },
    { account: "agent2", team: true, days: days("2", "0", "0") },
    // The agent's team is another row than its own play.
    { account: "agent1", team: true, days: days("9", "9", "9") },
  ]);
  const found = await readTrends(
    context,
    { range: three, currency: null },
    Promise.resolve(rows),
    always,
  );
  const drawn = found && "data" in found ? found.data : {};
  expect(Object.keys(drawn).sort()).toEqual(["1", "7"]);
  expect(drawn["1"]?.text).toBe("Mar 1: $0.00\nMar 2: $1.00\nMar 3: -$1.50");
  expect(drawn["7"]).toMatchObject({ line: "M1 1L22 17L43 17", zero: 17 });
  const variables = {
    range: three,
    teams: ["agent2", "below1"],
    accounts: ["agent1"],
    currency: null,
  };
  expect(requested).toEqual([variables]);
});

it("N6 has no charts for one day, for more than 31, without rows, or where the brand has none", async () => {
  const { requested, context } = requesting([]);
  const shown = Promise.resolve(rows);
  const one = { ...three, to: at("2026-03-02") };
  const many = { ...three, to: at("2026-04-02") };
  expect(await readTrends(context, { range: one, currency: null }, shown, always)).toBeNull();
  expect(await readTrends(context, { range: many, currency: null }, shown, always)).toBeNull();
  expect(
    await readTrends(context, { range: three, currency: null }, Promise.resolve([]), always),
  ).toBeNull();
  expect(requested).toEqual([]);
  expect(
    await readTrends(requesting(null).context, { range: three, currency: null }, shown, always),
  ).toEqual({ notOffered: true });
  const month = { ...three, to: at("2026-04-01") };
  expect(await readTrends(context, { range: month, currency: null }, shown, always)).toEqual({
    data: {},
  });
});
