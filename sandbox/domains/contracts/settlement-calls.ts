import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { type Call, defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { offsetOf, pageAnswer } from "../../http/page-answer.ts";
import { paging, range, readRange } from "../../http/params.ts";
import { orderOf, sorting } from "../../http/sort.ts";
import { roundsSince, sumsSince } from "../records/entries-since.ts";
import { formatRate } from "../records/rates.ts";
import { formatAmount, parseAmount } from "../wallet/money.ts";
import { type ContractKind, readRealtimeTerms } from "./terms.ts";

const columns = {
  to: sql`p."to"`,
  account: sql`m.account`,
  base: sql`p.base`,
  amount: sql`p.amount`,
};

const directions = ["RECEIVED", "PAID"] as const;
type Direction = (typeof directions)[number];

const noSums = { rows: 0, base: 0, amount: 0, received: 0, paid: 0 };

interface Settled {
  id: number;
  payer: string;
  payee: string;
  period: string;
  from: number;
  to: number;
  base: number;
  rate: number;
  amount: number;
  status: string;
  paidAt: number | null;
  terms: string | null;
}

function settlementCall(id: string, kind: ContractKind, path: string): Call {
  return defineCall({
    id,
    methods: ["GET"],
    path,
    modules: ["COMM3"],
    token: "required",
    audience: "agent",
    params: v.strictObject({
      ...paging,
      ...range,
      ...sorting(columns),
      direction: v.optional(v.picklist(directions)),
      ended: v.optional(v.picklist(["0", "1"]), "0"),
    }),
    run: (context, { direction, ended, ...params }) => {
      const { db, now } = context;
      const me = requireMember(context).id;
      const { from, to } = readRange(params, now);
      // Usually every period that the range touches, else only those that ended within it.
      const within =
        ended === "1"
          ? sql`s.window_to between ${from} and ${to}`
          : sql`s.window_to >= ${from} and s.window_from <= ${to}`;
      const found = settledOf(me, kind, within, direction);
      const order = sql`${orderOf(columns, params, "to")}, p."to" desc, p.id desc`;
      // The other party; empty for the operator, who has no account.
      const named = params.sortBy === "account" ? sql`left join member m on m.id = p.other` : sql``;
      const content = db
        .all<Settled>(sql`
          select s.id as id, coalesce(payer.account, ${operator}) as payer, payee.account as payee,
            s.period as period, s.window_from as "from", s.window_to as "to", s.base as base,
            s.rate as rate, s.amount as amount, s.status as status, s.paid_at as "paidAt", c.terms as terms
          from (
            select p.id as id, p."to" as "to", p.other as other, p.base as base, p.amount as amount
            from ${found} p ${named} order by ${order}
            limit ${params.pageSize} offset ${offsetOf(params)}
          ) p
          cross join settlement s on s.id = p.id
          cross join member payee on payee.id = s.to_id
          left join member payer on payer.id = s.from_id
          left join contract c on c.id = s.contract_id
          ${named}
          order by ${order}`)
        .map(({ terms, ...row }) => ({
          ...row,
          minStake: leastStake(kind, terms),
          id: String(row.id),
          account: row.payee,
          base: formatAmount(row.base),
          rate: formatRate(row.rate),
          amount: formatAmount(row.amount),
        }));
      const [sums = noSums] = db.all<typeof noSums>(sql`
        select count(*) as rows, coalesce(sum(base), 0) as base, coalesce(sum(amount), 0) as amount,
          coalesce(sum(received), 0) as received, coalesce(sum(paid), 0) as paid
        from ${found}`);
      const totals = {
        base: formatAmount(sums.base),
        amount: formatAmount(sums.amount),
        received: formatAmount(sums.received),
        paid: formatAmount(sums.paid),
        net: formatAmount(sums.received - sums.paid),
      };
      const since = { sumsSince: sumsSince(db), roundsSince: roundsSince(db) };
      return { ...pageAnswer(content, sums.rows, params), totals, ...since };
    },
  });
}

/** The least stake of a bet that counts (D-29); null where every bet does. */
function leastStake(kind: ContractKind, terms: string | null): string | null {
  if (kind !== "REALTIME" || terms === null) return null;
  const least = parseAmount(readRealtimeTerms({ kind, terms }).singleBetAmount) ?? 0;
  return least === 0 ? null : formatAmount(least);
}

/** How the wire calls the operator where a contract has no account on its side. */
const operator = "platform";

/**
 * Settlements of one kind that a member received or paid, each read by its index. What moved the member's
 * wallet is `received` or `paid`: a payment that was issued by force left the operator's, not the giver's (S33).
 */
function settledOf(me: number, kind: ContractKind, within: SQL, direction: Direction | undefined) {
  const side = (mine: string, other: string, moved: { received: SQL; paid: SQL }) => sql`
    select s.id as id, s.window_to as "to", ${sql.raw(other)} as other, s.base as base,
      s.amount as amount, ${moved.received} as received, ${moved.paid} as paid
    from settlement s
    where ${sql.raw(mine)} = ${me} and s.kind = ${kind} and ${within}`;
  // Dividends alone can be forced; the index has when something was paid, but not its status.
  const left = kind === "DIVIDEND" ? sql`s.status = 'PAID'` : sql`s.paid_at is not null`;
  const received = side("s.to_id", "s.from_id", {
    received: sql`case when s.paid_at is not null then s.amount else 0 end`,
    paid: sql`0`,
  });
  const paid = side("s.from_id", "s.to_id", {
    received: sql`0`,
    paid: sql`case when ${left} then s.amount else 0 end`,
  });
  if (direction !== undefined) return sql`(${direction === "RECEIVED" ? received : paid})`;
  return sql`(${received} union all ${paid})`;
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
