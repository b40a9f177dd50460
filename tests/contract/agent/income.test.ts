/** Income must equal what this test adds up itself from single rounds, payments and transactions (N1, N3). */
import { expect, it } from "vitest";
import { statementLines } from "../../../app/routes/agent/income/statement/lines.ts";
import { monthOf } from "../../../app/routes/agent/income/statement/months.ts";
import { aurora } from "../../../brands/aurora.ts";
import { hanbit } from "../../../brands/hanbit.ts";
import { startSandbox } from "../support/sandbox.ts";
import {
  add,
  all,
  branches,
  commissionOf,
  dayMs,
  enter,
  type Income,
  liveOn,
  type Movement,
  now,
  type Payment,
  incomeQuery as query,
  type Round,
  units,
} from "./income-oracle.ts";

const sandbox = await startSandbox();

it.each([
  ["agent1", aurora.gmtOffset],
  ["agent1", hanbit.gmtOffset],
  ["agent2", aurora.gmtOffset],
] as const)(
  "N1 N3 CA150 income of %s by the days of %s equals single rounds, payments and transactions",
  async (name, zone) => {
    const world = sandbox.world(`income-${name}-${zone.slice(1, 3)}`);
    await liveOn(world);
    const run = await enter(world, name, zone);
    const hours = Date.parse("1970-01-01T00:00:00Z") - Date.parse(`1970-01-01T00:00:00${zone}`);
    const dayOf = (at: number) => new Date(at + hours).toISOString().slice(0, 10);
    const dawn = Math.floor((now + hours) / dayMs) * dayMs - hours;

    const from = dawn - 16 * dayMs;
    const whole = `(range: { from: ${from}, to: ${dawn + dayMs} }`;
    const rounds = (
      await all<Round>(
        run,
        `gameRecords${whole}`,
        "account type validStake { amount } at status",
        500,
      )
    ).filter(({ status }) => status === "SETTLED");
    expect(rounds.length).toBeGreaterThan(300);
    const team = await branches(run);
    const { agent } = await run<{ agent: { rates: { type: string; own: string }[] } }>(
      "{ agent { rates { type own } } }",
    );
    const own = new Map(agent.rates.map(({ type, own: rate }) => [type, rate]));
    const facts = "direction to amount { amount } status paidAt";
    const pays = new Map<string, Payment[]>();
    for (const kind of ["DAILY", "HOURLY", "REAL_TIME"]) {
      pays.set(`${kind}_SALARY`, await all(run, `salary(kind: ${kind}, ${whole.slice(1)}`, facts));
    }
    pays.set("DIVIDEND", await all(run, `dividends${whole}`, facts));
    const movements = await all<Movement>(
      run,
      `transactions(account: "${name}", ${whole.slice(1)}`,
      "kind amount { amount } at",
      500,
    );

    const commissionIn = (some: readonly Round[]) => commissionOf(some, own, team);

    const startOf = (at: number) => Math.floor((at + hours) / dayMs) * dayMs - hours;
    // Each day is rounded by itself; of a day that the span cuts, the beginning is taken off.
    const netByDays = (first: number, end: number) => {
      const upTo = (last: number) =>
        [...new Set(rounds.map(({ at }) => dayOf(at)))].reduce((sum, day) => {
          const within = ({ at }: Round) => dayOf(at) === day && at >= startOf(first) && at < last;
          const { own: all, given } = commissionIn(rounds.filter(within));
          return sum + all - given;
        }, 0n);
      return upTo(end) - upTo(first);
    };
    const ranges = [
      [0, 0],
      [1, 1],
      [6, 0],
      [9, 3],
      [9, 0],
      [8, 8],
      [4, 1],
    ] as const;
    for (const [first, last] of ranges) {
      const range = { from: dawn - first * dayMs, to: dawn - (last - 1) * dayMs };
      const said = `${name} ${zone} ${first}..${last}`;
      const { agent: found } = await run<{ agent: { income: Income } }>(query, { range });
      const { income } = found;
      expect(income.runningDay).toBe(dayOf(now));
      expect(income.periods.map((period) => period.from)).toEqual(
        Array.from({ length: first - last + 1 }, (_, at) => dayOf(range.from + at * dayMs)),
      );
      const total = { own: 0n, given: 0n, earned: 0n, paid: 0n };
      for (const { from: day, sums } of income.periods) {
        const here = rounds.filter(({ at }) => dayOf(at) === day && day < dayOf(now));
        const commission = commissionIn(here);
        expect([units(sums.own), units(sums.given)], `${said} ${day}`).toEqual([
          commission.own,
          commission.given,
        ]);
        const payOf = (kinds: readonly string[], direction: Payment["direction"]) =>
          add(
            kinds.flatMap((kind) => pays.get(kind) ?? []),
            (pay) =>
              pay.direction === direction && dayOf(pay.to) === day ? units(pay.amount) : 0n,
          );
        const salaries = ["DAILY_SALARY", "HOURLY_SALARY", "REAL_TIME_SALARY"];
        const pay = {
          salaryIn: payOf(salaries, "RECEIVED"),
          salaryOut: payOf(salaries, "PAID"),
          dividendIn: payOf(["DIVIDEND"], "RECEIVED"),
          dividendOut: payOf(["DIVIDEND"], "PAID"),
        };
        for (const of of Object.keys(pay) as (keyof typeof pay)[]) {
          expect(units(sums[of]), `${said} ${day} ${of}`).toBe(pay[of]);
        }
        const booked = (kinds: readonly string[]) =>
          add(movements, ({ kind, amount, at }) =>
            kinds.includes(kind) && dayOf(at) === day ? units(amount) : 0n,
          );
        const gifts = booked(["BONUS", "REBATE"]);
        expect(units(sums.bonuses)).toBe(gifts);
        const earned =
          commission.own - commission.given + pay.salaryIn - pay.salaryOut + pay.dividendIn;
        expect(units(sums.earned), `${said} ${day} earned`).toBe(earned - pay.dividendOut + gifts);
        const paid = booked(["COMMISSION", "SALARY", "DIVIDEND", "BONUS", "REBATE"]);
        expect(units(sums.paid), `${said} ${day} paid`).toBe(paid);
        total.own += commission.own;
        total.given += commission.given;
        total.earned += units(sums.earned);
        total.paid += paid;
      }
      for (const periods of [income.periods, income.weeks, income.months, [income]]) {
        const sums = periods.map((each) => ("totals" in each ? each.totals : each.sums));
        expect(add(sums, (each) => units(each.own))).toBe(total.own);
        expect(add(sums, (each) => units(each.given))).toBe(total.given);
        expect(add(sums, (each) => units(each.earned))).toBe(total.earned);
        expect(add(sums, (each) => units(each.paid))).toBe(total.paid);
      }
      expect(add(income.products, (row) => units(row.own))).toBe(total.own);
      expect(add(income.products, (row) => units(row.given))).toBe(total.given);
      expect(add(income.kinds, (row) => units(row.net))).toBe(total.earned);
      expect(add(income.booked, (row) => units(row.net))).toBe(total.paid);

      // N3: what was open, with what was earned and without what was paid, is what is open.
      const account = income.account ?? expect.fail("the account adds up in these days");
      expect([units(account.earned), units(account.paid)]).toEqual([total.earned, total.paid]);
      const reached = units(account.before.net) + total.earned - total.paid;
      const rest = units(account.rounding) + units(account.notCharged) - units(account.lost);
      expect(reached + rest, said).toBe(units(account.after.net));
      expect(units(account.difference), said).toBe(0n);
      const days = first - last + 2;
      const most = BigInt(days * own.size * (1 + team.direct.length));
      expect(units(account.rounding) <= most && units(account.rounding) >= -most, said).toBe(true);
      // What is open is itself recomputed: commission since the last month that was paid, and pending payments.
      const end = Math.min(range.to, now + 1);
      const closed = Math.min(end, dawn);
      const date = new Date(end - 1);
      const paidTo = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
      if (paidTo >= from && paidTo <= closed) {
        expect(units(account.after.commission), said).toBe(netByDays(paidTo, closed));
      }
      for (const [side, direction] of [
        ["received", "RECEIVED"],
        ["paid", "PAID"],
      ] as const) {
        const open = [...pays.values()]
          .flat()
          .filter((pay) => pay.direction === direction && pay.to < end)
          .filter(({ paidAt }) => paidAt === null || paidAt >= end);
        expect(units(account.after[side]), said).toBe(add(open, (pay) => units(pay.amount)));
      }
      const today = commissionIn(rounds.filter(({ at }) => at >= dawn));
      expect(units(income.expected.commission)).toBe(today.own - today.given);
    }
    // The days hold what the test is about: a month of commission that was paid, and payments on both sides.
    const { agent: found } = await run<{ agent: { income: Income } }>(query, {
      range: { from: dawn - 9 * dayMs, to: dawn + dayMs },
    });
    const { income } = found;
    expect(income.account?.months).toHaveLength(1);
    const commission = income.booked.find(({ kind }) => kind === "COMMISSION");
    expect(income.account?.months[0]?.paid).toEqual(commission?.net);
    for (const of of ["own", "given", "salaryIn", "salaryOut"] as const) {
      expect(units(income.totals[of]), of).toBeGreaterThan(0n);
    }
  },
  120_000,
);

