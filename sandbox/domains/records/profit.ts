import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { range, readRange, type Span } from "../../http/params.ts";
import { idList } from "../agent/team.ts";
import { formatAmount } from "../wallet/money.ts";
import { dayNumber, dayOfNumber, daysOf, quartersOf, zone } from "./days.ts";

/** Sums in minor units. */
export interface Sums {
  deposit: number;
  withdrawal: number;
  stake: number;
  validStake: number;
  win: number;
  bonus: number;
  rebate: number;
}

export const noSums: Sums = {
  deposit: 0,
  withdrawal: 0,
  stake: 0,
  validStake: 0,
  win: 0,
  bonus: 0,
  rebate: 0,
};

/** `Sums` of `quarter_total` as `t`; of no row at all each is nought. */
export const sumColumns = sql`coalesce(sum(t.deposits), 0) as deposit,
  coalesce(sum(t.withdrawals), 0) as withdrawal, coalesce(sum(t.stakes), 0) as stake,
  coalesce(sum(t.valid_stakes), 0) as "validStake", coalesce(sum(t.wins), 0) as win,
  coalesce(sum(t.bonuses), 0) as bonus, coalesce(sum(t.rebates), 0) as rebate`;

/** Sums, and how many members played. */
interface DaySums extends Sums {
  active: number;
}

/**
 * The sums of some members (`ids` for `in …`) by day, of the zone with this offset in ms; days without any
 * are missing.
 */
export function sumsByDay(db: Database, ids: SQL, span: Span, offset = 0): Map<string, DaySums> {
  const rows = grouped(db, dayNumber(sql`t.at`, offset), ids, span);
  return new Map(rows.map(({ key, ...sums }) => [dayOfNumber(key), sums]));
}

/** The sums of some members, each by itself; members without any are missing. */
export function sumsByMember(db: Database, ids: SQL, span: Span): Map<number, Sums> {
  const rows = grouped(db, sql`t.member_id`, ids, span);
  return new Map(rows.map(({ key, active: _, ...sums }) => [key, sums]));
}

function grouped(db: Database, key: SQL, ids: SQL, span: Span) {
  return db.all<DaySums & { key: number }>(sql`
    select ${key} as key, ${sumColumns},
      count(distinct case when t.stakes > 0 then t.member_id end) as active
    from quarter_total t where t.member_id in ${ids} and t.at ${quartersOf(span)}
    group by 1`);
}

export function addUp(all: Iterable<Sums>): Sums {
  const total = { ...noSums };
  for (const sums of all) {
    for (const name of Object.keys(total) as (keyof Sums)[]) total[name] += sums[name];
  }
  return total;
}

/** What the players came out with, in minor units: win - stake + bonus + rebate. */
function profitOf({ win, stake, bonus, rebate }: Sums): number {
  return win - stake + bonus + rebate;
}

/** Sums as decimal strings, with the profit. */
export function wireSums(sums: Sums) {
  return {
    deposit: formatAmount(sums.deposit),
    withdrawal: formatAmount(sums.withdrawal),
    stake: formatAmount(sums.stake),
    win: formatAmount(sums.win),
    bonus: formatAmount(sums.bonus),
    rebate: formatAmount(sums.rebate),
    profit: formatAmount(profitOf(sums)),
  };
}

/** CA22: the member's own days, oldest first, each day of the range, and their totals. */
export const profit = defineCall({
  id: "CA22",
  methods: ["GET"],
  path: "/wps/records/profit",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
  params: v.strictObject({ ...range, zone }),
  run: (context, params) => {
    const span = readRange(params, context.now);
    const ids = idList([requireMember(context).id]);
    const found = sumsByDay(context.db, ids, span, params.zone);
    return {
      days: daysOf(span, params.zone).map((day) => ({
        day,
        ...wireSums(found.get(day) ?? noSums),
      })),
      totals: wireSums(addUp(found.values())),
    };
  },
});
