/** Figures of the team must equal what this test adds up from single rounds and transactions (N9). */
import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { hanbit } from "../../../brands/hanbit.ts";
import { startSandbox } from "../support/sandbox.ts";
import {
  add,
  all,
  branches as branchesOf,
  dayMs,
  enter,
  liveOn,
  type Money,
  now,
  units,
} from "./income-oracle.ts";

const sandbox = await startSandbox();

type Run = Awaited<ReturnType<typeof enter>>;
interface Entry {
  account: string;
  at: number;
}
interface Round extends Entry {
  stake: Money;
  win: Money;
  status: string;
}
interface Moved extends Entry {
  kind: string;
  amount: Money;
}
const names = ["deposit", "withdrawal", "stake", "win"] as const;
type Sums = Record<(typeof names)[number], Money>;
interface Row {
  account: string;
  type: string;
  level: number;
  frozen: boolean;
  lastPlay: number | null;
  sums: Sums;
}
interface Found {
  agent: { teamFigures: { nodes: Row[]; totals: Sums; pageInfo: { total: number } } | null };
}

const money = names.map((name) => `${name} { amount }`).join(" ");
const query = `query ($range: DateRange, $filter: TeamFilter, $offset: Int! = 0) { agent {
  teamFigures(range: $range, filter: $filter, offset: $offset, limit: 100) {
    nodes { account type level frozen lastPlay sums { ${money} } }
    totals { ${money} } pageInfo { total }
} } }`;

const ranges = [
  [0, 0],
  [1, 1],
  [6, 0],
  [9, 3],
  [9, 0],
  [8, 8],
  [4, 1],
] as const;

const quarterMs = 900_000;

type WideSums = Record<"stake" | "ggr" | "commission", Money>;
interface Wide {
  account: string;
  registered: number;
  firstDeposit: number | null;
  lastDeposit: number | null;
  lastPlay: number | null;
  sums: WideSums;
}
const at = ({ amount }: Money) => Number(amount);

async function figuresOf(run: Run, variables: object) {
  const { agent } = await run<Found>(query, variables);
  return agent.teamFigures ?? { nodes: [], totals: null, pageInfo: { total: 0 } };
}

it.each([
  ["agent1", aurora.gmtOffset],
  ["agent1", hanbit.gmtOffset],
  ["agent2", aurora.gmtOffset],
] as const)(
  "N9 CA171 the team of %s by the days of %s equals single rounds and transactions",
  async (name, zone) => {
    const world = sandbox.world(`team-${name}-${zone.slice(1, 3)}`);
    await liveOn(world);
    const run = await enter(world, name, zone);
    const hours = Date.parse("1970-01-01T00:00:00Z") - Date.parse(`1970-01-01T00:00:00${zone}`);
    const dawn = Math.floor((now + hours) / dayMs) * dayMs - hours;
    const whole = `(range: { from: ${dawn - 16 * dayMs}, to: ${dawn + dayMs} }`;
    const rounds = (
      await all<Round>(
        run,
        `gameRecords${whole}`,
        "account at status stake { amount } win { amount }",
        500,
      )
    ).filter(({ status }) => status === "SETTLED");
    const moved = await all<Moved>(
      run,
      `transactions${whole}`,
      "account kind at amount { amount }",
      500,
    );
    const team = [...(await branchesOf(run)).topOf.keys()].sort();

    for (const [first, last] of ranges) {
      const range = { from: dawn - first * dayMs, to: dawn - (last - 1) * dayMs - 1 };
      const inRange = ({ at }: Entry) => at >= range.from && at <= range.to;
      const addedOf = (who: (account: string) => boolean) => {
        const played = rounds.filter((round) => inRange(round) && who(round.account));
        const of = (kind: string) =>
          add(
            moved.filter((entry) => inRange(entry) && who(entry.account) && entry.kind === kind),
            ({ amount }) => units(amount),
          );
        return {
          deposit: of("DEPOSIT"),
          withdrawal: -of("WITHDRAWAL"),
          stake: add(played, ({ stake }) => units(stake)),
          win: add(played, ({ win }) => units(win)),
        };
      };
      const inUnits = (sums: Sums) =>
        Object.fromEntries(names.map((each) => [each, units(sums[each])]));
      const said = `${name} ${zone} ${first}..${last}`;
      const { nodes, totals } = await figuresOf(run, { range });
      expect(nodes.map(({ account }) => account).sort(), said).toEqual(team);
      for (const { account, sums } of nodes) {
        expect(inUnits(sums), `${said} ${account}`).toEqual(addedOf((each) => each === account));
      }
      expect(inUnits(totals as Sums), said).toEqual(addedOf((each) => team.includes(each)));
    }

    const { nodes } = await figuresOf(run, { range: { from: dawn, to: dawn + dayMs } });
    for (const { account, lastPlay } of nodes) {
      const latest = Math.max(
        0,
        ...rounds.flatMap((round) => (round.account === account ? [round.at] : [])),
      );
      // Rounds before these sixteen days are not read here.
      if (latest > 0) expect(lastPlay, account).toBe(Math.floor(latest / quarterMs) * quarterMs);
    }
  },
  120_000,
);

