/** Catalogue rows: a player's own games, and starting one. Wire: docs/platform-wire.md, "Games". */
import * as v from "valibot";
import { defineCall } from "../../platform/call.ts";
import { listOf, placesOf } from "../../platform/list-of.ts";
import { anyAnswer, noInput, wireId } from "../../values/wire-values.ts";
import { wireGame, wireGameType } from "./wire.ts";

const personal = {
  token: "required",
  encrypted: false,
  envelope: true,
  group: "personal",
  cache: null,
  source: "spec",
} as const;

const read = { ...personal, method: "GET", read: true } as const;

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

export const freeTrial = defineCall({
  ...personal,
  id: "C30",
  method: "POST",
  path: "/wps/relay/GCS_gameLaunchFB",
  moduleId: null,
  token: "optional",
  group: "launch",
  read: false,
  constants: { clientType: 3, platform: "html5-desktop" },
  fill: { language: "language" },
  request: launchRequest,
  answer: launchAnswer,
  summary: "Starts a game's free trial.",
});

export const recentGames = defineCall({
  ...read,
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

export const launchGame = defineCall({
  ...personal,
  id: "C32",
  method: "POST",
  path: "/wps/game/launchGame",
  moduleId: "GAMELO3",
  group: "launch",
  read: false,
  constants: { clientType: 3, platform: "html5-desktop" },
  fill: { language: "language" },
  request: launchRequest,
  answer: launchAnswer,
  summary: "Starts a game for money.",
});

export const favoriteIds = defineCall({
  ...read,
  id: "C34",
  path: "/wps/relay/MCSFE_getFavoriteGames",
  moduleId: "GAMELOFAV3",
  request: noInput,
  answer: listOf(wireId),
  summary: "Ids of the player's favourites.",
});

export const favoriteList = defineCall({
  ...read,
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

export const addFavorite = defineCall({
  ...personal,
  id: "C36",
  method: "POST",
  path: "/wps/relay/MCSFE_addFavoriteGameV2",
  moduleId: "GAMELOFAV3",
  read: false,
  request: favorite,
  answer: anyAnswer,
  summary: "Adds a favourite.",
});

export const removeFavorite = defineCall({
  ...personal,
  id: "C37",
  method: "DELETE",
  path: "/wps/relay/MCSFE_removeFavoriteGameV2",
  moduleId: "GAMELOFAV3",
  read: false,
  request: favorite,
  answer: anyAnswer,
  summary: "Removes a favourite.",
});
