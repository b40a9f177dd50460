import { and, desc, eq, gte, lte, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { member } from "../../db/schema.ts";
import { settlement } from "../../db/schema-accounts.ts";
import { type Call, defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { offsetOf, pageAnswer } from "../../http/page-answer.ts";
import { paging, range, readRange } from "../../http/params.ts";
import { orderOf, sorting } from "../../http/sort.ts";
import { formatRate } from "../records/rates.ts";
import { formatAmount } from "../wallet/money.ts";
import type { ContractKind } from "./terms.ts";

const columns = {
  to: sql`${settlement.windowTo}`,
  account: sql`${member.account}`,
  base: sql`${settlement.base}`,
  amount: sql`${settlement.amount}`,
};

function settlementCall(id: string, kind: ContractKind, path: string): Call {
  return defineCall({
    id,
    methods: ["GET"],
    path,
    modules: ["COMM3"],
    token: "required",
    audience: "agent",
    params: v.strictObject({ ...paging, ...range, ...sorting(columns) }),
    run: (context, params) => {
      const { db, now } = context;
      const { from, to } = readRange(params, now);
      const me = requireMember(context).id;
      const where = and(
        eq(settlement.kind, kind),
        or(eq(settlement.toId, me), eq(settlement.fromId, me)),
        gte(settlement.windowTo, from),
        lte(settlement.windowFrom, to),
      );
      const content = db
        .select({ row: settlement, account: member.account })
        .from(settlement)
        .innerJoin(member, eq(member.id, settlement.toId))
        .where(where)
        .orderBy(orderOf(columns, params, "to"), desc(settlement.windowTo), desc(settlement.id))
        .limit(params.pageSize)
        .offset(offsetOf(params))
        .all()
        .map(({ row, account }) => ({
          id: String(row.id),
          account,
          period: row.period,
          from: row.windowFrom,
          to: row.windowTo,
          base: formatAmount(row.base),
          rate: formatRate(row.rate),
          amount: formatAmount(row.amount),
          status: row.status,
          paidAt: row.paidAt,
        }));
      const paid = sql`case when ${settlement.paidAt} is null then 0 else ${settlement.amount} end`;
      const sums = db
        .select({
          rows: sql<number>`count(*)`,
          base: sql<number>`coalesce(sum(${settlement.base}), 0)`,
          amount: sql<number>`coalesce(sum(${settlement.amount}), 0)`,
          paid: sql<number>`coalesce(sum(${paid}), 0)`,
        })
        .from(settlement)
        .where(where)
        .get() ?? { rows: 0, base: 0, amount: 0, paid: 0 };
      const totals = {
        base: formatAmount(sums.base),
        amount: formatAmount(sums.amount),
        paid: formatAmount(sums.paid),
      };
      return { ...pageAnswer(content, sums.rows, params), totals };
    },
  });
}

/**
 * CA62–CA65: what contracts paid to the agent, and what the agent paid to those below; last period first
 * unless sorted.
 */
export const settlementCalls: readonly Call[] = [
  settlementCall("CA62", "DIVIDEND", "/wps/agent/dividends"),
  settlementCall("CA63", "DAILY", "/wps/agent/salary/daily"),
  settlementCall("CA64", "HOURLY", "/wps/agent/salary/hourly"),
  settlementCall("CA65", "REALTIME", "/wps/agent/salary/realtime"),
];
