import { sql } from "drizzle-orm";
import * as v from "valibot";
import { type Call, defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { offsetOf, pageAnswer } from "../../http/page-answer.ts";
import { paging, range, readRange } from "../../http/params.ts";
import { orderOf, sorting } from "../../http/sort.ts";
import { formatRate } from "../records/rates.ts";
import { formatAmount } from "../wallet/money.ts";
import type { ContractKind } from "./terms.ts";

const columns = {
  to: sql`p."to"`,
  account: sql`m.account`,
  base: sql`p.base`,
  amount: sql`p.amount`,
};

const noSums = { rows: 0, base: 0, amount: 0, paid: 0 };

interface Settled {
  id: number;
  account: string;
  period: string;
  from: number;
  to: number;
  base: number;
  rate: number;
  amount: number;
  status: string;
  paidAt: number | null;
}

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
      // Received and given, each by its index; what is passed over is passed over there alone.
      const mine = (column: string) => sql`
        select s.id as id, s.window_to as "to", s.to_id as "toId", s.base as base, s.amount as amount,
          s.paid_at as "paidAt"
        from settlement s
        where ${sql.raw(column)} = ${me} and s.kind = ${kind}
          and s.window_to >= ${from} and s.window_from <= ${to}`;
      const all = sql`(${mine("s.to_id")} union all ${mine("s.from_id")})`;
      const order = sql`${orderOf(columns, params, "to")}, p."to" desc, p.id desc`;
      const named = params.sortBy === "account" ? sql`join member m on m.id = p."toId"` : sql``;
      const content = db
        .all<Settled>(sql`
          select s.id as id, m.account as account, s.period as period, s.window_from as "from",
            s.window_to as "to", s.base as base, s.rate as rate, s.amount as amount,
            s.status as status, s.paid_at as "paidAt"
          from (
            select p.id as id, p."to" as "to", p.base as base, p.amount as amount
            from ${all} p ${named} order by ${order}
            limit ${params.pageSize} offset ${offsetOf(params)}
          ) p
          cross join settlement s on s.id = p.id
          cross join member m on m.id = s.to_id
          order by ${order}`)
        .map((row) => ({
          ...row,
          id: String(row.id),
          base: formatAmount(row.base),
          rate: formatRate(row.rate),
          amount: formatAmount(row.amount),
        }));
      const [sums = noSums] = db.all<typeof noSums>(sql`
        select count(*) as rows, coalesce(sum(base), 0) as base, coalesce(sum(amount), 0) as amount,
          coalesce(sum(case when "paidAt" is null then 0 else amount end), 0) as paid
        from ${all}`);
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
