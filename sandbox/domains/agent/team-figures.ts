import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { offsetOf, pageAnswer } from "../../http/page-answer.ts";
import {
  asQuery,
  currencyCode,
  longRowKeys,
  optionalText,
  paging,
  queryInteger,
  range,
  readRange,
  type Span,
  signedDecimal,
} from "../../http/params.ts";
import { orderOf, sorting } from "../../http/sort.ts";
import { isAgent, member } from "../member/member-types.ts";
import { dayMs, dayNumber, quarterMs, quartersOf, zone } from "../records/days.ts";
import { roundsSince, sumsSince, transactionsSince } from "../records/entries-since.ts";
import { rebateIn } from "../records/rates.ts";
import { formatAmount } from "../wallet/money.ts";
import { holdsFor } from "./commission/rate-times.ts";
import { inOneCurrency, lineOf, nameList } from "./team.ts";

interface Row {
  id: number;
  account: string;
  type: number;
  level: number;
  frozen: number;
  registered: number;
  link: string | null;
  linkName: string | null;
  firstDeposit: number | null;
  lastDeposit: number | null;
  lastPlay: number | null;
  balance: number;
  deposit: number;
  withdrawal: number;
  stake: number;
  win: number;
  commission: number;
}

const columns = {
  account: sql`account`,
  // Agents come before members.
  type: sql`type = ${member}`,
  level: sql`level`,
  registered: sql`registered`,
  firstDeposit: sql`"firstDeposit"`,
  lastDeposit: sql`"lastDeposit"`,
  lastPlay: sql`"lastPlay"`,
  balance: sql`balance`,
  deposit: sql`deposit`,
  withdrawal: sql`withdrawal`,
  stake: sql`stake`,
  win: sql`win`,
  ggr: sql`ggr`,
  commission: sql`commission`,
};

const amounts = ["balance", "deposit", "withdrawal", "stake", "win", "commission"] as const;

/** The first quarter after a time with a deposit. */
const depositAfter = (id: SQL, time: SQL) => sql`(select q.at from quarter_total q
  where q.member_id = ${id} and q.deposits > 0 and q.at > ${time} order by q.at limit 1)`;

/** What happened to an account in a span. */
const happened = (span: Span) => ({
  REGISTERED: sql`registered between ${span.from} and ${span.to}`,
  FIRST_DEPOSIT: sql`"firstDeposit" ${quartersOf(span)}`,
  SECOND_DEPOSIT: sql`${depositAfter(sql`id`, sql`"firstDeposit"`)} ${quartersOf(span)}`,
  DEPOSIT: sql`deposit > 0`,
  PLAY: sql`stake > 0`,
});

/** What has never happened to an account. */
const missing = {
  DEPOSIT: sql`"firstDeposit" is null`,
  SECOND_DEPOSIT: sql`${depositAfter(sql`id`, sql`coalesce("firstDeposit", 0)`)} is null`,
  PLAY: sql`"lastPlay" is null`,
};

const wish = v.strictObject({
  ...paging,
  ...range,
  ...sorting(columns),
  zone,
  search: optionalText(60),
  type: v.optional(v.picklist(["AGENT", "MEMBER"])),
  state: v.optional(v.picklist(["OPEN", "FROZEN"])),
  level: v.optional(queryInteger(1, 99)),
  inactiveDays: v.optional(queryInteger(1, 365)),
  noDepositDays: v.optional(queryInteger(1, 365)),
  having: v.optional(
    v.picklist(["REGISTERED", "FIRST_DEPOSIT", "SECOND_DEPOSIT", "DEPOSIT", "PLAY"]),
  ),
  lacking: v.optional(v.picklist(["DEPOSIT", "SECOND_DEPOSIT", "PLAY"])),
  link: optionalText(64),
  campaign: v.optional(v.pipe(v.string(), v.maxLength(64))),
  source: v.optional(v.pipe(v.string(), v.maxLength(64))),
  stakeFrom: signedDecimal,
  stakeTo: signedDecimal,
  ggrFrom: signedDecimal,
  ggrTo: signedDecimal,
  commissionFrom: signedDecimal,
  commissionTo: signedDecimal,
  accounts: longRowKeys,
  currency: currencyCode,
});

function conditionsOf(wanted: v.InferOutput<typeof wish>, span: Span, now: number): SQL[] {
  const { search, type, state, level, having, lacking, link, campaign, source, accounts } = wanted;
  const part = search.trim().toLowerCase();
  const when = (given: unknown, condition: () => SQL) =>
    given === undefined || given === "" ? [] : [condition()];
  const pause = (days: number | undefined, last: SQL) =>
    when(days, () => sql`coalesce(${last}, 0) + ${quarterMs} <= ${now - (days ?? 0) * dayMs}`);
  const within = (name: "stake" | "ggr" | "commission") => [
    ...when(wanted[`${name}From`], () => sql`${sql.raw(name)} >= ${wanted[`${name}From`]}`),
    ...when(wanted[`${name}To`], () => sql`${sql.raw(name)} <= ${wanted[`${name}To`]}`),
  ];
  return [
    sql`1 = 1`,
    ...when(part, () => sql`instr(account, ${part}) > 0`),
    ...when(type, () => sql`(type = ${member}) = ${type === "MEMBER" ? 1 : 0}`),
    ...when(state, () => sql`frozen = ${state === "FROZEN" ? 1 : 0}`),
    ...when(level, () => sql`level = ${level}`),
    ...pause(wanted.inactiveDays, sql`"lastPlay"`),
    ...pause(wanted.noDepositDays, sql`"lastDeposit"`),
    ...when(having, () => (having ? happened(span)[having] : sql``)),
    ...when(lacking, () => (lacking ? missing[lacking] : sql``)),
    ...when(link, () => sql`link = ${link}`),
    // Text that is empty finds accounts that came by a link without it.
    ...(campaign === undefined ? [] : [sql`campaign = ${campaign}`]),
    ...(source === undefined ? [] : [sql`source = ${source}`]),
    ...within("stake"),
    ...within("ggr"),
    ...within("commission"),
    ...when(accounts, () => sql`account in ${nameList(accounts ?? [])}`),
  ];
}

