import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { type Lang, nameIn } from "../../http/language.ts";
import { offsetOf, openPage, pageAnswer } from "../../http/page-answer.ts";
import {
  accountName,
  currencyCode,
  longPaging,
  moneyAmount,
  optionalText,
  range,
  readRange,
  totals,
} from "../../http/params.ts";
import { orderOf, sorting } from "../../http/sort.ts";
import { isMany } from "../agent/team.ts";
import { findGame } from "../games/catalogue.ts";
import { vendorName } from "../games/wire-game.ts";
import { choiceText, lotteryOutcome } from "../lottery/lottery-bet.ts";
import { formatAmount } from "../wallet/money.ts";
import { roundsSince } from "./entries-since.ts";
import { validStake } from "./quarter-totals.ts";
import { type RoundsWish, roundTotals } from "./round-totals.ts";
import { readScope } from "./scope.ts";

interface Round {
  id: string;
  account: string;
  nodeId: number;
  vendor: string;
  gameType: string;
  stake: number;
  win: number;
  at: number;
  status: string;
  outcome: string;
  placedAt: number | null;
  settlesAt: number | null;
}

const columns = {
  at: sql`b.at`,
  account: sql`m.account`,
  stake: sql`b.stake`,
  win: sql`b.win`,
};

/**
 * CA20: bets, pending and settled: rounds that were played, newest first unless sorted, with the totals of all that match.
 * `account` is the caller's own when absent, one below, or `*` for the whole line, or that of `parent`.
 */
export const gameRecords = defineCall({
  id: "CA20",
  methods: ["GET"],
  path: "/wps/records/games",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
  params: v.strictObject({
    ...longPaging,
    totals,
    ...range,
    ...sorting(columns),
    account: v.optional(accountName, ""),
    parent: v.optional(accountName, ""),
    gameType: optionalText(20),
    vassalage: optionalText(20),
    nodeId: optionalText(20),
    minStake: v.optional(moneyAmount),
    currency: currencyCode,
  }),
  run: (context, { account, parent, gameType, vassalage, nodeId, ...params }) => {
    const { db, lang } = context;
    const { minStake = 0 } = params;
    const { ids, currency } = readScope(context, { account, parent, currency: params.currency });
    const span = readRange(params, context.now);
    const wish = { ids, ...span, gameType, vendor: vassalage, game: Number(nodeId) || 0, minStake };
    const order = sql`${orderOf(columns, params, "at")}, b.at desc, b.rowid desc`;
    // The offset skips entries of the index only; `cross join` makes SQLite read the few selected rows first.
    const rows = db.all<Round>(sql`
      select b.id as id, m.account as account, b.node_id as "nodeId", b.vendor as vendor,
        b.game_type as "gameType", b.stake as stake, b.win as win, b.at as at, b.status as status,
        b.outcome as outcome, b.placed_at as "placedAt", b.settles_at as "settlesAt"
      from (
        select b.rowid as id from ${sourceOf(wish, params.sortBy, isMany(db, ids))}
        where ${matches(wish)} order by ${order}
        limit ${params.pageSize + 1} offset ${offsetOf(params)}
      ) found
      cross join bet b on b.rowid = found.id
      cross join member m on m.id = b.member_id
      order by ${order}`);
    const content = rows.map((row) => wireRound(row, lang));
    const page = { ...openPage(content, params), since: roundsSince(db), currency };
    if (!params.totals) return page;
    const { rounds, stake, validStake, win, pending } = roundTotals(db, wish);
    return {
      ...pageAnswer(page.content, rounds, params),
      since: page.since,
      currency,
      totals: {
        stake: formatAmount(stake),
        validStake: formatAmount(validStake),
        win: formatAmount(win),
        pending: formatAmount(pending),
      },
    };
  },
});

/**
 * Selects the index for rounds. Of many accounts nearly every round matches, so the index of the requested order is
 * used and a page is complete after a few rows. Rounds of few accounts are looked up by account.
 */
function sourceOf({ vendor }: RoundsWish, sortBy: string, many: boolean): SQL {
  if (sortBy === "account") {
    return sql`member m indexed by member_account_unique
      cross join bet b indexed by bet_member on b.member_id = m.id`;
  }
  const inOrder =
    { stake: "bet_stake", win: "bet_win" }[sortBy] ?? (vendor ? "bet_vendor" : "bet_at");
  return sql`bet b indexed by ${sql.raw(many ? inOrder : "bet_member")}`;
}

function matches({ ids, from, to, gameType, vendor, game, minStake }: RoundsWish): SQL {
  const type = gameType === "" ? sql`` : sql`and b.game_type = ${gameType}`;
  const made = vendor === "" ? sql`` : sql`and b.vendor = ${vendor}`;
  const least = minStake === 0 ? sql`` : sql`and b.stake >= ${minStake}`;
  const only = game === 0 ? sql`` : sql`and b.node_id = ${game}`;
  return sql`b.member_id in ${ids} and b.at between ${from} and ${to} ${type} ${made} ${only} ${least}`;
}

function wireRound(row: Round, lang: Lang) {
  const { id, account, gameType, stake, win, at, status } = row;
  return {
    id,
    account,
    gameName: gameName(row.nodeId, lang),
    vassalage: row.vendor,
    vendorName: vendorName(row.vendor, lang),
    gameType,
    stake: formatAmount(stake),
    validStake: formatAmount(status === "settled" ? validStake(stake, win) : 0),
    win: formatAmount(win),
    at,
    placedAt: row.placedAt ?? at,
    settlesAt: row.settlesAt,
    status: status.toUpperCase(),
    draw: wireDraw(row.outcome, lang),
  };
}

function gameName(nodeId: number, lang: Lang): string {
  const game = findGame(nodeId);
  return game ? nameIn(game.names, lang) : String(nodeId);
}

/** Which draw a lottery bet was on, what was chosen, and what was drawn by now. */
function wireDraw(outcome: string, lang: Lang) {
  const found = lotteryOutcome(outcome);
  if (found === null) return null;
  return { numero: found.draw, choice: choiceText(found, lang), numbers: found.numbers };
}
