import { expect, it } from "vitest";
import type { SandboxClient } from "../sandbox-client.mjs";
import { testWorld } from "../test-sandbox.mjs";

const dayMs = 86_400_000;

/** The next day that fits, at the given time (UTC). */
function next(fits: (day: Date) => boolean, time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  const day = new Date(Math.floor(Date.now() / dayMs + 1) * dayMs);
  while (!fits(day)) day.setUTCDate(day.getUTCDate() + 1);
  return day.getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

const dated = (month: number, date: number) => (day: Date) =>
  day.getUTCMonth() + 1 === month && day.getUTCDate() === date;
const weekday = (number: number) => (day: Date) => day.getUTCDay() === number;

/**
 * Times at which days, weeks, months, half months and years begin or end; some minutes before an end, because
 * the clock goes on during the test.
 */
const moments: Record<string, number> = {
  "any noon": next(() => true, "12:00:00"),
  monday: next(weekday(1), "00:00:05"),
  sunday: next(weekday(0), "23:55:00"),
  "a quarter past midnight": next(weekday(3), "00:15:01"),
  "a midnight in Korea": next(weekday(4), "15:00:05"),
  "first of a month": next((day) => day.getUTCDate() === 1, "00:07:00"),
  "third of a month": next((day) => day.getUTCDate() === 3, "18:00:00"),
  "middle of a month": next((day) => day.getUTCDate() === 16, "00:00:30"),
  "end of February": next((day) => dated(3, 1)(new Date(day.getTime() + dayMs)), "23:45:00"),
  "leap day": next(dated(2, 29), "07:30:00"),
  "end of the year": next(dated(12, 31), "23:57:00"),
  "new year": next(dated(1, 1), "00:00:20"),
};

async function get(client: SandboxClient, token: string, path: string, module?: string) {
  const { json } = await client.call(path, { token, module });
  if (!json.success) throw new Error(`${path}: ${json.errorCode}`);
  return json.value;
}

/** What a world seeded at a time shows, without timestamps. */
async function shownAt(name: string, time: number) {
  const client = testWorld(`seeded-${name.replaceAll(" ", "-").toLowerCase()}`);
  await client.switch("reset", { body: { clockAheadMs: time - Date.now() } });
  const [player, agent] = [await client.tokenOf("player1"), await client.tokenOf("agent1")];
  const today = Math.floor(time / dayMs) * dayMs;
  const to = today + dayMs - 1;
  const days = `from=${today - 6 * dayMs}&to=${to}`;
  const week = `${days}&pageSize=100`;
  const amounts = ({ content }: { content: Record<string, string>[] }) =>
    content.map(({ kind, status, amount }) => [kind, status, amount]);
  const sums = ({ days }: { days: Record<string, string>[] }) =>
    days.map(({ day: _, ...figures }) => figures);
  const games = await get(client, player, `/wps/records/games?${week}`);
  const overview = await get(client, agent, `/wps/agent/overview?${days}`);
  const line = await get(client, agent, `/wps/agent/profitLoss?${week}`);
  const team = await get(client, agent, `/wps/records/games?${week}&account=*`);
  const own = await get(client, agent, `/wps/records/games?from=${today}&to=${to}&account=*`);
  const rewards = await get(client, player, "/wps/rewards", "REWCEN3");
  const path = "/wps/relay/MCSFE_getMissionSummaryDetails";
  const { missions } = await get(client, player, path, "MISSIONLB3");
  const wallet = await get(client, player, "/wps/v2/wallets/balance?typeId=0");
  const quarter = `from=${today - 90 * dayMs}&to=${to}&pageSize=100`;
  const dividends = await get(client, agent, `/wps/agent/dividends?${quarter}`);
  const salaries = await get(client, agent, `/wps/agent/salary/daily?${quarter}`);
  const shortly = await Promise.all(
    ["hourly", "realtime"].map((kind) => get(client, agent, `/wps/agent/salary/${kind}?${week}`)),
  );
  return {
    same: {
      balance: wallet.balance,
      rounds: games.content.map((row: Record<string, string>) => [
        row.gameCode,
        row.stake,
        row.win,
      ]),
      movements: amounts(await get(client, player, `/wps/records/transactions?${week}`)),
      days: sums(await get(client, player, `/wps/records/profit?${days}`)),
      deposits: amounts(await get(client, player, `/wps/deposit/requests?${week}`, "DEPOSIT3")),
      withdrawals: amounts(
        await get(client, player, `/wps/withdraw/requests?${week}`, "WITHDRAW3"),
      ),
      rewards: rewards.map(({ kind, status, amount }: Record<string, string>) => [
        kind,
        status,
        amount,
      ]),
      missions: missions.map(({ kind, progress, status }: Record<string, string>) => [
        kind,
        progress,
        status,
      ]),
      rebate: (await get(client, player, "/wps/rebate", "MANPLAYREB3")).rows,
      // Since when there are sums is a moment of its own in each world.
      team: { ...overview, days: sums(overview), sumsSince: null },
      line: [line.total, line.totals],
      teamRounds: [team.total, team.totals, own.total],
      salaries: salaries.totals,
    },
    paid: [dividends.total, ...shortly.map(({ total }) => total)],
  };
}

it("U27 U30 a world shows the same whenever it is seeded, and its demo accounts have something to show", async () => {
  const shown = await Promise.all(
    Object.entries(moments).map(async ([name, time]) => [name, await shownAt(name, time)] as const),
  );
  const [, { same: first } = { same: undefined }] = shown[0] ?? [];
  for (const [name, { same, paid }] of shown) {
    expect(same, name).toEqual(first);
    for (const count of paid) expect(count, name).toBeGreaterThanOrEqual(2);
  }
  // Today has rounds, a rebate, missions in progress and three rewards; this week has deposits and slot
  // rounds.
  expect(first?.rewards.filter(([, status]: string[]) => status === "claim")).toHaveLength(3);
  expect(first?.missions.filter(([, progress]: string[]) => Number(progress) > 0)).toHaveLength(4);
  expect(first?.rebate.length).toBeGreaterThan(0);
  expect(first?.rounds.length).toBeGreaterThan(10);
  expect(first?.deposits.length).toBeGreaterThan(1);
  expect(first?.withdrawals).toEqual([]);
  expect(first?.team.newMembers).toBeGreaterThan(3);
  expect(Number(first?.team.days.at(-1)?.stake)).toBeGreaterThan(0);
  expect(first?.teamRounds.at(-1)).toBeGreaterThan(50);
});
