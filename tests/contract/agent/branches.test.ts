/** Branches and parts of revenue must equal what this test adds up from single rounds and transactions (N5). */
import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { hanbit } from "../../../brands/hanbit.ts";
import { startSandbox } from "../support/sandbox.ts";
import {
  add,
  all,
  branches as branchesOf,
  commissionOf,
  dayMs,
  enter,
  liveOn,
  type Money,
  now,
  type Round,
  units,
} from "./income-oracle.ts";

const sandbox = await startSandbox();

type Run = Awaited<ReturnType<typeof enter>>;
interface Played extends Round {
  stake: Money;
  win: Money;
  vendor: { code: string; name: string } | null;
  gameName: string;
}
interface Moved {
  account: string;
  kind: string;
  amount: Money;
  at: number;
}
type SumName =
  | "deposit"
  | "withdrawal"
  | "stake"
  | "validStake"
  | "win"
  | "bonus"
  | "rebate"
  | "profit"
  | "ggr"
  | "ngr";
type Sums = Record<SumName, Money>;
interface Branches {
  agent: {
    branches: {
      nodes: { account: string; own: boolean; members: number; sums: Sums }[];
      totals: Sums;
      path: { account: string }[];
    } | null;
  };
}
type PartSums = Record<"stake" | "validStake" | "win" | "revenue" | "given" | "net", Money>;
interface Parts {
  agent: {
    revenueBy: {
      nodes: { key: string; name: string; vendorName: string | null; sums: PartSums }[];
      totals: PartSums;
    };
  };
}

const money = (names: readonly string[]) => names.map((name) => `${name} { amount }`).join(" ");
const sumNames = "deposit withdrawal stake validStake win bonus rebate profit ggr ngr".split(
  " ",
) as SumName[];
const branchQuery = `query ($range: DateRange, $parentId: ID) { agent {
  branches(range: $range, parentId: $parentId, limit: 100) {
    nodes { account own members sums { ${money(sumNames)} } }
    totals { ${money(sumNames)} } path { account }
} } }`;
const partNames = ["stake", "validStake", "win", "revenue", "given", "net"] as const;
const partQuery = `query ($range: DateRange, $by: RevenueDimension!) { agent {
  revenueBy(range: $range, by: $by, limit: 100) {
    nodes { key name vendorName sums { ${money(partNames)} } } totals { ${money(partNames)} }
} } }`;

const dayQuery = `query ($range: DateRange!, $teams: [String!], $accounts: [String!]) { agent {
  dailyNgr(range: $range, teams: $teams, accounts: $accounts) {
    account team days { day ngr { amount } }
} } }`;
interface Days {
  agent: {
    dailyNgr: { account: string; team: boolean; days: { day: string; ngr: Money }[] }[];
  };
}

const ranges = [
  [0, 0],
  [1, 1],
  [6, 0],
  [9, 3],
  [9, 0],
  [8, 8],
  [4, 1],
] as const;

/** What the sums of some accounts come to, from single entries. */
function added(accounts: ReadonlySet<string>, rounds: readonly Played[], moved: readonly Moved[]) {
  const played = rounds.filter(({ account }) => accounts.has(account));
  const of = (kind: string) =>
    add(
      moved.filter((entry) => accounts.has(entry.account) && entry.kind === kind),
      ({ amount }) => units(amount),
    );
  const stake = add(played, (round) => units(round.stake));
  const win = add(played, (round) => units(round.win));
  const [bonus, rebate] = [of("BONUS"), of("REBATE")];
  return {
    deposit: of("DEPOSIT"),
    withdrawal: -of("WITHDRAWAL"),
    stake,
    validStake: add(played, (round) => units(round.validStake)),
    win,
    bonus,
    rebate,
    profit: win - stake + bonus + rebate,
    ggr: stake - win,
    ngr: stake - win - bonus - rebate,
  };
}

const inUnits = <Name extends string>(names: readonly Name[], sums: Record<Name, Money>) =>
  Object.fromEntries(names.map((name) => [name, units(sums[name])]));

async function entriesOf(run: Run, dawn: number) {
  const whole = `(range: { from: ${dawn - 16 * dayMs}, to: ${dawn + dayMs} }`;
  const rounds = await all<Played>(
    run,
    `gameRecords${whole}`,
    "account type stake { amount } validStake { amount } win { amount } at status gameName vendor { code name }",
    500,
  );
  const moved = await all<Moved>(
    run,
    `transactions${whole}`,
    "account kind amount { amount } at",
    500,
  );
  return { rounds: rounds.filter(({ status }) => status === "SETTLED"), moved };
}