it("N9 CA171 filters by type, state, level, pause and name find what they say, and their totals are of these", async () => {
  const run = await enter(sandbox.world("team-filters"), "agent1", aurora.gmtOffset);
  const today = Date.now();
  const range = { from: today - 7 * dayMs, to: today };
  const every = (await figuresOf(run, { range })).nodes;
  const cases: [object, (row: Row) => boolean][] = [
    [{ type: "AGENT" }, ({ type }) => type === "AGENT"],
    [{ type: "MEMBER" }, ({ type }) => type === "MEMBER"],
    [{ state: "OPEN" }, ({ frozen }) => !frozen],
    [{ state: "FROZEN" }, ({ frozen }) => frozen],
    [{ level: 1 }, ({ level }) => level === 1],
    [{ level: 2 }, ({ level }) => level === 2],
    [{ inactiveDays: 1 }, ({ lastPlay }) => (lastPlay ?? 0) + quarterMs <= today - dayMs],
    [{ search: "AGENT" }, ({ account }) => account.includes("agent")],
    [
      { type: "MEMBER", level: 2, search: "a" },
      ({ type, level, account }) => type === "MEMBER" && level === 2 && account.includes("a"),
    ],
  ];
  for (const [filter, fits] of cases) {
    const { nodes, totals, pageInfo } = await figuresOf(run, { range, filter });
    const wanted = every.filter(fits);
    expect(nodes.map(({ account }) => account).sort(), JSON.stringify(filter)).toEqual(
      wanted.map(({ account }) => account).sort(),
    );
    expect(pageInfo.total).toBe(wanted.length);
    expect(units((totals as Sums).stake)).toBe(add(wanted, ({ sums }) => units(sums.stake)));
  }
});

it("N20 N21 CA171 accounts that are named, and bounds of figures, find what they say; names of others find nobody", async () => {
  const run = await enter(sandbox.world("team-bounds"), "agent1", aurora.gmtOffset);
  const today = Date.now();
  const range = { from: today - 7 * dayMs, to: today };
  const listOf = async (filter: object) =>
    (
      await run<{ agent: { teamFigures: { nodes: Wide[]; totals: WideSums } } }>(
        `query ($range: DateRange, $filter: TeamFilter) { agent {
          teamFigures(range: $range, filter: $filter, limit: 100) {
            nodes { account registered firstDeposit lastDeposit lastPlay
              sums { stake { amount } ggr { amount } commission { amount } } }
            totals { stake { amount } ggr { amount } commission { amount } } } } }`,
        { range, filter },
      )
    ).agent.teamFigures;
  const every = await listOf({});
  const sorted = every.nodes.map(({ sums }) => Number(sums.ggr.amount)).sort((a, b) => a - b);
  const middle = String(sorted[Math.floor(sorted.length / 2)]?.toFixed(2));
  const cases: [object, (row: Wide) => boolean][] = [
    [{ ggrFrom: middle }, ({ sums }) => Number(sums.ggr.amount) >= Number(middle)],
    [{ ggrTo: middle }, ({ sums }) => Number(sums.ggr.amount) <= Number(middle)],
    [
      { stakeFrom: "1", stakeTo: "500" },
      ({ sums: { stake } }) => at(stake) >= 1 && at(stake) <= 500,
    ],
    [{ commissionFrom: "0.01" }, ({ sums }) => at(sums.commission) >= 0.01],
    [{ having: "PLAY" }, ({ sums }) => at(sums.stake) > 0],
    [{ lacking: "DEPOSIT" }, ({ firstDeposit }) => firstDeposit === null],
    [{ lacking: "PLAY" }, ({ lastPlay }) => lastPlay === null],
    [
      { noDepositDays: 7 },
      ({ lastDeposit }) => (lastDeposit ?? 0) + quarterMs <= today - 7 * dayMs,
    ],
    [{ having: "REGISTERED" }, ({ registered }) => registered >= range.from],
  ];
  for (const [filter, fits] of cases) {
    const { nodes, totals } = await listOf(filter);
    const wanted = every.nodes.filter(fits);
    expect(nodes.map(({ account }) => account).sort(), JSON.stringify(filter)).toEqual(
      wanted.map(({ account }) => account).sort(),
    );
    for (const name of ["stake", "ggr", "commission"] as const) {
      expect(units(totals[name]), name).toBe(add(nodes, ({ sums }) => units(sums[name])));
    }
  }
  expect(await listOf({ link: "NOSUCH99" })).toMatchObject({ nodes: [] });
});

it("N9 P10 an agent below sees only those below, and no name of others finds one", async () => {
  const world = sandbox.world("team-others");
  const above = await figuresOf(await enter(world, "agent1", aurora.gmtOffset), {});
  const run = await enter(world, "agent2", aurora.gmtOffset);
  const below = await figuresOf(run, {});
  const seen = new Set(above.nodes.map(({ account }) => account));
  expect(below.nodes.length).toBeGreaterThan(0);
  expect(below.nodes.length).toBeLessThan(above.nodes.length);
  for (const { account } of below.nodes) expect(seen.has(account), account).toBe(true);
  const mine = new Set(below.nodes.map(({ account }) => account));
  for (const account of ["agent1", "agent2", ...seen].filter((each) => !mine.has(each))) {
    const { nodes } = await figuresOf(run, { filter: { search: account } });
    expect(nodes.map((row) => row.account)).not.toContain(account);
  }
});
