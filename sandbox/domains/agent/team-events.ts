import { sql } from "drizzle-orm";
import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { formatAmount } from "../wallet/money.ts";

/** How many events one answer has. */
const atOnce = 100;

/** Where the caller has read to: the last registration's time and id, and the last deposit's entry. */
const cursor = /^(\d{1,15})-(\d{1,15})-(\d{1,15})$/;

interface Found {
  memberId: number;
  account: string;
  currency: string;
  at: number;
}

/**
 * CA187: registrations and first deposits of the accounts below the caller, in their order, after a place that an answer
 * before named. Without it none: the place is now.
 */
export const teamEvents = defineCall({
  id: "CA187",
  methods: ["GET"],
  path: "/wps/agent/events",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject({ after: v.optional(v.string(), "") }),
  run: (context, { after }) => {
    const { db } = context;
    const { id: me } = requireMember(context);
    const last = db.all<{ at: number; id: number; entry: number }>(sql`
      select coalesce(max(created_at), 0) as at, coalesce(max(id), 0) as id,
        (select coalesce(max(id), 0) from ledger_entry) as entry from member`)[0];
    if (after === "") return { events: [], next: `${last?.at}-${last?.id}-${last?.entry}` };
    const [, at, id, entry] = (cursor.exec(after) ?? []).map(Number);
    if (at === undefined || id === undefined || entry === undefined)
      throw new PlatformError("request_param_err", { detail: "after" });
    const below = sql`(select member_id from line where upline_id = ${me} and level > 0)`;
    const registered = db.all<Found & { code: string | null }>(sql`
      select m.id as "memberId", m.account, m.currency, m.created_at as at, a.code
      from member m left join link_account a on a.member_id = m.id
      where (m.created_at, m.id) > (${at}, ${id}) and m.id in ${below}
      order by m.created_at, m.id limit ${atOnce}`);
    const deposited = db.all<Found & { entry: number; amount: number }>(sql`
      select e.member_id as "memberId", m.account, m.currency, e.at, e.id as entry, e.amount
      from ledger_entry e join member m on m.id = e.member_id
      where e.id > ${entry} and e.kind = 'deposit' and e.member_id in ${below}
        and not exists (select 1 from ledger_entry b
          where b.member_id = e.member_id and b.kind = 'deposit' and b.id < e.id)
        and not exists (select 1 from quarter_total q
          where q.member_id = e.member_id and q.deposits > 0 and q.at <= e.at - 900000)
      order by e.id limit ${atOnce}`);
    const lastMade = registered.at(-1);
    const lastPaid = deposited.at(-1);
    return {
      events: [
        ...registered.map(({ memberId, account, at: time, code }) => ({
          id: `r${memberId}`,
          kind: "REGISTRATION",
          account,
          at: time,
          link: code,
        })),
        ...deposited.map(({ memberId, account, currency, at: time, amount }) => ({
          id: `d${memberId}`,
          kind: "FIRST_DEPOSIT",
          account,
          at: time,
          amount: formatAmount(amount),
          currency,
        })),
      ],
      next: [lastMade?.at ?? at, lastMade?.memberId ?? id, lastPaid?.entry ?? entry].join("-"),
    };
  },
});