it.each([
  ["agent1", aurora.gmtOffset],
  ["agent1", hanbit.gmtOffset],
  ["agent2", aurora.gmtOffset],
] as const)(
  "N5 N6 CA151 CA152 CA158 branches, their days and revenue of %s by the days of %s equal single rounds and transactions",
  async (name, zone) => {
    const world = sandbox.world(`branches-${name}-${zone.slice(1, 3)}`);
    await liveOn(world);
    const run = await enter(world, name, zone);
    const hours = Date.parse("1970-01-01T00:00:00Z") - Date.parse(`1970-01-01T00:00:00${zone}`);
    const dayOf = (at: number) => new Date(at + hours).toISOString().slice(0, 10);
    const dawn = Math.floor((now + hours) / dayMs) * dayMs - hours;
    const { rounds, moved } = await entriesOf(run, dawn);
    const team = await branchesOf(run);
    const { agent } = await run<{ agent: { rates: { type: string; own: string }[] } }>(
      "{ agent { rates { type own } } }",
    );
    const own = new Map(agent.rates.map(({ type, own: rate }) => [type, rate]));
    const teamOf = (top: string) =>
      new Set(
        [...team.topOf].flatMap(([account, member]) => (member.account === top ? [account] : [])),
      );

    for (const [first, last] of ranges) {
      const range = { from: dawn - first * dayMs, to: dawn - (last - 1) * dayMs - 1 };
      const inRange = ({ at }: { at: number }) => at >= range.from && at <= range.to;
      const [played, entries] = [rounds.filter(inRange), moved.filter(inRange)];
      const said = `${name} ${zone} ${first}..${last}`;
      const { agent: found } = await run<Branches>(branchQuery, { range });
      const shown = found.branches?.nodes ?? [];
      expect(shown.map(({ account }) => account).sort()).toEqual(
        [name, ...team.direct.map(({ account }) => account)].sort(),
      );
      for (const { account, own: isOwn, members, sums } of shown) {
        const accounts = isOwn ? new Set([name]) : teamOf(account);
        expect(members, account).toBe(accounts.size - 1);
        expect(inUnits(sumNames, sums), `${said} ${account}`).toEqual(
          added(accounts, played, entries),
        );
      }
      // By day (N6): each row's days, which come to its sum.
      const teams = team.direct.map(({ account }) => account);
      const { agent: byDay } = await run<Days>(dayQuery, { range, teams, accounts: [name] });
      expect(byDay.dailyNgr).toHaveLength(teams.length + 1);
      for (const { account, team: isTeam, days } of byDay.dailyNgr) {
        const accounts = isTeam ? teamOf(account) : new Set([name]);
        expect(days, `${said} ${account}`).toHaveLength(first - last + 1);
        for (const { day, ngr } of days) {
          const ofDay = <T extends { at: number }>(some: readonly T[]) =>
            some.filter(({ at }) => dayOf(at) === day);
          expect(units(ngr), `${said} ${account} ${day}`).toBe(
            added(accounts, ofDay(played), ofDay(entries)).ngr,
          );
        }
        const row = shown.find((each) => each.account === account && each.own !== isTeam);
        expect(add(days, ({ ngr }) => units(ngr))).toBe(units(row?.sums.ngr ?? { amount: "x" }));
      }
      const everybody = new Set([name, ...team.topOf.keys()]);
      expect(inUnits(sumNames, found.branches?.totals as Sums), said).toEqual(
        added(everybody, played, entries),
      );

      const dimensions: [string, (round: Played) => string][] = [
        ["BRANCH", ({ account }) => team.topOf.get(account)?.account ?? account],
        ["ACCOUNT", ({ account }) => account],
        ["DAY", ({ at }) => dayOf(at)],
        ["VENDOR", ({ vendor }) => vendor?.name ?? ""],
        // Two games can have one name.
        ["GAME", ({ gameName, vendor }) => `${gameName} ${vendor?.name}`],
      ];
      for (const [by, of] of dimensions) {
        const { agent: parts } = await run<Parts>(partQuery, { range, by });
        const keys = new Map<string, Played[]>();
        for (const round of played) keys.set(of(round), [...(keys.get(of(round)) ?? []), round]);
        const rows = new Map(
          parts.revenueBy.nodes.map(({ name, vendorName, sums }) => [
            vendorName ? `${name} ${vendorName}` : name,
            sums,
          ]),
        );
        expect(rows.size, `${said} ${by}`).toBe(Math.min(keys.size, 100));
        const total = { revenue: 0n, given: 0n };
        for (const [key, some] of keys) {
          const { own: revenue, given } = commissionOf(some, own, team);
          total.revenue += revenue;
          total.given += given;
          const sums = rows.get(key);
          // The page has a hundred rows.
          if (!sums && keys.size > 100) continue;
          expect(sums && inUnits(partNames, sums), `${said} ${by} ${key}`).toEqual({
            stake: add(some, (round) => units(round.stake)),
            validStake: add(some, (round) => units(round.validStake)),
            win: add(some, (round) => units(round.win)),
            revenue,
            given,
            net: revenue - given,
          });
        }
        const { totals } = parts.revenueBy;
        expect(units(totals.stake), `${said} ${by}`).toBe(
          add(played, (round) => units(round.stake)),
        );
        expect([units(totals.revenue), units(totals.given)]).toEqual([total.revenue, total.given]);
      }
    }
  },
  120_000,
);

it("N5 P10 branches of somebody beside or above are those of nobody, and a level below has its path", async () => {
  const world = sandbox.world("branches-others");
  const above = await enter(world, "agent1", aurora.gmtOffset);
  const below = await enter(world, "agent2", aurora.gmtOffset);
  const range = { from: now - 7 * dayMs, to: now };
  const pathOf = (found: Branches) => found.agent.branches?.path.map(({ account }) => account);
  const own = await above<Branches>(branchQuery, { range, parentId: "agent2" });
  expect(pathOf(own)?.at(-1)).toBe("agent2");
  expect(own.agent.branches?.nodes.find((node) => node.own)?.account).toBe("agent2");
  const nobody = await below<Branches>(branchQuery, { range, parentId: "no-such-name" });
  for (const parentId of ["agent1", "agent6", "minafox10", "1"]) {
    expect(await below<Branches>(branchQuery, { range, parentId }), parentId).toEqual(nobody);
  }
  expect(nobody.agent.branches).toMatchObject({ nodes: [], path: [] });
  // The same of their days (N6).
  const others = ["agent1", "agent6", "minafox10"];
  const requested = { range, teams: [...others, "agent2"], accounts: others };
  const { agent } = await below<Days>(dayQuery, requested);
  expect(agent.dailyNgr.map(({ account, team }) => [account, team])).toEqual([["agent2", true]]);
});
