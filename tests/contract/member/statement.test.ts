/** The statement's sums must equal sums over single bets and transactions, which this test adds up itself. */
import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { send } from "../../../gateway/testing/run.ts";
import { demoPaymentPassword as paymentPassword, requestId } from "../cases/inputs.ts";
import { startSandbox, type TestWorld } from "../support/sandbox.ts";
import { signedIn } from "../support/signed-in.ts";

const sandbox = await startSandbox();

const day = 86_400_000;
const hours = Number.parseInt(aurora.gmtOffset, 10) * 3_600_000;
const dayOf = (at: number) => new Date(at + hours).toISOString().slice(0, 10);
const startOfDay = (at: number) => Math.floor((at + hours) / day) * day - hours;

interface Money {
  amount: string;
}
const units = ({ amount }: Money) => Math.round(Number(amount) * 10_000);

async function enter(world: TestWorld, name: string, ahead = 0) {
  const visitor = await signedIn(world, name, { now: () => Date.now() + ahead });
  return <T>(text: string, variables: object = {}) => send<T>({ ...visitor }, text, variables);
}

type Run = Awaited<ReturnType<typeof enter>>;

interface Round {
  id: string;
  gameName: string;
  type: string;
  stake: Money;
  win: Money;
  at: number;
  status: string;
}

interface Movement {
  kind: string;
  amount: Money;
  at: number;
}

/** All rows of a list, read page by page. */
async function all<T>(run: Run, list: string, fields: string, size: number): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const { records } = await run<{
      records: { list: { nodes: T[]; pageInfo: { hasMore: boolean } } };
    }>(`{ records { list: ${list}, offset: ${rows.length}, limit: ${size}) {
      nodes { ${fields} } pageInfo { hasMore }
    } } }`);
    rows.push(...records.list.nodes);
    if (!records.list.pageInfo.hasMore) return rows;
  }
}

