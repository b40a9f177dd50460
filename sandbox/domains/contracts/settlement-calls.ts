import { and, count, desc, eq, gte, lte, or } from "drizzle-orm";
import * as v from "valibot";
import { member } from "../../db/schema.ts";
import { settlement } from "../../db/schema-accounts.ts";
import { type Call, defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { offsetOf, pageAnswer } from "../../http/page-answer.ts";
import { paging, range, readRange } from "../../http/params.ts";
import { formatRate } from "../records/rates.ts";
import { formatAmount } from "../wallet/money.ts";
import type { ContractKind } from "./terms.ts";

function settlementCall(id: string, kind: ContractKind, path: string): Call {
  return defineCall({
    id,
    methods: ["GET"],
    path,
    modules: ["COMM3"],
    token: "required",
    audience: "agent",
    params: v.strictObject({ ...paging, ...range }),
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
        .orderBy(desc(settlement.windowTo), desc(settlement.id))
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
      const total = db.select({ n: count() }).from(settlement).where(where).get()?.n ?? 0;
      return pageAnswer(content, total, params);
    },
  });
}

/** CA62–CA65: what contracts paid to the agent, and what the agent paid to those below. */
export const settlementCalls: readonly Call[] = [
  settlementCall("CA62", "DIVIDEND", "/wps/agent/dividends"),
  settlementCall("CA63", "DAILY", "/wps/agent/salary/daily"),
  settlementCall("CA64", "HOURLY", "/wps/agent/salary/hourly"),
  settlementCall("CA65", "REALTIME", "/wps/agent/salary/realtime"),
];
