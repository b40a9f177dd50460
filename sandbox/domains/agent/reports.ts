import { sql } from "drizzle-orm";
import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { cutPage } from "../../http/page-answer.ts";
import { optionalText, paging, range, readRange } from "../../http/params.ts";
import { dayOf } from "../records/days.ts";
import { addUp, noSums, sumsBy, wireSums } from "../records/profit.ts";
import { formatRate } from "../records/rates.ts";
import { listTransactions, transactionKind } from "../records/transactions.ts";
import { formatAmount } from "../wallet/money.ts";
import { revenueOf } from "./commission.ts";
import { idList, lineOf, teamOf } from "./team.ts";

const common = {
  methods: ["GET"],
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
} as const;

/** CA59: each account of the line with its own sums, biggest stake first, and the totals of all. */
export const profitLoss = defineCall({
  id: "CA59",
  ...common,
  path: "/wps/agent/profitLoss",
  params: v.strictObject({ ...paging, ...range, search: optionalText(60) }),
  run: (context, { search, ...params }) => {
    const { db } = context;
    const span = readRange(params, context.now);
    const me = requireMember(context);
    const line = [me, ...teamOf(db, me.id)].filter(({ account }) => fits(account, search));
    const ids = line.map(({ id }) => id);
    const sums = sumsBy(db, "memberId", ids, span);
    const valid = new Map(
      db
        .all<{ id: number; valid: number }>(sql`
          select member_id as id, sum(valid_stakes) as valid from daily_play
          where member_id in ${idList(ids)} and day between ${dayOf(span.from)} and ${dayOf(span.to)}
          group by 1`)
        .map((row) => [row.id, row.valid]),
    );
    const rows = line
      .map(({ id, account }) => ({
        account,
        sums: sums.get(id) ?? noSums,
        validStake: valid.get(id) ?? 0,
      }))
      .sort((a, b) => b.sums.stake - a.sums.stake || a.account.localeCompare(b.account));
    const wire = (row: { sums: typeof noSums; validStake: number }) => ({
      ...wireSums(row.sums),
      validStake: formatAmount(row.validStake),
    });
    const page = cutPage(rows, params);
    const validStake = rows.reduce((sum, row) => sum + row.validStake, 0);
    return {
      ...page,
      content: page.content.map((row) => ({ account: row.account, ...wire(row) })),
      totals: wire({ sums: addUp(rows.map((row) => row.sums)), validStake }),
    };
  },
});

/** CA60: the line's play by game type at the agent's own rates. */
export const revenue = defineCall({
  id: "CA60",
  ...common,
  path: "/wps/agent/revenue",
  params: v.strictObject(range),
  run: (context, params) => {
    const { db } = context;
    const { id } = requireMember(context);
    const rows = revenueOf(db, id, lineOf(db, id), readRange(params, context.now));
    const total = (name: "stake" | "validStake" | "win" | "revenue") =>
      formatAmount(rows.reduce((sum, row) => sum + row[name], 0));
    return {
      rows: rows.map((row) => ({
        gameType: row.gameType,
        stake: formatAmount(row.stake),
        validStake: formatAmount(row.validStake),
        win: formatAmount(row.win),
        ratePercent: formatRate(row.rate),
        revenue: formatAmount(row.revenue),
      })),
      totals: {
        stake: total("stake"),
        validStake: total("validStake"),
        win: total("win"),
        revenue: total("revenue"),
      },
    };
  },
});

/** CA61: wallet movements of the line, as CA21; `search` narrows it to accounts that contain it. */
export const teamTransactions = defineCall({
  id: "CA61",
  ...common,
  path: "/wps/agent/transactions",
  params: v.strictObject({
    ...paging,
    ...range,
    search: optionalText(60),
    kind: transactionKind,
  }),
  run: (context, { search, ...params }) => {
    const me = requireMember(context);
    const ids = [me, ...teamOf(context.db, me.id)]
      .filter(({ account }) => fits(account, search))
      .map(({ id }) => id);
    return listTransactions(context, ids, readRange(params, context.now), params);
  },
});

/** Whether an account's name contains what was searched for; nothing finds everybody. */
export function fits(account: string, search: string): boolean {
  return account.includes(search.trim().toLowerCase());
}
