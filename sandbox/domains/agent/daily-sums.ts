import { sql } from "drizzle-orm";
import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { currencyCode, range, readRange, rowKeys } from "../../http/params.ts";
import { dayNumber, dayOfNumber, quartersOf, zone } from "../records/days.ts";
import { formatAmount } from "../wallet/money.ts";
import { inOneCurrency, lineOf, nameList } from "./team.ts";

/** A row's play of a day in minor units; without a day where it has none. */
interface Day {
  account: string;
  team: number;
  day: number | null;
  stake: number;
  win: number;
  bonus: number;
  rebate: number;
}

const longestDays = 31;

/**
 * CA158: play and gifts by day of a zone, for rows of CA59 and CA151: `teams` with all accounts below them added up,
 * `accounts` by themselves. Days without any are left out, and so are accounts outside the caller's team. Only accounts with
 * the currency count, as in CA151.
 */
export const dailySums = defineCall({
  id: "CA158",
  methods: ["GET"],
  path: "/wps/agent/dailySums",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: v.strictObject({
    ...range,
    zone,
    teams: rowKeys,
    accounts: rowKeys,
    currency: currencyCode,
  }),
  run: (context, { zone: offset, teams = [], accounts = [], currency: wanted, ...params }) => {
    const { db, now } = context;
    const me = requireMember(context);
    const span = readRange(params, now, longestDays);
    const line = inOneCurrency(context, lineOf(me.id), { currency: wanted });
    const counts = line.only === null ? sql`` : sql`where l.member_id in ${line.ids}`;
    const days = db.all<Day>(sql`
      with own as (
        select m.id as id, m.account as account from line l join member m on m.id = l.member_id
        where l.upline_id = ${me.id}
      ), wanted as (
        select id, account, 1 as team from own where account in ${nameList(teams)}
        union all select id, account, 0 from own where account in ${nameList(accounts)}
      ), part as (
        select w.id as id, w.team as team, l.member_id as member
        from wanted w join line l on l.upline_id = w.id and (w.team = 1 or l.level = 0)
        ${counts}
      ), played as (
        select p.id as id, p.team as team, ${dayNumber(sql`t.at`, offset)} as day,
          sum(t.stakes) as stake, sum(t.wins) as win, sum(t.bonuses) as bonus,
          sum(t.rebates) as rebate
        from part p cross join quarter_total t
          on t.member_id = p.member and t.at ${quartersOf(span)}
        group by 1, 2, 3
      )
      select w.account as account, w.team as team, p.day as day, p.stake as stake, p.win as win,
        p.bonus as bonus, p.rebate as rebate
      from wanted w left join played p on p.id = w.id and p.team = w.team
      order by w.team desc, w.account, p.day`);
    const rows = new Map<
      string,
      { account: string; team: boolean; currency: string; days: object[] }
    >();
    for (const { account, team, day, ...sums } of days) {
      const key = `${team} ${account}`;
      const row = rows.get(key) ?? { account, team: team === 1, currency: line.currency, days: [] };
      rows.set(key, row);
      if (day === null) continue;
      const amounts = Object.entries(sums).map(([name, sum]) => [name, formatAmount(sum)]);
      row.days.push({ day: dayOfNumber(day), ...Object.fromEntries(amounts) });
    }
    return [...rows.values()];
  },
});
