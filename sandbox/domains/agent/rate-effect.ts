import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { rowKeys, type Span } from "../../http/params.ts";
import { memberByAccount } from "../member/profile.ts";
import { dayMs, quartersOf, startOfDay, zone } from "../records/days.ts";
import { exchanged } from "../wallet/exchange.ts";
import { formatAmount } from "../wallet/money.ts";
import { ratesGivenOn, ratesOfMember } from "./commission/rate-times.ts";
import { wireRates } from "./wire-rates.ts";

/** How many days that are over are added up. */
const days = 30;

/**
 * CA173: from when on a change of rates holds; and for direct members of the caller the rates that they have and give on
 * then, and what the last thirty days that are over had of valid play, by game type, with all accounts below and in the
 * caller's currency. Days are those of a zone. Other accounts: `transfer.not.related`.
 */
export const rateEffect = defineCall({
  id: "CA173",
  methods: ["GET"],
  path: "/wps/agent/rateEffect",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject({ accounts: rowKeys, zone }),
  run: (context, { accounts = [], zone: offset }) => {
    const { db, now } = context;
    const { id, currency } = requireMember(context);
    const dawn = startOfDay(now, offset);
    const startsAt = dawn + dayMs;
    const span = { from: dawn - days * dayMs, to: dawn - 1 };
    return {
      startsAt,
      ...span,
      currency,
      accounts: accounts.map((name) => {
        const member = memberByAccount(db, name);
        if (member?.uplineId !== id) throw new PlatformError("transfer.not.related");
        return {
          account: member.account,
          rates: wireRates(ratesOfMember(db, member.id, startsAt)),
          givenOn: wireRates(ratesGivenOn(db, member.id, startsAt)),
          play: playOf(db, member.id, span, currency),
        };
      }),
    };
  },
});

function playOf(db: Database, memberId: number, span: Span, currency: string) {
  const rows = db.all<{ gameType: string; currency: string; validStake: number }>(sql`
    select q.game_type as "gameType", m.currency as currency, sum(q.valid_stakes) as "validStake"
    from line l
    join member m on m.id = l.member_id
    cross join quarter_play q on q.member_id = l.member_id and q.at ${quartersOf(span)}
    where l.upline_id = ${memberId} group by 1, 2`);
  const types = new Map<string, number>();
  for (const row of rows) {
    const own = exchanged(row.validStake, row.currency, currency);
    types.set(row.gameType, (types.get(row.gameType) ?? 0) + own);
  }
  return Object.fromEntries([...types].map(([type, amount]) => [type, formatAmount(amount)]));
}
