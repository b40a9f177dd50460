/** What needs an agent's attention must equal what this test finds itself in rounds, transactions and accounts (N8). */
import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { startSandbox } from "../support/sandbox.ts";
import { all, dayMs, enter, now as later, liveOn } from "./income-oracle.ts";

const sandbox = await startSandbox();

interface Row {
  account: string;
  at: number | null;
  amount: { amount: string } | null;
}
interface Item {
  kind: string;
  count: number;
  rows: Row[];
}
interface Found {
  agent: {
    attention: {
      thresholds: {
        bigWin: { amount: string };
        deposit: { amount: string };
        withdrawal: { amount: string };
        inactiveDays: number;
      };
      items: Item[];
    };
  };
}

const query = `{ agent { attention {
  thresholds { bigWin { amount } deposit { amount } withdrawal { amount } inactiveDays }
  items { kind count rows { account at amount { amount } } }
} } }`;

it.each([
  ["agent1", "seeded now"],
  ["agent1", "ten days later"],
  ["agent2", "ten days later"],
])(
  "N8 CA167 what needs the attention of %s, %s, equals single rounds, transactions and accounts",
  async (name, when) => {
    const world = sandbox.world(`attention-${name}-${when.slice(0, 3)}`);
    const lives = when !== "seeded now";
    if (lives) await liveOn(world);
    const now = lives ? later : Date.now();
    const run = await enter(world, name, aurora.gmtOffset);
    const { agent } = await run<Found>(query);
    const { items, thresholds } = agent.attention;
    const itemOf = (kind: string) => items.find((item) => item.kind === kind);
    const since = now - 7 * dayMs;
    const range = `(range: { from: ${since}, to: ${now + dayMs} }`;

    const rounds = await all<{
      account: string;
      at: number;
      win: { amount: string };
      status: string;
    }>(run, `gameRecords${range}`, "account at win { amount } status", 500);
    const wins = rounds.filter(
      ({ account, win, status }) =>
        account !== name &&
        status === "SETTLED" &&
        Number(win.amount) >= Number(thresholds.bigWin.amount),
    );
    expect(itemOf("BIG_WIN")?.count ?? 0).toBe(wins.length);
    expect(itemOf("BIG_WIN")?.rows.map(({ at }) => at) ?? []).toEqual(
      wins
        .map(({ at }) => at)
        .sort((a, b) => b - a)
        .slice(0, 5),
    );

    const moved = await all<{
      account: string;
      kind: string;
      at: number;
      amount: { amount: string };
    }>(run, `transactions${range}`, "account kind at amount { amount }", 500);
    const large = (kind: string, least: string) =>
      moved.filter(
        (each) =>
          each.account !== name &&
          each.kind === kind &&
          (kind === "DEPOSIT" ? 1 : -1) * Number(each.amount.amount) >= Number(least),
      ).length;
    expect(itemOf("LARGE_DEPOSIT")?.count ?? 0).toBe(large("DEPOSIT", thresholds.deposit.amount));
    expect(itemOf("LARGE_WITHDRAWAL")?.count ?? 0).toBe(
      large("WITHDRAWAL", thresholds.withdrawal.amount),
    );

    const joined = new Map<string, number>();
    // Every account's name has a digit.
    for (const digit of "0123456789") {
      const found = await all<{ account: string; createdAt: number }>(
        run,
        `downline(search: "${digit}"`,
        "account createdAt",
      );
      for (const { account, createdAt } of found) joined.set(account, createdAt);
    }
    const deposited = new Set(
      moved.filter(({ kind }) => kind === "DEPOSIT").map(({ account }) => account),
    );
    const fresh = [...joined].filter(([account, at]) => at >= since && !deposited.has(account));
    expect(itemOf("NEW_WITHOUT_DEPOSIT")?.count ?? 0).toBe(fresh.length);
    const listed = itemOf("NEW_WITHOUT_DEPOSIT")?.rows.map(({ account }) => account) ?? [];
    expect(fresh.map(([account]) => account)).toEqual(expect.arrayContaining(listed));
  },
);

const oneOfTeam = `query ($account: String!) { agent {
  downlineAccount(account: $account) { member { account } }
} }`;

it("N8 an agent below sees its own team only", async () => {
  const world = sandbox.world("attention-others");
  const above = await enter(world, "agent1", aurora.gmtOffset);
  const below = await enter(world, "agent2", aurora.gmtOffset);
  const names = async (run: typeof above) =>
    (await run<Found>(query)).agent.attention.items
      .filter(({ kind }) => !kind.startsWith("CONTRACT") && kind !== "PAY_PENDING")
      .flatMap(({ rows }) => rows.map(({ account }) => account));
  expect((await names(above)).length).toBeGreaterThan(5);
  for (const account of await names(below)) {
    const { agent } = await below<{ agent: { downlineAccount: object | null } }>(oneOfTeam, {
      account,
    });
    expect(agent.downlineAccount, account).not.toBeNull();
  }
});
