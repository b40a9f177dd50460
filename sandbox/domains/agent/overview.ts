import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { currencyCode, range, readRange, type Span } from "../../http/params.ts";
import { dayNumber, dayOfNumber, daysOf, quartersOf, zone } from "../records/days.ts";
import { sumsSince } from "../records/entries-since.ts";
import { addUp, noSums, sumsByDay, wireSums } from "../records/profit.ts";
import { formatAmount } from "../wallet/money.ts";
import { commissionIn } from "./commission/commission.ts";
import { inOneCurrency, lineOf } from "./team.ts";

/**
 * CA51: an agent's team with the agent itself over a range, with a row for each day of a zone. `members` are the
 * accounts below; `newMembers` registered and `activeMembers` placed bets within the range. `commission` is CA60's
 * revenue; `commissionNet` is what remains after the rates given on.
 */
export const overview = defineCall({
  id: "CA51",
  methods: ["GET"],
  path: "/wps/agent/overview",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject({ ...range, zone, currency: currencyCode }),
  run: (context, { currency: wanted, ...params }) => {
    const { db } = context;
    const span = readRange(params, context.now);
    const me = requireMember(context);
    const {
      ids: line,
      currency,
      only,
    } = inOneCurrency(context, lineOf(me.id), {
      currency: wanted,
    });
    const sums = sumsByDay(db, line, span, params.zone);
    const joined = joinedByDay(db, line, me.id, span, params.zone);
    const days = daysOf(span, params.zone).map((day) => {
      const { bonus: _, rebate: __, ...shown } = wireSums(sums.get(day) ?? noSums);
      const newMembers = joined.get(day) ?? 0;
      return { day, newMembers, activeMembers: sums.get(day)?.active ?? 0, ...shown };
    });
    const { deposit, withdrawal, stake, win, profit } = wireSums(addUp(sums.values()));
    const { own, given, net } = commissionIn(db, me.id, span, only);
    return {
      currency,
      sumsSince: sumsSince(db),
      ...standingOf(db, line, me.id),
      newMembers: days.reduce((sum, day) => sum + day.newMembers, 0),
      activeMembers: activeIn(db, line, span),
      deposit,
      withdrawal,
      stake,
      win,
      profit,
      commission: formatAmount(own),
      commissionGiven: formatAmount(given),
      commissionNet: formatAmount(net),
      days,
    };
  },
});

/** The number of accounts created on each day, without the agent. */
function joinedByDay(
  db: Database,
  line: SQL,
  agentId: number,
  { from, to }: Span,
  offset: number,
): Map<string, number> {
  const rows = db.all<{ number: number; joined: number }>(sql`
    select ${dayNumber(sql`created_at`, offset)} as number, count(*) as joined from member
    where id in ${line} and id <> ${agentId}
      and created_at between ${from} and ${to} group by 1`);
  return new Map(rows.map(({ number, joined }) => [dayOfNumber(number), joined]));
}

function activeIn(db: Database, ids: SQL, span: Span): number {
  const [row] = db.all<{ active: number }>(sql`
    select count(*) as active from member m where m.id in ${ids} and exists (
      select 1 from quarter_total where member_id = m.id and stakes > 0 and at ${quartersOf(span)})`);
  return row?.active ?? 0;
}

/** Returns the balance of a team, and the number of its accounts without the agent. */
function standingOf(db: Database, ids: SQL, agentId: number) {
  const [row] = db.all<{ members: number; balance: number }>(sql`
    select count(*) - coalesce(sum(m.id = ${agentId}), 0) as members, coalesce(sum(a.balance), 0) as balance
    from member m left join ledger_account a on a.id = 'wallet:' || m.id where m.id in ${ids}`);
  return { teamBalance: formatAmount(row?.balance ?? 0), members: row?.members ?? 0 };
}