/**
 * CA171: the accounts below the caller: the caller's link by which each registered, when, its first and last deposit and
 * its last play (the start of that quarter of an hour), and what it deposited, withdrew, bet, won and brought the caller
 * in a range. Commission is at the own rates that held, rounded for each account, day and type of game (as CA161). The
 * totals are of all that are found.
 */
export const teamFigures = defineCall({
  id: "CA171",
  methods: ["POST"],
  path: "/wps/agent/teamFigures",
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
  params: asQuery(wish),
  run: (context, params) => {
    const { db, now } = context;
    const me = requireMember(context);
    const span = readRange(params, now);
    const line = lineOf(me.id);
    const { currency, only } = inOneCurrency(context, line, { currency: params.currency });
    const found = sql`from (
      select m.id as id, m.account as account, m.type as type, l.level as level,
        max(m.locked, coalesce((select frozen from profile where member_id = m.id), 0),
          exists (select 1 from exclusion where member_id = m.id
            and (until_at is null or until_at > ${now}))) as frozen,
        m.created_at as registered, k.code as link, k.name as "linkName", k.campaign as campaign, k.source as source,
        ${depositAfter(sql`m.id`, sql`0`)} as "firstDeposit",
        (select q.at from quarter_total q where q.member_id = m.id and q.deposits > 0
          order by q.at desc limit 1) as "lastDeposit",
        (select max(q.at) from quarter_play q where q.member_id = m.id and q.stakes > 0)
          as "lastPlay",
        coalesce((select balance from ledger_account where id = 'wallet:' || m.id), 0) as balance,
        coalesce(s.deposit, 0) as deposit, coalesce(s.withdrawal, 0) as withdrawal,
        coalesce(s.stake, 0) as stake, coalesce(s.win, 0) as win,
        coalesce(s.stake, 0) - coalesce(s.win, 0) as ggr, coalesce(c.commission, 0) as commission
      from line l join member m on m.id = l.member_id
      left join (
        select a.member_id as id, a.code, a.campaign, a.source, nullif(g.name, '') as name
        from agent_link g join link_account a on a.code = g.code where g.member_id = ${me.id}
      ) k on k.id = m.id
      left join (
        select t.member_id as id, sum(t.deposits) as deposit, sum(t.withdrawals) as withdrawal,
          sum(t.stakes) as stake, sum(t.wins) as win
        from quarter_total t where t.member_id in ${line} and t.at ${quartersOf(span)} group by 1
      ) s on s.id = m.id
      left join (
        select id, sum(${rebateIn(sql`played`, sql`rate`)}) as commission from (
          select q.member_id as id, sum(q.valid_stakes) as played, o.rate as rate
          from quarter_play q join rate o on ${holdsFor("o", sql`${me.id}`)}
          where q.member_id in ${line} and q.at ${quartersOf(span)}
          group by q.member_id, ${dayNumber(sql`q.at`, params.zone)}, q.game_type, o.since
        ) group by 1
      ) c on c.id = m.id
      where l.upline_id = ${me.id} and l.level > 0
        ${only === null ? sql`` : sql`and m.currency = ${only}`}
    ) where ${sql.join(conditionsOf(params, span, now), sql` and `)}`;
    const rows = db.all<Row>(sql`
      select * ${found} order by ${orderOf(columns, params, "stake")}, account
      limit ${params.pageSize} offset ${offsetOf(params)}`);
    const sums = amounts.map((name) => sql`coalesce(sum(${sql.raw(name)}), 0) as ${sql.raw(name)}`);
    const [totals] = db.all<Record<string, number>>(
      sql`select count(*) as total, ${sql.join(sums, sql`, `)} ${found}`,
    );
    return {
      ...pageAnswer(rows.map(wireRow), totals?.total ?? 0, params),
      currency,
      sumsSince: sumsSince(db),
      roundsSince: roundsSince(db),
      transactionsSince: transactionsSince(db),
      totals: wireAmounts((name) => totals?.[name] ?? 0),
    };
  },
});

const wireAmounts = (of: (name: (typeof amounts)[number]) => number) =>
  Object.fromEntries(amounts.map((name) => [name, formatAmount(of(name))]));

const known = (values: Readonly<Record<string, string | number | null>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

function wireRow(row: Row) {
  const { id, account, type, level, frozen, registered } = row;
  const { link, linkName, firstDeposit, lastDeposit, lastPlay } = row;
  return {
    id: String(id),
    account,
    level,
    type: isAgent(type) ? "AGENT" : "MEMBER",
    frozen: frozen === 1,
    registered,
    ...known({ link, linkName, firstDeposit, lastDeposit, lastPlay }),
    ...wireAmounts((name) => row[name]),
  };
}