it.each([aurora.gmtOffset, hanbit.gmtOffset])(
  "N2 N3 CA150 what a month's statement by the days of %s leaves open is what the next begins with",
  async (zone) => {
    const world = sandbox.world(`income-months-${zone.slice(1, 3)}`);
    await liveOn(world);
    const run = await enter(world, "agent1", zone);
    const before = (months: number) => {
      const at = new Date(now);
      const first = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months, 1);
      return new Date(first).toISOString().slice(0, 7);
    };
    let left: string | null = null;
    for (const name of [before(2), before(1), before(0)]) {
      const month = monthOf(new URLSearchParams({ month: name }), zone, now);
      const [from, to] = [month.from, month.to].map((day) => Date.parse(`${day}T00:00:00${zone}`));
      const range = { from: from ?? 0, to: (to ?? 0) + dayMs };
      const { agent } = await run<{ agent: { income: Income } }>(query, { range });
      const lines = statementLines(agent.income as never);
      const open = lines.findIndex((line) => line.name.endsWith("account.before"));
      const [first, last] = [lines[open], lines.at(-1)];
      if (left !== null) expect(first?.amount.amount, name).toBe(left);
      left = last?.amount.amount ?? null;
      expect(add(lines.slice(open, -1), ({ amount }) => units(amount))).toBe(
        units(last?.amount ?? { amount: "" }),
      );
      const earned = lines.slice(0, open);
      expect(add(earned, ({ amount }) => units(amount))).toBe(units(agent.income.totals.earned));
      // Each whole month pays the commission of the one before.
      expect(agent.income.account?.months).toHaveLength(1);
    }
  },
);
