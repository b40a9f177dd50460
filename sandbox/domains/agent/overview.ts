import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { groupBy } from "../../http/group-by.ts";
import { range, readRange, type Span } from "../../http/params.ts";
import { dayOf, daysOf } from "../records/days.ts";
import { addUp, noSums, sumsBy, wireSums } from "../records/profit.ts";
import { walletOf } from "../wallet/ledger.ts";
import { formatAmount } from "../wallet/money.ts";
import { revenueOf } from "./commission.ts";
import { idList, teamOf } from "./team.ts";

/**
 * CA51: the line of an agent (the agent and everybody below) over a range, with a row for each day.
 * `members` are those below; `newMembers` joined and `activeMembers` staked within the range.
 * `commission` is CA60's revenue.
 */
export const overview = defineCall({
  id: "CA51",
  methods: ["GET"],
  path: "/wps/agent/overview",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject(range),
  run: (context, params) => {
    const { db } = context;
    const span = readRange(params, context.now);
    const me = requireMember(context);
    const team = teamOf(db, me.id);
    const line = [me.id, ...team.map(({ id }) => id)];
    const sums = sumsBy(db, "day", line, span);
    const active = activeByDay(db, line, span);
    const joined = groupBy(team, ({ createdAt }) => dayOf(createdAt));
    const days = daysOf(span).map((day) => {
      const { bonus: _, rebate: __, ...shown } = wireSums(sums.get(day) ?? noSums);
      const newMembers = joined.get(day)?.length ?? 0;
      return { day, newMembers, activeMembers: active.get(day) ?? 0, ...shown };
    });
    const { deposit, withdrawal, stake, win } = wireSums(addUp(sums.values()));
    const commission = revenueOf(db, me.id, line, span).reduce((sum, row) => sum + row.revenue, 0);
    return {
      teamBalance: formatAmount(balanceOfAll(db, line)),
      members: team.length,
      newMembers: days.reduce((sum, day) => sum + day.newMembers, 0),
      activeMembers: activeIn(db, line, span),
      deposit,
      withdrawal,
      stake,
      win,
      commission: formatAmount(commission),
      days,
    };
  },
});

function activeByDay(db: Database, ids: readonly number[], { from, to }: Span) {
  const rows = db.all<{ day: string; active: number }>(sql`
    select day, count(distinct member_id) as active from daily_total
    where member_id in ${idList(ids)} and stakes > 0
      and day between ${dayOf(from)} and ${dayOf(to)} group by day`);
  return new Map(rows.map(({ day, active }) => [day, active]));
}

function activeIn(db: Database, ids: readonly number[], { from, to }: Span): number {
  const [row] = db.all<{ active: number }>(sql`
    select count(distinct member_id) as active from daily_total
    where member_id in ${idList(ids)} and stakes > 0
      and day between ${dayOf(from)} and ${dayOf(to)}`);
  return row?.active ?? 0;
}

function balanceOfAll(db: Database, ids: readonly number[]): number {
  const wallets = JSON.stringify(ids.map(walletOf));
  const [row] = db.all<{ sum: number }>(sql`
    select coalesce(sum(balance), 0) as sum from ledger_account
    where id in (select value from json_each(${wallets}))`);
  return row?.sum ?? 0;
}
