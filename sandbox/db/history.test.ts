import { expect, it } from "vitest";
import type { SandboxClient } from "../sandbox-client.mjs";
import { testWorld } from "../test-sandbox.mjs";

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** A future noon, late enough that a midnight during the test does not matter. */
const noon = Math.floor(Date.now() / dayMs + 2) * dayMs + dayMs / 2;

interface Entry {
  transferId: number;
  accountId: string;
  amount: number;
  kind: string;
}

const setClock = (client: SandboxClient, time: number) =>
  client.switch("set", { body: { clockAheadMs: time - Date.now() } });

/** A call that reads no history. */
const visit = (client: SandboxClient) => client.call("/wps/system/status");

async function balancesOf(client: SandboxClient) {
  const accounts: { id: string; balance: number }[] = await client.switch("ledger", {
    method: "GET",
  });
  return Object.fromEntries(accounts.map(({ id, balance }) => [id, balance]));
}

/** All balances, and all movements in any order. */
async function moneyOf(client: SandboxClient) {
  const entries: Entry[] = await client.switch("entries", { method: "GET" });
  return {
    balances: await balancesOf(client),
    moved: entries.map(({ accountId, amount, kind }) => `${accountId} ${kind} ${amount}`).sort(),
  };
}

/** Two new worlds; reading the movements has seeded the history of the first one only. */
async function twoWorlds(name: string): Promise<[SandboxClient, SandboxClient]> {
  const early = testWorld(`${name}-early`);
  const late = testWorld(`${name}-late`);
  for (const client of [early, late]) {
    await client.switch("reset", { body: { clockAheadMs: noon - Date.now() } });
  }
  await moneyOf(early);
  return [early, late];
}

async function expectSameMoney(one: SandboxClient, other: SandboxClient): Promise<number> {
  const [left, right] = [await moneyOf(one), await moneyOf(other)];
  expect(left.balances).toEqual(right.balances);
  expect(left.moved.join() === right.moved.join()).toBe(true);
  return left.moved.length;
}

it("U27 U30 a world has the same money whenever its history is seeded", async () => {
  const [early, late] = await twoWorlds("history-day");
  // The balances are there before the movements.
  const before = await balancesOf(late);
  expect(before).toEqual(await balancesOf(early));
  // The salaries of the day are paid in both, though in the other world no call has needed the history.
  for (const client of [early, late]) {
    await setClock(client, noon + 13 * hourMs);
    await visit(client);
  }
  expect(await balancesOf(late)).not.toEqual(before);
  expect(await expectSameMoney(early, late)).toBeGreaterThan(2434);
});

it("U27 U30 so it has when it is opened again days later", async () => {
  const [early, late] = await twoWorlds("history-days");
  for (const client of [early, late]) {
    await setClock(client, noon + 2 * dayMs);
    await client.switch("reopen");
    await visit(client);
  }
  expect(await expectSameMoney(early, late)).toBeGreaterThan(3000);
});

it("U30 a first movement of money comes after the history, so that each balance is the sum of its entries", async () => {
  const client = testWorld("history-moved");
  await client.playDice(await client.tokenOf("player1"), ["12.34"]);
  const entries: Entry[] = await client.switch("entries", { method: "GET" });
  const [stake] = entries.filter(({ kind, amount }) => kind === "stake" && amount === -123_400);
  expect(stake?.transferId).toBeGreaterThan(1000);
  const sums = new Map<string, number>();
  for (const { accountId, amount } of entries) {
    sums.set(accountId, (sums.get(accountId) ?? 0) + amount);
  }
  for (const [id, balance] of Object.entries(await balancesOf(client))) {
    expect(sums.get(id) ?? 0, id).toBe(balance);
  }
});
