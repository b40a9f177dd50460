import { sql } from "drizzle-orm";
import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { offsetOf, pageAnswer } from "../../http/page-answer.ts";
import {
  currencyCode,
  optionalText,
  paging,
  queryInteger,
  range,
  readRange,
} from "../../http/params.ts";
import { orderOf, sorting } from "../../http/sort.ts";
import { isAgent, member } from "../member/member-types.ts";
import { quarterMs, quartersOf } from "../records/days.ts";
import { formatAmount } from "../wallet/money.ts";
import { inOneCurrency, lineOf } from "./team.ts";

const dayMs = 86_400_000;

interface Row {
  id: number;
  account: string;
  type: number;
  level: number;
  frozen: number;
  balance: number;
  deposit: number;
  withdrawal: number;
  stake: number;
  win: number;
  lastPlay: number | null;
}

const columns = {
  account: sql`account`,
  // Agents come before members.
  type: sql`type = ${member}`,
  level: sql`level`,
  balance: sql`balance`,
  deposit: sql`deposit`,
  withdrawal: sql`withdrawal`,
  stake: sql`stake`,
  win: sql`win`,
  lastPlay: sql`"lastPlay"`,
};

/**
 * CA171: the accounts below the caller with what they deposited, withdrew, bet and won in a range, and when each played
 * last (the start of that quarter of an hour). `inactiveDays`: only those that have not played for so many whole days, or
 * never. The totals are of all that are found.
 */
export const teamFigures = defineCall({
  id: "CA171",
  methods: ["GET"],
  path: "/wps/agent/teamFigures",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject({
    ...paging,
    ...range,
    ...sorting(columns),
    search: optionalText(60),
    type: v.optional(v.picklist(["AGENT", "MEMBER"])),
    state: v.optional(v.picklist(["OPEN", "FROZEN"])),
    level: v.optional(queryInteger(1, 99)),
    inactiveDays: v.optional(queryInteger(1, 365)),
    currency: currencyCode,
  }),
  run: (context, { search, type, state, level, inactiveDays, currency: wanted, ...params }) => {
    const { db, now } = context;
    const me = requireMember(context);
    const span = readRange(params, now);
    const { currency, only } = inOneCurrency(context, lineOf(me.id), { currency: wanted });
    const part = search.trim().toLowerCase();
    const before = now - (inactiveDays ?? 0) * dayMs;
    const conditions = [
      sql`1 = 1`,
      ...(part === "" ? [] : [sql`instr(account, ${part}) > 0`]),
      ...(type === undefined ? [] : [sql`(type = ${member}) = ${type === "MEMBER" ? 1 : 0}`]),
      ...(state === undefined ? [] : [sql`frozen = ${state === "FROZEN" ? 1 : 0}`]),
      ...(level === undefined ? [] : [sql`level = ${level}`]),
      ...(inactiveDays === undefined
        ? []
        : [sql`coalesce("lastPlay", 0) + ${quarterMs} <= ${before}`]),
    ];
    const found = sql`from (
      select m.id as id, m.account as account, m.type as type, l.level as level,
        max(m.locked, coalesce((select frozen from profile where member_id = m.id), 0),
          exists (select 1 from exclusion where member_id = m.id
            and (until_at is null or until_at > ${now}))) as frozen,
        coalesce((select balance from ledger_account where id = 'wallet:' || m.id), 0) as balance,
        coalesce(s.deposit, 0) as deposit, coalesce(s.withdrawal, 0) as withdrawal,
        coalesce(s.stake, 0) as stake, coalesce(s.win, 0) as win,
        (select max(q.at) from quarter_play q where q.member_id = m.id and q.stakes > 0)
          as "lastPlay"
      from line l join member m on m.id = l.member_id
      left join (
        select t.member_id as id, sum(t.deposits) as deposit, sum(t.withdrawals) as withdrawal,
          sum(t.stakes) as stake, sum(t.wins) as win
        from quarter_total t
        where t.member_id in (select member_id from line where upline_id = ${me.id})
          and t.at ${quartersOf(span)} group by 1
      ) s on s.id = m.id
      where l.upline_id = ${me.id} and l.level > 0
        ${only === null ? sql`` : sql`and m.currency = ${only}`}
    ) where ${sql.join(conditions, sql` and `)}`;
    const rows = db.all<Row>(sql`
      select * ${found} order by ${orderOf(columns, params, "stake")}, account
      limit ${params.pageSize} offset ${offsetOf(params)}`);
    const [totals] = db.all<Record<string, number>>(sql`
      select count(*) as total, coalesce(sum(balance), 0) as balance,
        coalesce(sum(deposit), 0) as deposit, coalesce(sum(withdrawal), 0) as withdrawal,
        coalesce(sum(stake), 0) as stake, coalesce(sum(win), 0) as win ${found}`);
    const { total = 0, ...sums } = totals ?? {};
    return {
      ...pageAnswer(rows.map(wireRow), total, params),
      currency,
      totals: Object.fromEntries(
        Object.entries(sums).map(([name, sum]) => [name, formatAmount(sum)]),
      ),
    };
  },
});

function wireRow({ id, type, frozen, lastPlay, account, level, ...amounts }: Row) {
  const entries = Object.entries(amounts).map(([name, amount]) => [name, formatAmount(amount)]);
  return {
    id: String(id),
    account,
    level,
    type: isAgent(type) ? "AGENT" : "MEMBER",
    frozen: frozen === 1,
    ...Object.fromEntries(entries),
    ...(lastPlay === null ? {} : { lastPlay }),
  };
}
