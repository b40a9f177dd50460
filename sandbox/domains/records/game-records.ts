import { and, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { bet, member } from "../../db/schema.ts";
import { defineCall } from "../../http/call.ts";
import type { Lang } from "../../http/language.ts";
import { offsetOf, pageAnswer } from "../../http/page-answer.ts";
import { accountName, optionalText, paging, range, readRange } from "../../http/params.ts";
import { orderOf, sorting } from "../../http/sort.ts";
import { findGame } from "../games/catalogue.ts";
import { vendorName } from "../games/wire-game.ts";
import { formatAmount } from "../wallet/money.ts";
import { validStake } from "./daily-totals.ts";
import { readScope } from "./scope.ts";

const sum = (expression: SQL) => sql<number>`coalesce(sum(${expression}), 0)`;
const valid = sql`case when ${bet.status} = 'settled' and ${bet.stake} <> ${bet.win} then ${bet.stake} else 0 end`;

const columns = {
  at: sql`${bet.at}`,
  account: sql`${member.account}`,
  stake: sql`${bet.stake}`,
  win: sql`${bet.win}`,
};

/**
 * CA20: rounds that were played, newest first unless sorted, with the totals of all that match. `account` is the
 * caller's own when absent, one below, or `*` for the whole line.
 */
export const gameRecords = defineCall({
  id: "CA20",
  methods: ["GET"],
  path: "/wps/records/games",
  modules: ["COMM3"],
  token: "required",
  audience: "real",
  params: v.strictObject({
    ...paging,
    ...range,
    ...sorting(columns),
    account: v.optional(accountName, ""),
    gameType: optionalText(20),
    vassalage: optionalText(20),
  }),
  run: (context, params) => {
    const { db, lang } = context;
    const { from, to } = readRange(params, context.now);
    const { gameType, vassalage } = params;
    const where = and(
      sql`${bet.memberId} in ${readScope(context, params.account)}`,
      gte(bet.at, from),
      lte(bet.at, to),
      gameType === "" ? undefined : eq(bet.gameType, gameType),
      vassalage === "" ? undefined : eq(bet.vendor, vassalage),
    );
    const totals = db
      .select({
        rounds: sql<number>`count(*)`,
        stake: sum(sql`${bet.stake}`),
        validStake: sum(valid),
        win: sum(sql`${bet.win}`),
      })
      .from(bet)
      .where(where)
      .get() ?? { rounds: 0, stake: 0, validStake: 0, win: 0 };
    const rows = db
      .select({ bet, account: member.account })
      .from(bet)
      .innerJoin(member, eq(member.id, bet.memberId))
      .where(where)
      .orderBy(orderOf(columns, params, "at"), desc(bet.at), desc(bet.id))
      .limit(params.pageSize)
      .offset(offsetOf(params))
      .all();
    const content = rows.map((row) => wireBet(row.bet, row.account, lang));
    return {
      ...pageAnswer(content, totals.rounds, params),
      totals: {
        stake: formatAmount(totals.stake),
        validStake: formatAmount(totals.validStake),
        win: formatAmount(totals.win),
      },
    };
  },
});

function wireBet(row: typeof bet.$inferSelect, account: string, lang: Lang) {
  const settled = row.status === "settled";
  return {
    id: row.id,
    account,
    gameName: findGame(row.nodeId)?.names[lang] ?? row.nodeId.toString(),
    vassalage: row.vendor,
    vendorName: vendorName(row.vendor, lang),
    gameType: row.gameType,
    stake: formatAmount(row.stake),
    validStake: formatAmount(settled ? validStake(row.stake, row.win) : 0),
    win: formatAmount(row.win),
    at: row.at,
    status: row.status.toUpperCase(),
  };
}
