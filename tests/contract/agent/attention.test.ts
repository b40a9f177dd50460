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
    // Without a threshold an account is new without a deposit from the day after on.
    const fresh = [...joined].filter(
      ([account, at]) => at >= since && at <= now - dayMs + 60_000 && !deposited.has(account),
    );
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

interface Entries {
  agent: {
    attentionEntries: {
      nodes: { id: string; party: string; account: string; at: number | null }[];
      pageInfo: { total: number };
    };
  };
}
const entries = `query ($kind: AttentionKind!, $offset: Int! = 0) { agent {
  attentionEntries(kind: $kind, offset: $offset, limit: 50) {
    nodes { id party account at } pageInfo { total } } } }`;
const setAside = `mutation ($input: SetEntryAsideInput!) { setEntryAside(input: $input) {
  __typename ... on ChangePreferencesSuccess { id } } }`;

it("N22 CA180 CA167 all entries of a kind are as many as its number, and what is set aside is missing in both, in no one else's", async () => {
  const world = sandbox.world("work-list");
  const run = await enter(world, "agent1", aurora.gmtOffset, { at: Date.now() });
  const countOf = async (kind: string, who = run) =>
    (await who<Found>(query)).agent.attention.items.find((item) => item.kind === kind)?.count ?? 0;
  const listOf = async (kind: string, who = run) =>
    (await who<Entries>(entries, { kind })).agent.attentionEntries;
  const { agent } = await run<Found>(query);
  for (const { kind, count } of agent.attention.items) {
    const { nodes, pageInfo } = await listOf(kind);
    expect(pageInfo.total, kind).toBe(count);
    expect(nodes.length, kind).toBe(Math.min(count, 50));
    expect(new Set(nodes.map(({ id }) => id)).size, kind).toBe(nodes.length);
  }

  const below = await enter(world, "agent2", aurora.gmtOffset, { at: Date.now() });
  const others = await listOf("BIG_WIN", below);
  const before = await listOf("BIG_WIN");
  const [first] = before.nodes;
  if (!first) throw new Error("no big win");
  const aside = (how: string, more = {}) => ({
    input: {
      kind: "BIG_WIN",
      entry: first.id,
      party: first.party,
      name: first.account,
      how,
      ...more,
    },
  });
  await run(setAside, aside("DONE"));
  expect((await listOf("BIG_WIN")).nodes.map(({ id }) => id)).not.toContain(first.id);
  expect(await countOf("BIG_WIN")).toBe(before.pageInfo.total - 1);
  await run(setAside, aside("NEVER"));
  const ofOthers = before.nodes.filter(({ party }) => party !== first.party);
  expect((await listOf("BIG_WIN")).nodes.map(({ id }) => id).slice(0, ofOthers.length)).toEqual(
    ofOthers.map(({ id }) => id),
  );
  expect(await listOf("BIG_WIN", below)).toEqual(others);
  // A downline's own choice is none of the upline's.
  await below(setAside, aside("NEVER"));
  expect((await listOf("BIG_WIN")).pageInfo.total).toBe(
    before.pageInfo.total - (before.nodes.length - ofOthers.length),
  );
});
