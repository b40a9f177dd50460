import { and, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { settlement } from "../../../db/schema/history.ts";
import { defineCall } from "../../../http/call.ts";
import { requireMember } from "../../../http/context.ts";
import { cutPage } from "../../../http/page-answer.ts";
import { paging } from "../../../http/params.ts";
import { formatAmount } from "../../wallet/money.ts";
import { commissionOf } from "./commission.ts";
import { monthOf } from "./settle-commission.ts";

/** CA100: an agent's commission by month (UTC), latest first: the current one so far, then what was paid and when. */
export const commissionPayments = defineCall({
  id: "CA100",
  methods: ["GET"],
  path: "/wps/agent/commission",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject(paging),
  run: (context, params) => {
    const { db, now } = context;
    const me = requireMember(context).id;
    const month = monthOf(now);
    const open = commissionOf(db, me, { from: month.from, to: month.to - 1 });
    const current = {
      id: String(month.from),
      ...month,
      own: formatAmount(open.own),
      given: formatAmount(open.given),
      net: formatAmount(open.net),
      status: "PENDING",
      paidAt: null,
    };
    const paid = db
      .select()
      .from(settlement)
      .where(and(eq(settlement.toId, me), eq(settlement.kind, "COMMISSION")))
      .orderBy(desc(settlement.windowTo))
      .all()
      .map(({ windowFrom, windowTo, base, amount, status, paidAt }) => ({
        id: String(windowFrom),
        from: windowFrom,
        to: windowTo,
        own: formatAmount(base),
        given: formatAmount(base - amount),
        net: formatAmount(amount),
        status,
        paidAt: status === "PAID" ? paidAt : null,
      }));
    return cutPage([current, ...paid], params);
  },
});