/** Sums by a key, in the smallest unit; sums of nought are left out. */
function sumBy<T>(rows: readonly T[], key: (row: T) => string, worth: (row: T) => number) {
  const sums: Record<string, number> = {};
  for (const row of rows) sums[key(row)] = (sums[key(row)] ?? 0) + worth(row);
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

const amounts = "deposit { amount } withdrawal { amount } stake { amount } win { amount }";
const totals = `${amounts} bonus { amount } rebate { amount } profit { amount }`;
type Totals = Record<
  "deposit" | "withdrawal" | "stake" | "win" | "bonus" | "rebate" | "profit",
  Money
>;

interface Statement {
  statement: { days: { day: string; totals: Totals }[]; totals: Totals };
  statementProducts: {
    rows: { type: string; play: Play }[];
    totals: Play;
  };
  statementGames: { nodes: { gameName: string; play: Play }[]; since: number };
  sinceOpening: { openedAt: number; since: number | null; totals: Totals };
}

interface Play {
  bets: number;
  stake: Money;
  win: Money;
  result: Money;
}

const play = "play { bets stake { amount } win { amount } result { amount } }";
const statement = `query ($range: DateRange!) { records {
  statement(range: $range) { days { day totals { ${totals} } } totals { ${totals} } }
  statementProducts(range: $range) { rows { type ${play} } totals { stake { amount } win { amount } } }
  statementGames(range: $range, limit: 100) { nodes { gameName ${play} } since }
  sinceOpening { openedAt since totals { ${totals} } }
} }`;

it("G25 CA22 CA140 CA141 sums by day, product and game equal those of single bets and transactions", async () => {
  const world = sandbox.world("statement");
  const ahead = 25_000;
  const before = await enter(world, "player1");
  const deposit = `mutation ($input: RequestDepositInput!) { requestDeposit(input: $input) { __typename } }`;
  const paidIn = { idempotencyKey: requestId, methodId: "ewallet", amount: "55" };
  expect(await before(deposit, { input: paidIn })).toMatchObject({
    requestDeposit: { __typename: "RequestDepositSuccess" },
  });
  const withdraw = `mutation ($input: RequestWithdrawalInput!) { requestWithdrawal(input: $input) { __typename } }`;
  const idempotencyKey = requestId.replace(/1$/, "2");
  const paidOut = { idempotencyKey, cardId: "1", amount: "33.33", paymentPassword };
  expect(await before(withdraw, { input: paidOut })).toMatchObject({
    requestWithdrawal: { __typename: "RequestWithdrawalSuccess" },
  });
  await world.switch("set", { clockAheadMs: ahead });

  const run = await enter(world, "player1", ahead);
  const now = Date.now() + ahead;
  // Whole days of the brand's zone, of which there is each entry.
  const range = { from: startOfDay(now) - 5 * day, to: startOfDay(now) + day };
  const written = `(range: { from: ${range.from}, to: ${range.to} }`;
  const { records } = await run<{ records: Statement }>(statement, { range });
  const rounds = (
    await all<Round>(
      run,
      `games${written}`,
      "id gameName type stake { amount } win { amount } at status",
      500,
    )
  ).filter(({ status }) => status === "SETTLED");
  const movements = await all<Movement>(
    run,
    `transactions${written}`,
    "kind amount { amount } at",
    100,
  );
  expect(rounds.length).toBeGreaterThan(10);
  expect(records.statementGames.since).toBeLessThanOrEqual(range.from);

  const days = records.statement.days;
  const byDay = (of: keyof Totals) =>
    sumBy(
      days,
      (row) => row.day,
      (row) => units(row.totals[of]),
    );
  for (const of of ["stake", "win"] as const) {
    const entries = sumBy(
      rounds,
      ({ at }) => dayOf(at),
      (round) => units(round[of]),
    );
    expect(byDay(of), of).toEqual(entries);
  }
  const kinds = { deposit: "DEPOSIT", withdrawal: "WITHDRAWAL", bonus: "BONUS", rebate: "REBATE" };
  for (const [of, kind] of Object.entries(kinds)) {
    const sign = kind === "WITHDRAWAL" ? -1 : 1;
    const entries = sumBy(
      movements.filter((each) => each.kind === kind),
      ({ at }) => dayOf(at),
      ({ amount }) => sign * units(amount),
    );
    expect(byDay(of as keyof Totals), of).toEqual(entries);
  }
  expect(byDay("deposit")[dayOf(now)]).toBeGreaterThanOrEqual(550_000);
  expect(byDay("withdrawal")[dayOf(now)]).toBeGreaterThanOrEqual(333_300);
  for (const { totals: of } of days) {
    const net = units(of.win) - units(of.stake) + units(of.bonus) + units(of.rebate);
    expect(units(of.profit)).toBe(net);
  }

  const parts = [
    [records.statementProducts.rows, "type", ({ type }: Round) => type],
    [records.statementGames.nodes, "gameName", ({ gameName }: Round) => gameName],
  ] as const;
  for (const [rows, name, keyOf] of parts) {
    const shown = rows as unknown as (Record<string, string> & { play: Play })[];
    for (const of of ["stake", "win"] as const) {
      const entries = sumBy(rounds, keyOf, (round) => units(round[of]));
      expect(
        sumBy(
          shown,
          (row) => row[name] ?? "",
          (row) => units(row.play[of]),
        ),
        name,
      ).toEqual(entries);
    }
    const bets = sumBy(rounds, keyOf, () => 1);
    expect(
      sumBy(
        shown,
        (row) => row[name] ?? "",
        (row) => row.play.bets,
      ),
    ).toEqual(bets);
  }
});

it("G25 CA22 CA140 CA142 a year's statement is put together without a gap or a doubled day", async () => {
  const world = sandbox.world("statement-year");
  const run = await enter(world, "player1");
  const to = startOfDay(Date.now()) + day;
  const { records } = await run<{ records: Statement }>(statement, {
    range: { from: to - 366 * day, to },
  });
  const { statement: whole, sinceOpening, statementProducts } = records;
  expect(whole.days).toHaveLength(366);
  expect(new Set(whole.days.map((row) => row.day)).size).toBe(366);
  for (const of of Object.keys(whole.totals) as (keyof Totals)[]) {
    const sum = whole.days.reduce((all, row) => all + units(row.totals[of]), 0);
    expect(units(whole.totals[of]), of).toBe(sum);
    // All sums of the world are within this year.
    expect(units(sinceOpening.totals[of]), of).toBe(sum);
  }
  expect(units(statementProducts.totals.stake)).toBe(units(whole.totals.stake));
  expect(units(statementProducts.totals.win)).toBe(units(whole.totals.win));
  expect(units(whole.totals.stake)).toBeGreaterThan(0);
  // The account is older than its sums, and the platform says from when on there are any.
  expect(sinceOpening.since).toBeGreaterThan(sinceOpening.openedAt);
  const earliest = whole.days.filter((row) => units(row.totals.stake) > 0).at(-1);
  expect((earliest?.day ?? "") >= dayOf(sinceOpening.since ?? 0)).toBe(true);

  const tooLong = run(statement, { range: { from: to - 367 * day, to } });
  await expect(tooLong).rejects.toThrow();
});
