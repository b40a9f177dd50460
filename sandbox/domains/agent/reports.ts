import { sql } from "drizzle-orm";
import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { groupBy } from "../../http/group-by.ts";
import { offsetOf, pageAnswer } from "../../http/page-answer.ts";
import {
  accountName,
  currencyCode,
  longPaging,
  optionalText,
  paging,
  range,
  readRange,
  rowKeys,
  totals,
} from "../../http/params.ts";
import { orderOf, sorting } from "../../http/sort.ts";
import { quartersOf } from "../records/days.ts";
import { roundsSince, sumsSince, transactionsSince } from "../records/entries-since.ts";
import { noSums, type Sums, sumColumns, wireSums } from "../records/profit.ts";
import { formatRate } from "../records/rates.ts";
import { listTransactions, transactionColumns, transactionKind } from "../records/transactions.ts";
import { formatAmount } from "../wallet/money.ts";
import {
  givenWorth,
  ownWorth,
  partsOf,
  playFilter,
  readPlay,
  readsRounds,
  sumIn,
} from "./commission/play-parts.ts";
import { inOneCurrency, onlyThese, wishedLine } from "./team.ts";

const common = {
  methods: ["GET"],
  modules: ["COMM3"],
  token: "required",
  audience: "agent",
} as const;

const ofTeam = {
  parent: v.optional(accountName, ""),
  search: optionalText(60),
  account: v.optional(accountName, ""),
  currency: currencyCode,
};

const accountColumns = {
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
 * CA59: each account of the line with its own sums, biggest stake first, and the totals of all; `accounts`: only of
 * these.
 */
export const profitLoss = defineCall({
  id: "CA59",
  ...common,
  path: "/wps/agent/profitLoss",
  params: v.strictObject({
    ...paging,
    ...range,
    ...sorting(accountColumns),
    ...ofTeam,
    accounts: rowKeys,
  }),
  run: (context, { search, parent, account, accounts, currency: wanted, ...params }) => {
    const { db } = context;
    const span = readRange(params, context.now);
    const wished = onlyThese(wishedLine(context, { search, parent, account }), accounts);
    const { ids, currency } = inOneCurrency(context, wished, { currency: wanted, account });
    const within = sql`t.member_id in ${ids} and t.at ${quartersOf(span)}`;
    const rows = db.all<Sums & { account: string }>(sql`
      select m.account as account, coalesce(deposit, 0) as deposit,
        coalesce(withdrawal, 0) as withdrawal, coalesce(stake, 0) as stake,
        coalesce("validStake", 0) as "validStake", coalesce(win, 0) as win,
        coalesce(bonus, 0) as bonus, coalesce(rebate, 0) as rebate,
        coalesce(win - stake + bonus + rebate, 0) as profit
      from member m
      left join (
        select t.member_id as id, ${sumColumns} from quarter_total t where ${within} group by 1
      ) s on s.id = m.id
      where m.id in ${ids}
      order by ${orderOf(accountColumns, params, "stake")}, account
      limit ${params.pageSize} offset ${offsetOf(params)}`);
    const [count] = db.all<{ total: number }>(
      sql`select count(*) as total from member m where m.id in ${ids}`,
    );
    const [totals = noSums] = db.all<Sums>(
      sql`select ${sumColumns} from quarter_total t where ${within}`,
    );
    const content = rows.map(({ account, ...sums }) => ({ account, ...wireAll(sums) }));
    return {
      ...pageAnswer(content, count?.total ?? 0, params),
      totals: wireAll(totals),
      currency,
      sumsSince: sumsSince(db),
      roundsSince: roundsSince(db),
      transactionsSince: transactionsSince(db),
    };
  },
});

function wireAll(sums: Sums) {
  return { ...wireSums(sums), validStake: formatAmount(sums.validStake) };
}

/** CA60: the line's play by game type at the agent's own rates, and what of it was given on. `playFilter`: only this play. */
export const revenue = defineCall({
  id: "CA60",
  ...common,
  path: "/wps/agent/revenue",
  params: v.strictObject(playFilter),
  run: (context, params) => {
    const { db } = context;
    const play = readPlay(context, params);
    const rows = [...groupBy(partsOf(db, "type", play), ({ gameType }) => gameType)].map(
      ([gameType, parts]) => {
        const own = ownWorth(parts);
        const sums = {
          stake: sumIn(parts, "stake"),
          validStake: sumIn(parts, "validStake"),
          win: sumIn(parts, "win"),
          revenue: sumIn(own, "amount"),
          given: sumIn(givenWorth(parts), "amount"),
        };
        return { gameType, rates: own.map(({ rate }) => formatRate(rate)), sums };
      },
    );
    const wire = (of: (typeof rows)[number]["sums"]) => ({
      stake: formatAmount(of.stake),
      validStake: formatAmount(of.validStake),
      win: formatAmount(of.win),
      revenue: formatAmount(of.revenue),
      given: formatAmount(of.given),
      net: formatAmount(of.revenue - of.given),
    });
    const all = rows.map(({ sums }) => sums);
    return {
      currency: play.currency,
      rows: rows
        .sort((a, b) => b.sums.stake - a.sums.stake)
        .map(({ gameType, rates: [ratePercent = "0", ...earlierRates], sums }) => ({
          gameType,
          ratePercent,
          ...(earlierRates.length > 0 ? { earlierRates } : {}),
          ...wire(sums),
        })),
      totals: wire({
        stake: sumIn(all, "stake"),
        validStake: sumIn(all, "validStake"),
        win: sumIn(all, "win"),
        revenue: sumIn(all, "revenue"),
        given: sumIn(all, "given"),
      }),
      since: readsRounds("type", play) ? roundsSince(db) : null,
      sumsSince: sumsSince(db),
      roundsSince: roundsSince(db),
    };
  },
});

/** CA61: wallet movements of the line, as CA21; narrowed to a line below, to part of a name or to one account. */
export const teamTransactions = defineCall({
  id: "CA61",
  ...common,
  path: "/wps/agent/transactions",
  params: v.strictObject({
    ...longPaging,
    ...range,
    ...sorting(transactionColumns),
    ...ofTeam,
    totals,
    kind: transactionKind,
  }),
  run: (context, { search, parent, account, currency: wanted, ...params }) => {
    const wished = wishedLine(context, { search, parent, account });
    const { ids, currency } = inOneCurrency(context, wished, { currency: wanted, account });
    const found = listTransactions(context, ids, readRange(params, context.now), params);
    return { ...found, currency };
  },
});
