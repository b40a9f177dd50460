import { expect, it } from "vitest";
import { testWorld } from "../../test-sandbox.mjs";

const dayMs = 86_400_000;
const units = (text: string) => Math.round(Number(text) * 10_000);

it("U30 K30 a world grows by five thousand accounts, and its reports still agree with the ledger", async () => {
  const client = testWorld("grown");
  const wish = { body: { rounds: 9000 } };
  expect(await client.switch("large", { method: "GET" })).toMatchObject({ done: 0, steps: 92 });
  const grown = await client.switch("large", wish);
  expect(grown).toMatchObject({ done: 92, steps: 92, rounds: 9000 });
  // A second growth changes nothing.
  expect(await client.switch("large", { body: { rounds: 90 } })).toEqual(grown);
  expect(await client.switch("large", { body: { rounds: 1 } })).toHaveProperty("error");

  const token = await client.tokenOf("agent1");
  const get = async (path: string) => (await client.call(path, { token })).json.value;
  const to = Date.now();
  const quarter = `from=${Math.floor(to / dayMs - 89) * dayMs}&to=${to}`;
  const overview = await get(`/wps/agent/overview?${quarter}`);
  expect(overview.members).toBeGreaterThan(5050);
  const profit = await get(`/wps/agent/profitLoss?${quarter}&sortBy=stake&pageSize=1`);
  expect(profit.total).toBe(overview.members + 1);
  expect(profit.totals.stake).toBe(overview.stake);
  const deepest = await get("/wps/agent/downline?search=a&sortBy=level&pageSize=1");
  expect(deepest.content[0].level).toBeGreaterThanOrEqual(4);

  // The totals of the rounds match the listed rows.
  const mine = `${quarter}&account=team1000`;
  expect((await get(`/wps/records/games?${mine}`)).total).toBe(0);
  const all = await get(`/wps/records/games?${quarter}&account=*&pageSize=100&pageNo=90`);
  expect(all.total).toBeGreaterThan(9000);
  expect(all.content).toHaveLength(100);
  const last = Math.ceil(all.total / 100);
  const end = await get(`/wps/records/games?${quarter}&account=*&pageSize=100&pageNo=${last}`);
  expect(end.content).toHaveLength(all.total - (last - 1) * 100);
  // Without totals the same pages still report whether another page follows.
  for (const [page, pageNo, more] of [
    [all, 90, 1],
    [end, last, 0],
  ] as const) {
    const path = `/wps/records/games?${quarter}&account=*&pageSize=100&pageNo=${pageNo}&totals=0`;
    const { content, total, totals, totalPages } = await get(path);
    expect([content, total, totals, totalPages]).toEqual([
      page.content,
      undefined,
      undefined,
      pageNo + more,
    ]);
  }
  const moved = `/wps/agent/transactions?${quarter}&pageSize=100`;
  const { totals: _, total, totalPages: __, ...page } = await get(moved);
  expect(total).toBeGreaterThan(100);
  expect(await get(`${moved}&totals=0`)).toEqual({ ...page, totalPages: 2 });
  const vendors = new Set<string>([...all.content, ...end.content].map((row) => row.vassalage));
  const [vendor = ""] = vendors;
  const some = await get(`/wps/records/games?${quarter}&account=*&vassalage=${vendor}`);
  expect(some.total).toBeGreaterThan(20);
  expect(some.content.every((row: { vassalage: string }) => row.vassalage === vendor)).toBe(true);

  // Within the ledger's days no balance is negative, and the statement's total matches the report's.
  const lately = `from=${Math.floor(to / dayMs - 1) * dayMs}&to=${to}`;
  const stakes = await get(`/wps/agent/transactions?${lately}&kind=BET`);
  expect(stakes.totals.out).toBe((await get(`/wps/agent/overview?${lately}`)).stake);
  const wallets: { id: string; balance: number }[] = await client.switch("ledger", {
    method: "GET",
  });
  expect(wallets.every(({ id, balance }) => balance >= 0 || /^(house|bank):/.test(id))).toBe(true);

  // Each salary covers exactly one period.
  for (const [path, width] of [
    ["daily", dayMs],
    ["hourly", 3_600_000],
    ["realtime", 300_000],
  ] as const) {
    const paid = await get(`/wps/agent/salary/${path}?${quarter}&pageSize=100`);
    expect(paid.total, path).toBeGreaterThan(100);
    for (const { from: start, to: until } of paid.content) expect(until - start).toBe(width);
    const { amount, received, paid: given } = paid.totals;
    expect(units(amount), path).toBe(units(received) + units(given));
  }
});
