import { desc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../../db/open.ts";
import { winner } from "../../db/schema/games.ts";
import { member } from "../../db/schema/members.ts";
import { defineCall } from "../../http/call.ts";
import { contentLanguage, type Lang, nameIn } from "../../http/language.ts";
import { optionalLanguage, queryInteger } from "../../http/params.ts";
import { findGame } from "../games/catalogue.ts";
import { gameTypes } from "../games/game-types.ts";
import { gameIcon } from "../games/wire-game.ts";
import { type BoardWin, maskName, trickleWins, winsOfGame } from "./trickle.ts";

/** C45: the newest wins (D-10), real ones of this world among simulated ones. */
export const winnerBoard = defineCall({
  id: "C45",
  methods: ["GET"],
  path: "/wps/relay/ODSFE2_getWinnerBoard",
  modules: ["COMM3"],
  token: "optional",
  params: v.strictObject({
    gameCategory: v.picklist(["ALL", ...gameTypes]),
    language: optionalLanguage,
    limitNum: v.optional(queryInteger(1, 100), "20"),
    nodeId: v.optional(queryInteger(0, 999_999_999)),
  }),
  run: (context, { gameCategory, language, limitNum, nodeId }) => {
    const { db, world, now } = context;
    const lang = language === "" ? context.lang : contentLanguage(language);
    const invented =
      nodeId === undefined
        ? trickleWins(world, now, gameCategory === "ALL" ? limitNum : 600)
        : winsOfGame(nodeId, now, limitNum);
    const wins = [...realWins(db, nodeId), ...invented]
      .filter((win) => inCategory(win.nodeId, gameCategory))
      .sort((a, b) => b.at - a.at)
      .slice(0, limitNum);
    return { list: wins.map((win) => ({ vo: wireWin(win, lang, context.merchant) })) };
  },
});

function realWins(db: Database, nodeId?: number): BoardWin[] {
  return db
    .select({ won: winner, currency: member.currency })
    .from(winner)
    .innerJoin(member, eq(member.id, winner.memberId))
    .where(nodeId === undefined ? undefined : eq(winner.nodeId, nodeId))
    .orderBy(desc(winner.at), desc(winner.id))
    .limit(100)
    .all()
    .map(({ won: { memberId, account, nodeId, win, at }, currency }) => ({
      customerId: memberId,
      customerName: maskName(account),
      nodeId,
      win,
      currency,
      at,
    }));
}

function inCategory(nodeId: number, category: string): boolean {
  return category === "ALL" || findGame(nodeId)?.gameType === category;
}

function wireWin(
  { customerId, customerName, nodeId, win, currency }: BoardWin,
  lang: Lang,
  merchant: string,
) {
  const game = findGame(nodeId);
  return {
    customerId,
    customerName,
    iconUrl: game ? gameIcon(game, merchant) : "",
    gameName: game ? nameIn(game.names, lang) : "",
    winAmount: win / 10_000,
    currency,
    vassalage: game?.vendor ?? "",
    gameCode: game?.gameCode ?? "",
    isGame: game?.isGame ?? "GAME",
    nodeId,
    gameType: game?.gameType ?? "",
  };
}
