import { expect, it } from "vitest";
import type { SandboxClient } from "../../sandbox-client.mjs";
import { testWorld } from "../../test-sandbox.mjs";

const dayMs = 86_400_000;
/** A future noon, late enough that a midnight during the test does not matter. */
const noon = Math.floor(Date.now() / dayMs + 2) * dayMs + dayMs / 2;
const units = (amount: string) => Math.round(Number(amount) * 10_000);

interface Round {
  stake: string;
  win: string;
  at: number;
  status: string;
}
interface Paid {
  payee: string;
  from: number;
  to: number;
  amount: string;
  status: string;
}

/** All rows of a list. */
async function rowsOf<Row>(client: SandboxClient, token: string, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { content, totalElements } = await client.get(
      token,
      `${path}&pageSize=100&pageNo=${page}`,
    );
    rows.push(...content);
    if (content.length === 0 || rows.length >= totalElements) return rows;
  }
}

/** Beginnings of windows of a width in which a bet of at least so much was won or lost. */
const played = (rounds: readonly Round[], width: number, least: string) => [
  ...new Set(
    rounds
      .filter(
        ({ status, stake, win }) =>
          status === "SETTLED" && units(stake) !== units(win) && units(stake) >= units(least),
      )
      .map(({ at }) => Math.floor(at / width) * width),
  ),
];

it("S33 K30 D-30 a new world has paid every period that ended before its first moment, and none twice", async () => {
  const client = testWorld("seeded-pay");
  await client.switch("reset", { body: { clockAheadMs: noon - Date.now() } });
  const token = await client.tokenOf("agent1");
  const days = `from=${noon - 75 * dayMs}&to=${noon - 1}`;
  const recent = `from=${noon - 8 * dayMs}&to=${noon - 1}`;
  const rounds = [
    ...(await rowsOf<Round>(client, token, `/wps/records/games?${recent}&account=*`)),
    ...(await rowsOf<Round>(client, token, `/wps/records/games?${recent}`)),
  ];
  const paidBy = async (path: string) =>
    (await rowsOf<Paid>(client, token, `/wps/agent/${path}?${days}&direction=RECEIVED`)).filter(
      ({ to }) => to <= noon,
    );
  for (const [path, width, least] of [
    ["salary/realtime", 300_000, "1"],
    ["salary/hourly", 3_600_000, "0"],
    ["salary/daily", dayMs, "0"],
  ] as const) {
    const ended = played(rounds, width, least).filter((from) => from + width <= noon);
    const found = (await paidBy(path)).map(({ from }) => from);
    expect(ended.length, path).toBeGreaterThan(6);
    expect(new Set(found).size, path).toBe(found.length);
    expect(
      ended.filter((from) => !found.includes(from)),
      path,
    ).toEqual([]);
  }
  // Since they were accepted, not only as long as there are rounds.
  const accepted = noon - 59.5 * dayMs;
  const daily = await paidBy("salary/daily");
  expect(Math.min(...daily.map(({ from }) => from))).toBeGreaterThanOrEqual(accepted);
  expect(Math.min(...daily.map(({ from }) => from))).toBeLessThan(accepted + 2 * dayMs);
  expect((await paidBy("dividends")).length).toBeGreaterThanOrEqual(3);

  // What ends from then on is paid once as well.
  await client.switch("set", { body: { clockAheadMs: noon + dayMs - Date.now() } });
  const after = (await paidBy("salary/realtime")).map(({ from }) => from);
  expect(new Set(after).size).toBe(after.length);
});
