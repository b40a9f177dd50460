import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { accountName, range, readRange, type Span } from "../../http/params.ts";
import { roundsSince, sumsSince, transactionsSince } from "../records/entries-since.ts";
import { addUp, sumsByMember, wireSums } from "../records/profit.ts";
import { formatAmount } from "../wallet/money.ts";
import { findBelow } from "./downline.ts";
import { lineOf, ofCurrency } from "./team.ts";

/**
 * CA66: one account of the team, with its own figures (`own`) and those of it with all accounts below (`line`).
 * Other accounts: `transfer.not.related`.
 */
export const downlineAccount = defineCall({
  id: "CA66",
  methods: ["GET"],
  path: "/wps/agent/downline/account",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject({ account: accountName, ...range }),
  run: (context, { account, ...params }) => {
    const { db, now } = context;
    const span = readRange(params, now);
    const row = findBelow(db, requireMember(context).id, account, now);
    if (!row) throw new PlatformError("transfer.not.related");
    const id = Number(row.id);
    return {
      ...row,
      own: figuresOf(db, sql`(select ${id})`, span),
      // Sums never mix currencies: those of the account's own (N13).
      line: figuresOf(db, ofCurrency(lineOf(id), row.currency), span),
      sumsSince: sumsSince(db),
      roundsSince: roundsSince(db),
      transactionsSince: transactionsSince(db),
    };
  },
});

function figuresOf(db: Database, ids: SQL, span: Span) {
  const sums = addUp(sumsByMember(db, ids, span).values());
  return { ...wireSums(sums), validStake: formatAmount(sums.validStake) };
}
