import { expect, it } from "vitest";
import type { SandboxClient } from "../sandbox-client.mjs";
import { testWorld } from "../test-sandbox.mjs";
import { nextTurn } from "./live-on.ts";

const dayMs = 86_400_000;
/** A future midnight, late enough that a midnight during the test does not matter. */
const someDay = Math.floor(Date.now() / dayMs + 2) * dayMs;
const hourMs = 3_600_000;
const startOf = (time: number) => Math.floor(time / dayMs) * dayMs;

type Row = Record<string, string>;

interface Entry {
  transferId: number;
  accountId: string;
  amount: number;
  balanceAfter: number;
}

const seedAt = (client: SandboxClient, time: number) =>
  client.switch("reset", { body: { clockAheadMs: time - Date.now() } });

/** Reopens a world at another time, as a restart of the sandbox does. */
async function returnAt(client: SandboxClient, time: number) {
  await client.switch("set", { body: { clockAheadMs: time - Date.now() } });
  await client.switch("reopen");
}

async function get(client: SandboxClient, token: string, path: string, module?: string) {
  const { json } = await client.call(path, { token, module });
  if (!json.success) throw new Error(`${path}: ${json.errorCode}`);
  return json.value;
}

/** What the reports of player1 and agent1 show up to a time, without timestamps. */
async function shownAt(client: SandboxClient, time: number) {
  const [player, agent] = [await client.tokenOf("player1"), await client.tokenOf("agent1")];
  const today = startOf(time);
  const day = `from=${today}&to=${today + dayMs - 1}&pageSize=100`;
  const week = `from=${today - 6 * dayMs}&to=${today + dayMs - 1}`;
  const stakes = ({ days }: { days: { stake: string }[] }) => days.map(({ stake }) => stake);
  const overview = await get(client, agent, `/wps/agent/overview?${week}`);
  const rounds = await get(client, player, `/wps/records/games?${day}`);
  const profit = await get(client, player, `/wps/records/profit?${week}`);
  const points = await get(client, player, `/wps/relay/ODSFE2_MemTransDet?${day}`, "MEMTRANS3");
  return {
    profit: stakes(profit),
    team: stakes(overview),
    active: overview.activeMembers,
    rounds: rounds.content.map(({ gameName, stake, win }: Row) => [gameName, stake, win]),
    moved: (await get(client, player, `/wps/records/transactions?${day}`)).total,
    points: points.content.map(({ pointType, points }: Row) => [pointType, points]),
    teamRounds: (await get(client, agent, `/wps/records/games?${day}&account=*`)).total,
    salaries: (await get(client, agent, `/wps/agent/salary/daily?${week}`)).totals,
    rebates: (await get(client, player, "/wps/rebate", "MANPLAYREB3")).rows.length,
  };
}

/**
 * Checks that each movement has two sides, each balance is the sum of its entries, and no balance is
 * negative.
 */
async function expectSound(client: SandboxClient) {
  const accounts: { id: string; balance: number }[] = await client.switch("ledger", {
    method: "GET",
  });
  const entries: Entry[] = await client.switch("entries", { method: "GET" });
  const [sides, sums] = [new Map<number, number>(), new Map<string, number>()];
  for (const { transferId, accountId, amount, balanceAfter } of entries) {
    sides.set(transferId, (sides.get(transferId) ?? 0) + amount);
    sums.set(accountId, (sums.get(accountId) ?? 0) + amount);
    if (sums.get(accountId) !== balanceAfter) throw new Error(`running balance of ${accountId}`);
    if (balanceAfter < 0 && !/^(house|bank):/.test(accountId)) throw new Error(`${accountId} < 0`);
  }
  expect([...sides.values()].every((sum) => sum === 0)).toBe(true);
  for (const { id, balance } of accounts) expect(sums.get(id) ?? 0, id).toBe(balance);
  return entries.length;
}

