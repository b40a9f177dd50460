import { sql } from "drizzle-orm";
import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { offsetOf, pageAnswer } from "../../http/page-answer.ts";
import { accountName, currencyCode, paging, range, readRange, rowKeys } from "../../http/params.ts";
import { orderOf, sorting } from "../../http/sort.ts";
import { isAgent } from "../member/member-types.ts";
import { quartersOf } from "../records/days.ts";
import { roundsSince, sumsSince, transactionsSince } from "../records/entries-since.ts";
import { noSums, type Sums, sumColumns, wireSums } from "../records/profit.ts";
import { formatAmount } from "../wallet/money.ts";
import { pathTo } from "./downline.ts";
import { inOneCurrency, lineOf, nameList, topOf } from "./team.ts";

interface Branch extends Sums {
  id: number;
  account: string;
  type: number;
  members: number;
}

const columns = {
  account: sql`account`,
  deposit: sql`deposit`,
  withdrawal: sql`withdrawal`,
  stake: sql`stake`,
  validStake: sql`"validStake"`,
  win: sql`win`,
  bonus: sql`bonus`,
  rebate: sql`rebate`,
  profit: sql`profit`,
};

/**
 * CA151: profit and loss by branch: each direct member of `parent` (the caller when absent) with all accounts below it
 * added up, and `parent` itself with its own play (`own`). The rows come to the totals. `path` leads from the caller
 * to the parent. `accounts`: only the rows of these, and their totals. A parent outside the team:
 * `transfer.not.related`.
 */
export const branches = defineCall({
  id: "CA151",
  methods: ["GET"],
  path: "/wps/agent/branches",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject({
    ...paging,
    ...range,
    ...sorting(columns),
    parent: v.optional(accountName, ""),
    currency: currencyCode,
    accounts: rowKeys,
  }),
  run: (context, { parent, currency: wanted, accounts, ...params }) => {
    const { db, now } = context;
    const span = readRange(params, now);
    const me = requireMember(context);
    const top = topOf(context, parent);
    const line = inOneCurrency(context, lineOf(top.id), { currency: wanted });
    const counted = line.only === null ? sql`` : sql`and t.member_id in ${line.ids}`;
    // Who belongs to which row.
    const named = accounts ? sql`m.account in ${nameList(accounts)}` : sql`1 = 1`;
    const parts = sql`(
      select l.upline_id as id, l.member_id as member from member m
      join line l on l.upline_id = m.id where m.upline_id = ${top.id} and ${named}
      union all select m.id, m.id from member m where m.id = ${top.id} and ${named})`;
    const shown = sql`(m.upline_id = ${top.id} or m.id = ${top.id}) and ${named}`;
    const sums = sql`
      from ${parts} b cross join quarter_total t on t.member_id = b.member and t.at ${quartersOf(span)} ${counted}`;
    const rows = db.all<Branch>(sql`
      select m.id as id, m.account as account, m.type as type,
        case when m.id = ${top.id} then 0
          else (select count(*) - 1 from line where upline_id = m.id) end as members,
        coalesce(deposit, 0) as deposit, coalesce(withdrawal, 0) as withdrawal,
        coalesce(stake, 0) as stake, coalesce("validStake", 0) as "validStake",
        coalesce(win, 0) as win, coalesce(bonus, 0) as bonus, coalesce(rebate, 0) as rebate,
        coalesce(win - stake + bonus + rebate, 0) as profit
      from member m left join (select b.id as branch, ${sumColumns} ${sums} group by 1) s
        on s.branch = m.id
      where ${shown}
      order by ${orderOf(columns, params, "stake")}, account
      limit ${params.pageSize} offset ${offsetOf(params)}`);
    const [count] = db.all<{ total: number }>(
      sql`select count(*) as total from member m where ${shown}`,
    );
    const [totals = noSums] = db.all<Sums>(sql`select ${sumColumns} ${sums}`);
    return {
      ...pageAnswer(
        rows.map(({ id, account, type, members, ...branch }) => ({
          id: String(id),
          account,
          type: isAgent(type) ? "AGENT" : "MEMBER",
          own: id === top.id,
          members,
          ...wireAll(branch),
        })),
        count?.total ?? 0,
        params,
      ),
      totals: wireAll(totals),
      currency: line.currency,
      path: pathTo(db, me.id, top.id),
      sumsSince: sumsSince(db),
      roundsSince: roundsSince(db),
      transactionsSince: transactionsSince(db),
    };
  },
});

const wireAll = (sums: Sums) => ({ ...wireSums(sums), validStake: formatAmount(sums.validStake) });
