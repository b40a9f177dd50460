/** Reports of a team with two currencies must equal single entries of the accounts with one of them (N13). */
import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { hanbit } from "../../../brands/hanbit.ts";
import {
  add,
  all,
  branches as branchesOf,
  commissionOf,
  dayMs,
  enter,
  liveOn,
  now,
  type Round,
} from "../agent/income-oracle.ts";
import { startSandbox } from "../support/sandbox.ts";

const sandbox = await startSandbox();

type Run = Awaited<ReturnType<typeof enter>>;
interface Money {
  amount: string;
  currency: string;
}
const units = ({ amount }: Pick<Money, "amount">) => BigInt(Math.round(Number(amount) * 10_000));

const teamOf = {
  KRW: ["agent8", "agent9", "seoul1", "busan1"],
  USD: ["boston1", "austin1"],
} as const;
const currencies = ["KRW", "USD"] as const;

const sums = ["deposit", "withdrawal", "stake", "win"] as const;
const money = sums.map((name) => `${name} { amount currency }`).join(" ");
const reports = `query ($range: DateRange!, $currency: String) { agent {
  dailyNgr(range: $range, currency: $currency, teams: ["agent9", "seoul1", "boston1"]) {
    days { ngr { amount currency } } }
  overview(range: $range, currency: $currency) { ${money} days { ${money} } }
  profitLoss(range: $range, currency: $currency, limit: 100) {
    nodes { account sums { ${money} } } totals { ${money} } }
  branches(range: $range, currency: $currency, limit: 100) {
    nodes { account sums { ${money} } } totals { ${money} ngr { amount currency } } }
  teamFigures(range: $range, currency: $currency, limit: 100) {
    nodes { account sums { balance { amount currency } ${money} } } totals { ${money} } }
  revenue(range: $range, currency: $currency) {
    rows { type stake { amount currency } } totals { stake { amount currency } win { amount currency } } }
  byDay: revenueBy(range: $range, currency: $currency, by: DAY, limit: 100) {
    nodes { sums { stake { amount currency } } } totals { stake { amount currency } win { amount currency } } }
  byGame: revenueBy(range: $range, currency: $currency, by: GAME, limit: 100) {
    totals { stake { amount currency } win { amount currency } } }
  gameRecords(range: $range, currency: $currency) {
    nodes { account stake { amount currency } } totals { stake { amount currency } win { amount currency } } }
  transactions(range: $range, currency: $currency) {
    nodes { account amount { amount currency } } totals { in { amount currency } out { amount currency } } }
} }`;

