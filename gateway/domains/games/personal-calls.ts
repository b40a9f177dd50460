/** Catalogue rows: a player's own games, and starting one. Wire: docs/platform-wire.md, "Games". */
import * as v from "valibot";
import { changeCall, readCall } from "../../platform/call.ts";
import { listOf, placesOf } from "../../platform/list-of.ts";
import { anyAnswer, wireId } from "../../values/wire-values.ts";
import { wireGame, wireGameType } from "./wire.ts";

const page = v.object({ pageNo: v.number(), pageSize: v.number() });

/** The platform counts games in numbers; ids are text everywhere else (A39). */
const nodeId = v.pipe(v.number(), v.integer());

const launchRequest = v.object({
  nodeId,
  vassalage: v.string(),
  gameCode: v.string(),
  gameType: wireGameType,
  backUrl: v.string(),
});

const launchAnswer = v.object({ url: v.string() });

export const freeTrial = changeCall({
  id: "C30",
  path: "/wps/relay/GCS_gameLaunchFB",
  moduleId: null,
  token: "optional",
  group: "launch",
  constants: { clientType: 3, platform: "html5-desktop" },
  fill: { language: "language" },
  request: launchRequest,
  answer: launchAnswer,
  summary: "Starts a game's free trial.",
});

export const recentGames = readCall({
  id: "C31",
  path: "/wps/relay/GCS_recentGame",
  moduleId: "GAMELOREC3",
  request: page,
  answer: v.object({
    list: placesOf(wireGame),
    pageNum: v.nullish(v.number()),
    totalPages: v.nullish(v.number(), 0),
  }),
  summary: "What the player played last, page by page.",
});

export const launchGame = changeCall({
  id: "C32",
  path: "/wps/game/launchGame",
  moduleId: "GAMELO3",
  group: "launch",
  constants: { clientType: 3, platform: "html5-desktop" },
  fill: { language: "language" },
  request: launchRequest,
  answer: launchAnswer,
  summary: "Starts a game for money.",
});

export const favoriteIds = readCall({
  id: "C34",
  path: "/wps/relay/MCSFE_getFavoriteGames",
  moduleId: "GAMELOFAV3",
  answer: listOf(wireId),
  summary: "Ids of the player's favourites.",
});

export const favoriteList = readCall({
  id: "C35",
  path: "/wps/relay/MCSFE_getFavoriteGamesList",
  moduleId: "GAMELOFAV3",
  request: page,
  answer: v.object({
    content: placesOf(wireGame),
    pageNum: v.nullish(v.number()),
    totalPages: v.nullish(v.number(), 0),
  }),
  summary: "The player's favourites, page by page.",
});

const favorite = v.object({ nodeId, vendor: v.string(), gameType: wireGameType });

export const addFavorite = changeCall({
  id: "C36",
  path: "/wps/relay/MCSFE_addFavoriteGameV2",
  moduleId: "GAMELOFAV3",
  group: "personal",
  request: favorite,
  answer: anyAnswer,
  summary: "Adds a favourite.",
});

export const removeFavorite = changeCall({
  id: "C37",
  method: "DELETE",
  path: "/wps/relay/MCSFE_removeFavoriteGameV2",
  moduleId: "GAMELOFAV3",
  group: "personal",
  request: favorite,
  answer: anyAnswer,
  summary: "Removes a favourite.",
});
