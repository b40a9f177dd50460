/** A member's statement: play by product and by game over up to a year, and the sums since the account was opened. */
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { requireMember } from "../../http/context.ts";
import { nameIn } from "../../http/language.ts";
import { cutPage } from "../../http/page-answer.ts";
import { paging, range, readRange } from "../../http/params.ts";
import { idList } from "../agent/team.ts";
import { findGame } from "../games/catalogue.ts";
import { vendorName } from "../games/wire-game.ts";
import { formatAmount } from "../wallet/money.ts";
import { quartersOf } from "./days.ts";
import { roundsSince, sumsSince } from "./entries-since.ts";
import { addUp, sumsByMember, wireSums } from "./profit.ts";

/** The longest range of a statement, in days. */
const longestDays = 366;

const common = {
  methods: ["GET"],
  modules: ["COMM3"],
  token: "required",
  audience: "real",
} as const;

interface Played {
  gameType: string;
  rounds: number;
  stake: number;
  win: number;
}

const wirePlayed = ({ gameType, rounds, stake, win }: Played) => ({
  gameType,
  rounds,
  stake: formatAmount(stake),
  win: formatAmount(win),
});

/** CA140: the member's settled rounds by game type, the highest stake first, with their totals. */
export const statementProducts = defineCall({
  id: "CA140",
  ...common,
  path: "/wps/records/statement/products",
  params: v.strictObject(range),
  run: (context, params) => {
    const { id } = requireMember(context);
    const span = readRange(params, context.now, longestDays);
    const rows = context.db.all<Played>(sql`
      select game_type as "gameType", sum(rounds) as rounds, sum(stakes) as stake, sum(wins) as win
      from quarter_play where member_id = ${id} and at ${quartersOf(span)}
      group by game_type order by stake desc, game_type`);
    const total = (of: "rounds" | "stake" | "win") => rows.reduce((all, row) => all + row[of], 0);
    return {
      rows: rows.map(wirePlayed),
      totals: {
        rounds: total("rounds"),
        stake: formatAmount(total("stake")),
        win: formatAmount(total("win")),
      },
    };
  },
});

/**
 * CA141: the member's settled rounds by game, the highest stake first. Games are known of single rounds only, so
 * `since` says from when on there is each of them.
 */
export const statementGames = defineCall({
  id: "CA141",
  ...common,
  path: "/wps/records/statement/games",
  params: v.strictObject({ ...paging, ...range }),
  run: (context, params) => {
    const { db, lang, now } = context;
    const { id } = requireMember(context);
    const { from, to } = readRange(params, now, longestDays);
    const rows = db.all<Played & { nodeId: number; vendor: string }>(sql`
      select node_id as "nodeId", vendor, game_type as "gameType", count(*) as rounds,
        sum(stake) as stake, sum(win) as win
      from bet indexed by bet_member
      where member_id = ${id} and at between ${from} and ${to} and status = 'settled'
      group by node_id, vendor, game_type order by stake desc, node_id`);
    const page = cutPage(rows, params);
    const content = page.content.map(({ nodeId, vendor, ...played }) => {
      const game = findGame(nodeId);
      return {
        nodeId,
        gameName: game ? nameIn(game.names, lang) : String(nodeId),
        vassalage: vendor,
        vendorName: vendorName(vendor, lang),
        ...wirePlayed(played),
      };
    });
    return { ...page, content, since: roundsSince(db) };
  },
});

/**
 * CA142: the member's sums since the account was opened. Of an account that is older than the sums, `since` says from
 * when on there are any.
 */
export const statementOpening = defineCall({
  id: "CA142",
  ...common,
  path: "/wps/records/statement/opening",
  params: v.strictObject({}),
  run: (context) => {
    const { db, now } = context;
    const { id, createdAt } = requireMember(context);
    const found = sumsByMember(db, idList([id]), { from: 0, to: now });
    const first = sumsSince(db);
    return {
      openedAt: createdAt,
      since: createdAt < first ? first : null,
      totals: wireSums(addUp(found.values())),
    };
  },
});