it("U27 U30 a world that is opened three days later has data for those days, and keeps earlier changes", async () => {
  const client = testWorld("three-days");
  const seeded = someDay + 12 * hourMs;
  await seedAt(client, seeded);
  const token = await client.tokenOf("player1");
  await client.playDice(token, ["12.34", "7.01"]);
  const body = { methodId: "bank", amount: "100", requestId: crypto.randomUUID() };
  const newbie = { token: await client.tokenOf("newbie"), module: "DEPOSIT3" };
  await client.sealed("/wps/deposit/requests", body, newbie);
  const past = `from=${startOf(seeded) - 6 * dayMs}&to=${startOf(seeded) + dayMs - 1}`;
  const before = await get(client, token, `/wps/records/profit?${past}`);
  const entries = await expectSound(client);

  const now = seeded + 3 * dayMs;
  await returnAt(client, now);
  const shown = await shownAt(client, now);
  // The past days are filled, and half of today.
  expect(shown.profit.slice(-4).filter((stake) => Number(stake) === 0)).toEqual([]);
  expect(shown.team.slice(-4).filter((stake) => Number(stake) < 100)).toEqual([]);
  expect(shown.rounds.length).toBeGreaterThan(1);
  expect(shown.moved).toBeGreaterThanOrEqual(shown.rounds.length);
  expect(shown.points.length).toBeGreaterThan(0);
  expect(shown.teamRounds).toBeGreaterThan(50);
  expect(shown.rebates).toBeGreaterThan(0);
  expect(await get(client, token, `/wps/records/profit?${past}`)).toEqual(before);
  const stored = await get(client, newbie.token, "/wps/v2/wallets/balance?typeId=0");
  expect(stored.balance).toBe("200.0000");

  // Statements match the reports, and every balance matches its entries.
  const agent = await client.tokenOf("agent1");
  const lately = `from=${startOf(seeded) + dayMs}&to=${now}`;
  const overview = await get(client, agent, `/wps/agent/overview?${lately}`);
  for (const [kind, side, sum] of [
    ["BET", "out", "stake"],
    ["WIN", "in", "win"],
    ["DEPOSIT", "in", "deposit"],
    ["WITHDRAWAL", "out", "withdrawal"],
  ] as const) {
    const { totals } = await get(client, agent, `/wps/agent/transactions?${lately}&kind=${kind}`);
    expect(totals[side], kind).toBe(overview[sum]);
  }
  const lived = await expectSound(client);
  expect(lived).toBeGreaterThan(entries + 500);

  // Reopening the world again on the same day adds nothing, even in parallel.
  await Promise.all(Array.from({ length: 6 }, () => client.switch("reopen")));
  expect(await expectSound(client)).toBe(lived);
});

it("U27 U30 a world's added data depends only on the time since its seed, not on when or how often it is opened", async () => {
  const [once, daily] = [testWorld("opened-once"), testWorld("opened-daily")];
  const newYear = Date.UTC(new Date().getUTCFullYear() + 2, 0, 1);
  await seedAt(once, someDay + 7 * hourMs);
  await returnAt(once, someDay + 4 * dayMs + 20 * hourMs);
  await seedAt(daily, newYear - 2 * dayMs + 19 * hourMs);
  for (const day of [1, 2, 3, 4]) await returnAt(daily, newYear + (day - 2) * dayMs + 600_000);
  const shown = await shownAt(once, someDay + 4 * dayMs);
  expect(await shownAt(daily, newYear + 2 * dayMs)).toEqual(shown);
  expect(new Set(shown.team).size).toBe(7);
});

it("U30 a world that slept for a year fills what a first seed would, and what it fills is in the ledger", async () => {
  const client = testWorld("slept");
  await seedAt(client, someDay);
  const today = someDay + 365 * dayMs;
  await returnAt(client, today + 9 * hourMs);
  const agent = await client.tokenOf("agent1");
  const span = (from: number, to: number) =>
    `from=${today - from * dayMs}&to=${today - to * dayMs - 1}`;
  const played = await get(client, agent, `/wps/agent/overview?${span(89, -1)}`);
  expect(played.days.filter(({ stake }: Row) => Number(stake) > 0)).toHaveLength(90);
  const asleep = await get(client, agent, `/wps/agent/overview?${span(150, 89)}`);
  expect(Number(asleep.stake)).toBe(0);
  const bets = await get(client, agent, `/wps/agent/transactions?${span(89, -1)}&kind=BET`);
  expect(bets.totals.out).toBe(played.stake);
  await expectSound(client);
});

it("U27 U30 a world that was seeded seconds before midnight has something in the day that begins", async () => {
  const client = testWorld("midnight");
  await seedAt(client, someDay + dayMs - 5000);
  const midnight = someDay + dayMs;
  // A player plays on, in a quarter of an hour that also has generated rounds.
  await client.ahead(Math.ceil((midnight + 2000 - Date.now()) / 1000));
  await client.playDice(await client.tokenOf("player1"), ["3.21"]);
  await returnAt(client, midnight + 20_000);
  const { rounds, teamRounds, profit, moved } = await shownAt(client, midnight);
  expect(rounds.length).toBeGreaterThan(2);
  expect(rounds).toContainEqual([expect.any(String), "3.2100", expect.any(String)]);
  const staked = rounds.reduce((sum: number, row: string[]) => sum + Number(row[1]), 0);
  expect(Number(profit.at(-1))).toBeCloseTo(staked, 4);
  expect(moved).toBeGreaterThanOrEqual(rounds.length);
  await expectSound(client);
  expect(teamRounds).toBeGreaterThan(50);
  const [player, range] = [
    await client.tokenOf("player1"),
    `from=${midnight}&to=${midnight + dayMs}`,
  ];
  const { content } = await get(client, player, `/wps/records/games?${range}`);
  for (const { at } of content) expect(at).toBeLessThan(midnight + 25_000);
});

it("a world in use gets the new day's data two minutes after its midnight", () => {
  expect(nextTurn(someDay)).toBe(someDay + dayMs + 120_000);
  expect(nextTurn(someDay + dayMs - 1)).toBe(someDay + dayMs + 120_000);
  expect(nextTurn(someDay + dayMs)).toBe(someDay + 2 * dayMs + 120_000);
});
