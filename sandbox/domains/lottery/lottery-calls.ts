import { desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { recentGame } from "../../db/schema/games.ts";
import { type Call, defineCall } from "../../http/call.ts";
import { type CallContext, requireMember } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { nameIn } from "../../http/language.ts";
import { queryInteger } from "../../http/params.ts";
import { catalogue, findGame, type Game } from "../games/catalogue.ts";
import { gameClasses } from "../games/classes.ts";
import { gameIcon } from "../games/wire-game.ts";
import { drawSeed } from "./draw-seed.ts";
import { drawNumber, lastDraws, nextDrawAt, planOf } from "./draws.ts";

// K48: which vendors' lotteries a prize mode shows.
const prizeModes = {
  LOTT: ["LOTT", "TCG_LOTTO_VN"],
  ZY: ["LOTT"],
  ELOTT: ["ELOTT", "TCG_LOTTO_VN"],
  SEA: ["TCG_SEA"],
} as const;

const modules = ["COMM3", "AGEANNOUNCE3"] as const;
const device = v.literal("WEB");

function lotteries(): Game[] {
  const { byType } = catalogue();
  return [...(byType.get("LOTT") ?? []), ...(byType.get("ELOTT") ?? [])];
}

/** C38: the lotteries of a prize mode, the next to draw first; no envelope (A65). */
export const lotteryMenu = defineCall({
  id: "C38",
  methods: ["GET"],
  path: "/lgw/vn/games/game_menu",
  modules,
  token: "optional",
  envelope: false,
  params: v.strictObject({ prizeMode: v.picklist(["LOTT", "ZY", "ELOTT", "SEA"]), device }),
  run: (context, { prizeMode }) => {
    const vendors: readonly string[] = prizeModes[prizeMode];
    const seed = drawSeed(context.db);
    return lotteries()
      .filter(({ vendor }) => vendors.includes(vendor))
      .map((game) => menuItem(game, seed, context))
      .sort((a, b) => a.drawAt - b.drawAt || a.gameCode.localeCompare(b.gameCode));
  },
});

/** C39: lotteries that the member opened, last one first; no envelope. */
export const recentLotteries = defineCall({
  id: "C39",
  methods: ["GET"],
  path: "/lgw/vn/games/game_menu/recent",
  modules,
  token: "required",
  envelope: false,
  params: v.strictObject({ device: v.optional(device) }),
  run: (context) => {
    const seed = drawSeed(context.db);
    return context.db
      .select({ nodeId: recentGame.nodeId })
      .from(recentGame)
      .where(eq(recentGame.memberId, requireMember(context).id))
      .orderBy(desc(recentGame.playedAt))
      .all()
      .flatMap(({ nodeId }) => findGame(nodeId) ?? [])
      .filter(({ gameType }) => gameType === "LOTT" || gameType === "ELOTT")
      .slice(0, 20)
      .map((game) => menuItem(game, seed, context));
  },
});

function drawsCall(id: string, path: string): Call {
  return defineCall({
    id,
    methods: ["GET"],
    path,
    modules,
    token: "optional",
    envelope: false,
    params: v.strictObject({
      gameCode: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
      limit: v.optional(queryInteger(1, 100), "20"),
    }),
    run: ({ db, now }, { gameCode, limit }) => {
      const game = lotteries().find((entry) => entry.gameCode === gameCode);
      if (game === undefined) throw new PlatformError("game.not.found");
      return lastDraws(drawSeed(db), game, now, limit);
    },
  });
}

/** C40, C41: the newest draws of a lottery; two paths, one answer. */
export const openedNumbers = drawsCall("C40", "/lotto/lgw/games/opened/numero");
export const openedByGame = drawsCall("C41", "/lgw/vn/numeros/opened/game");

function menuItem(game: Game, seed: number, { lang, now, merchant }: CallContext) {
  const group = gameClasses[game.gameType].find(({ key }) => game.classes.includes(key));
  const drawAt = nextDrawAt(game, now);
  return {
    gameCode: game.gameCode,
    nodeId: game.nodeId,
    vassalage: game.vendor,
    gameType: game.gameType,
    ...(game.roomId === null ? {} : { roomId: game.roomId }),
    name: nameIn(game.names, lang),
    group: group?.names[lang] ?? "",
    icon: gameIcon(game, merchant),
    drawAt,
    numero: drawNumber(game, drawAt),
    intervalSeconds: planOf(game).intervalSeconds,
    last: lastDraws(seed, game, now, 1)[0],
  };
}
