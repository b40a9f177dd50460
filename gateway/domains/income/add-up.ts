/** Sums of income, exact to the last unit (N1, N3). Amounts are decimal text. */
import { compareAmounts, differenceOf, sumOf } from "../../../brands/amount.ts";
import type { IncomeKind } from "../../generated/resolver-types.ts";
import type { WholeIncome } from "./whole-income.ts";

/** Income of a range of whole days. */
export interface IncomeModel extends WholeIncome {
  /** All days of the range up to the running one, as YYYY-MM-DD, and the running one. */
  days: readonly string[];
  runningDay: string;
  /** The range's first moment, in ms. */
  from: number;
}

const nothing = "0.00";
const add = (amounts: readonly string[]) => amounts.reduce(sumOf, nothing);
const pick = <Row, Name extends keyof Row>(rows: readonly Row[], name: Name) =>
  add(rows.map((row) => String(row[name])));
const given = <Row extends { day: string }>(rows: readonly Row[], days: ReadonlySet<string>) =>
  rows.filter(({ day }) => days.has(day));

/** What is earned and booked at once. */
const gifts: readonly string[] = ["BONUS", "REBATE"];

/** Commission of days that are over; the running one is expected. */
const closed = ({ commission, runningDay }: IncomeModel) =>
  commission.filter(({ day }) => day < runningDay);

/** The sums of some days. */
export function sumsOf(income: IncomeModel, days: readonly string[]) {
  const within = new Set(days);
  const commission = given(closed(income), within);
  const pay = given(income.pay, within);
  const booked = given(income.booked, within);
  const dividends = pay.filter(({ kind }) => kind === "DIVIDEND");
  const salaries = pay.filter(({ kind }) => kind !== "DIVIDEND");
  const [own, givenOn] = [pick(commission, "own"), pick(commission, "given")];
  const [salaryIn, salaryOut] = [pick(salaries, "received"), pick(salaries, "paid")];
  const [dividendIn, dividendOut] = [pick(dividends, "received"), pick(dividends, "paid")];
  const net = {
    commission: differenceOf(own, givenOn),
    salary: differenceOf(salaryIn, salaryOut),
    dividend: differenceOf(dividendIn, dividendOut),
    bonuses: pick(
      booked.filter(({ kind }) => gifts.includes(kind)),
      "in",
    ),
  };
  return {
    own,
    given: givenOn,
    salaryIn,
    salaryOut,
    dividendIn,
    dividendOut,
    ...net,
    earned: add(Object.values(net)),
    paid: differenceOf(pick(booked, "in"), pick(booked, "out")),
  };
}

interface Commission {
  validStake: string;
  own: string;
  given: string;
}

const commissionOf = (rows: readonly Commission[]) => {
  const [own, givenOn] = [pick(rows, "own"), pick(rows, "given")];
  const validStake = pick(rows, "validStake");
  return { validStake, own, given: givenOn, commission: differenceOf(own, givenOn) };
};

/** Commission by type of game, the highest first. */
export function productsOf(income: IncomeModel) {
  const rows = closed(income);
  return [...new Set(rows.map(({ type }) => type))]
    .map((type) => ({ type, ...commissionOf(rows.filter((row) => row.type === type)) }))
    .toSorted((a, b) => compareAmounts(b.commission, a.commission) || (a.type < b.type ? -1 : 1));
}

/** Commission of one type of game by day. */
export const productDaysOf = (income: IncomeModel, type: string) =>
  closed(income)
    .filter((row) => row.type === type)
    .map((row) => ({ day: row.day, ...commissionOf([row]) }));

const kindOfPay = {
  DIVIDEND: "DIVIDEND",
  DAILY: "DAILY_SALARY",
  HOURLY: "HOURLY_SALARY",
  REALTIME: "REAL_TIME_SALARY",
} as const satisfies Record<WholeIncome["pay"][number]["kind"], IncomeKind>;

const withNet = <Sides extends { in: string; out: string }>(sides: Sides) => ({
  ...sides,
  net: differenceOf(sides.in, sides.out),
});

const bookedKinds = ["COMMISSION", "SALARY", "DIVIDEND", "BONUS", "REBATE"] as const;

/** What was booked by its kind. */
export const bookedOf = ({ booked }: IncomeModel) =>
  bookedKinds.map((kind) => {
    const rows = booked.filter((row) => row.kind === kind);
    return withNet({ kind, in: pick(rows, "in"), out: pick(rows, "out") });
  });

/** What was earned by its kind. */
export function kindsOf(income: IncomeModel) {
  const commission = closed(income);
  const pays = Object.entries(kindOfPay).map(([wire, kind]) => {
    const rows = income.pay.filter((row) => row.kind === wire);
    return { kind, in: pick(rows, "received"), out: pick(rows, "paid") };
  });
  const own = { in: pick(commission, "own"), out: pick(commission, "given") };
  return [
    withNet({ kind: "COMMISSION" as const, ...own }),
    ...pays.map(withNet),
    ...bookedOf(income).flatMap(({ kind, ...sides }) =>
      kind === "BONUS" || kind === "REBATE" ? { kind, ...sides } : [],
    ),
  ];
}

const openOf = (open: WholeIncome["before"]) => ({
  ...open,
  net: differenceOf(sumOf(open.commission, open.received), open.paid),
});

/**
 * N3: open before + earned − paid − lost with ended contracts is open after, with what the months that were paid are rounded by, and what of them came
 * to less than nought and is not charged. Each line is a figure of its own: what they lack to come out is `difference`.
 */
export function accountOf(income: IncomeModel) {
  if (income.since !== null && income.from < income.since) return null;
  const { earned, paid } = sumsOf(income, income.days);
  const [before, after] = [openOf(income.before), openOf(income.after)];
  const [net, booked] = [pick(income.months, "net"), pick(income.months, "booked")];
  const rounding = differenceOf(net, pick(income.months, "byDays"));
  const notCharged = differenceOf(booked, net);
  const lost = given(income.lost, new Set(income.days));
  const lostNet = differenceOf(pick(lost, "received"), pick(lost, "paid"));
  const left = differenceOf(differenceOf(sumOf(before.net, earned), paid), lostNet);
  const reached = add([left, rounding, notCharged]);
  return {
    before,
    earned,
    paid,
    lost: lostNet,
    rounding,
    notCharged,
    after,
    difference: differenceOf(after.net, reached),
    months: income.months.map(({ from, to, booked: paidOf }) => ({ from, to, paid: paidOf })),
  };
}

/** What is still running. */
export function expectedOf({ expected }: IncomeModel) {
  if (expected === null) return null;
  const pay = expected.pay.map(({ kind, received, paid, to }) => ({
    kind: kindOfPay[kind],
    in: received,
    out: paid,
    endsAt: to,
  }));
  const net = differenceOf(sumOf(expected.commission, pick(pay, "in")), pick(pay, "out"));
  return { commission: expected.commission, pay, net };
}