interface Played extends Round {
  stake: Money;
  win: Money;
}
interface Moved {
  kind: string;
  amount: Money;
  at: number;
}
type Sums = Record<(typeof sums)[number], Money>;
interface Found {
  agent: {
    dailyNgr: { days: { ngr: Money }[] }[];
    overview: Sums;
    profitLoss: { totals: Sums };
    branches: { totals: Sums & { ngr: Money } };
    teamFigures: { totals: Sums };
    transactions: { totals: { in: Money; out: Money } };
  } & Record<
    "revenue" | "byDay" | "byGame" | "gameRecords",
    { totals: { stake: Money; win: Money } }
  >;
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

/** Every currency in an answer. */
const labelsIn = (value: unknown): string[] =>
  JSON.stringify(value)
    .match(/"currency":"[A-Z]+"/g)
    ?.map((found) => found.slice(12, -1)) ?? [];

/** The single entries of one account of the team. */
async function entriesOf(run: Run, account: string, dawn: number) {
  const whole = `(account: "${account}", range: { from: ${dawn - 16 * dayMs}, to: ${dawn + dayMs} }`;
  const amount = "{ amount currency }";
  const fields = `account type stake ${amount} validStake ${amount} win ${amount} at status`;
  const rounds = await all<Played>(run, `gameRecords${whole}`, fields, 500);
  const moved = await all<Moved>(run, `transactions${whole}`, `kind amount ${amount} at`, 500);
  return { rounds: rounds.filter(({ status }) => status === "SETTLED"), moved };
}

async function world(name: string) {
  const own = sandbox.world(name);
  await liveOn(own);
  return own;
}

it.each([aurora.gmtOffset, hanbit.gmtOffset])(
  "N13 CA159 reports of each currency by the days of %s equal single entries, and no sum mixes two",
  async (zone) => {
    const run = await enter(await world(`currencies-${zone.slice(1, 3)}`), "agent8", zone, {
      currency: "KRW",
    });
    const hours = Date.parse("1970-01-01T00:00:00Z") - Date.parse(`1970-01-01T00:00:00${zone}`);
    const dawn = Math.floor((now + hours) / dayMs) * dayMs - hours;
    const listed = await run("{ agent { currencies { code accounts } } }");
    expect(listed).toEqual({
      agent: {
        currencies: currencies.map((code) => ({ code, accounts: teamOf[code].length })),
      },
    });
    for (const currency of currencies) {
      const entries = [];
      for (const account of teamOf[currency]) entries.push(await entriesOf(run, account, dawn));
      expect(new Set(labelsIn(entries))).toEqual(new Set([currency]));
      for (const [first, last] of ranges) {
        const range = { from: dawn - first * dayMs, to: dawn - (last - 1) * dayMs - 1 };
        const inRange = ({ at }: { at: number }) => at >= range.from && at <= range.to;
        const rounds = entries.flatMap((each) => each.rounds).filter(inRange);
        const moved = entries.flatMap((each) => each.moved).filter(inRange);
        const of = (kind: string) =>
          add(moved, (entry) => (entry.kind === kind ? units(entry.amount) : 0n));
        const expected = {
          deposit: of("DEPOSIT"),
          withdrawal: -of("WITHDRAWAL"),
          stake: add(rounds, (round) => units(round.stake)),
          win: add(rounds, (round) => units(round.win)),
        };
        const { agent } = await run<Found>(reports, { range, currency });
        const said = `${currency} ${zone} ${first}..${last}`;
        expect(new Set(labelsIn(agent)), said).toEqual(new Set([currency]));
        const inUnits = (found: Sums) =>
          Object.fromEntries(sums.map((name) => [name, units(found[name])]));
        const { overview, profitLoss, branches, teamFigures } = agent;
        for (const found of [overview, profitLoss.totals, branches.totals]) {
          expect(inUnits(found), said).toEqual(expected);
        }
        // The agent's own play is no part of the team's activity, and agents do not play here.
        expect(inUnits(teamFigures.totals), said).toEqual(expected);
        for (const name of ["revenue", "byDay", "byGame", "gameRecords"] as const) {
          const { stake, win } = agent[name].totals;
          expect([units(stake), units(win)], `${said} ${name}`).toEqual([
            expected.stake,
            expected.win,
          ]);
        }
        const days = agent.dailyNgr.flatMap((row) => row.days);
        const ngr = add(days, (day) => units(day.ngr));
        expect(ngr, said).toBe(units(branches.totals.ngr));
        const { totals } = agent.transactions;
        const came = add(moved, ({ amount }) => (units(amount) > 0n ? units(amount) : 0n));
        const went = add(moved, ({ amount }) => (units(amount) < 0n ? -units(amount) : 0n));
        expect([units(totals.in), units(totals.out)], said).toEqual([came, went]);
      }
    }
  },
  180_000,
);

it("N13 CA150 commission of accounts with another currency is converted to the agent's", async () => {
  const run = await enter(await world("currencies-income"), "agent8", aurora.gmtOffset, {
    currency: "KRW",
  });
  const hours =
    Date.parse("1970-01-01T00:00:00Z") - Date.parse(`1970-01-01T00:00:00${aurora.gmtOffset}`);
  const dayOf = (at: number) => new Date(at + hours).toISOString().slice(0, 10);
  const dawn = Math.floor((now + hours) / dayMs) * dayMs - hours;
  const team = await branchesOf(run);
  const { agent: mine } = await run<{ agent: { rates: { type: string; own: string }[] } }>(
    "{ agent { rates { type own } } }",
  );
  const own = new Map(mine.rates.map(({ type, own: rate }) => [type, rate]));
  const rounds = { KRW: [] as Played[], USD: [] as Played[] };
  for (const currency of currencies) {
    for (const account of teamOf[currency]) {
      rounds[currency].push(...(await entriesOf(run, account, dawn)).rounds);
    }
  }
  const range = { from: dawn - 9 * dayMs, to: dawn };
  const { agent } = await run<{
    agent: { income: { periods: { from: string; sums: Record<"own" | "given", Money> }[] } };
  }>(
    `query ($range: DateRange) { agent { income(range: $range) { periods(by: DAY) {
      from sums { own { amount currency } given { amount currency } } } } } }`,
    { range },
  );
  let earned = 0n;
  for (const { from: day, sums: found } of agent.income.periods) {
    const [won, dollars] = currencies.map((currency) =>
      commissionOf(
        rounds[currency].filter(({ at }) => dayOf(at) === day && day < dayOf(now)),
        own,
        team,
      ),
    );
    if (!won || !dollars) throw new Error("two currencies");
    // A dollar is a thousand won on this platform.
    expect([units(found.own), units(found.given)], day).toEqual([
      won.own + dollars.own * 1000n,
      won.given + dollars.given * 1000n,
    ]);
    expect(found.own.currency).toBe("KRW");
    earned += dollars.own;
  }
  expect(earned).toBeGreaterThan(0n);
}, 120_000);

it("N13 P10 a currency that nobody in the team has is refused, and shows nobody else's accounts", async () => {
  const own = await world("currencies-refused");
  const query =
    "query ($currency: String) { agent { profitLoss(currency: $currency) { nodes { account } } } }";
  for (const [name, home, wrong] of [
    ["agent8", "KRW", "EUR"],
    ["agent8", "KRW", "usd; drop"],
    ["agent9", "KRW", "JPY"],
    ["agent1", "USD", "KRW"],
  ] as const) {
    const run = await enter(own, name, aurora.gmtOffset, { currency: home });
    await expect(run(query, { currency: wrong }), `${name} ${wrong}`).rejects.toThrow(
      "BAD_USER_INPUT",
    );
  }
  const run = await enter(own, "agent9", aurora.gmtOffset, { currency: "KRW" });
  const found = await run<{ agent: { profitLoss: { nodes: { account: string }[] } } }>(query, {
    currency: "USD",
  });
  expect(found.agent.profitLoss.nodes.map(({ account }) => account)).toEqual(["austin1"]);
});

it("N13 CA57 CA66 CA167 amounts of an account and of an event are in the account's currency", async () => {
  const run = await enter(await world("currencies-rows"), "agent8", aurora.gmtOffset, {
    currency: "KRW",
  });
  const codeOf = (account: string) =>
    (teamOf.USD as readonly string[]).includes(account) ? "USD" : "KRW";
  const { agent } = await run<{
    agent: {
      downline: { nodes: { account: string; balance: Money }[] };
      downlineAccount: { account: { balance: Money }; own: Sums; line: Sums };
      attention: { items: { rows: { account: string; amount: Money | null }[] }[] };
    };
  }>(`{ agent {
    downline(search: "") { nodes { account balance { amount currency } } }
    attention { items { rows { account amount { amount currency } } } }
  } }`);
  expect(agent.downline.nodes.length).toBeGreaterThan(2);
  for (const { account, balance } of agent.downline.nodes) {
    expect(balance.currency, account).toBe(codeOf(account));
  }
  const events = agent.attention.items.flatMap(({ rows }) => rows).filter(({ amount }) => amount);
  expect(events.length).toBeGreaterThan(0);
  for (const { account, amount } of events) expect(amount?.currency, account).toBe(codeOf(account));
}, 60_000);
