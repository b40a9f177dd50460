import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { accountName, range, readRange, type Span } from "../../http/params.ts";
import { dayOf } from "../records/days.ts";
import { addUp, sumsBy, wireSums } from "../records/profit.ts";
import { formatAmount } from "../wallet/money.ts";
import { frozenAmong, pathTo, wireRow } from "./downline.ts";
import { idList, lineOf, teamOf } from "./team.ts";

/**
 * CA66: one account somewhere below, with what it did itself (`own`) and what it and everybody below it
 * did (`line`). `transfer.not.related` for anybody else.
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
    const me = requireMember(context);
    const span = readRange(params, now);
    const row = teamOf(db, me.id).find((each) => each.account === account);
    if (!row) throw new PlatformError("transfer.not.related");
    return {
      ...wireRow(db, row, frozenAmong(db, [row])),
      path: pathTo(db, me.id, row.id),
      own: figuresOf(db, [row.id], span),
      line: figuresOf(db, lineOf(db, row.id), span),
    };
  },
});

function figuresOf(db: Database, ids: readonly number[], span: Span) {
  const [play = { valid: 0 }] = db.all<{ valid: number }>(sql`
    select coalesce(sum(valid_stakes), 0) as valid from daily_play
    where member_id in ${idList(ids)} and day between ${dayOf(span.from)} and ${dayOf(span.to)}`);
  const sums = addUp(sumsBy(db, "memberId", ids, span).values());
  return { ...wireSums(sums), validStake: formatAmount(play.valid) };
}
