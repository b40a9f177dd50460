/** Catalogue rows: a player's own games, and launching. Wire: docs/platform-wire.md, "Games". */
import * as v from "valibot";
import { listOf, placesOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { changeCall, noInput, readCall } from "../../platform/call.ts";
import { wireGameType } from "../../values/game-type.ts";
import { pageAnswer, pageInput, pagePlace } from "../../values/offset-page.ts";
import { anyAnswer, wireId } from "../../values/wire-values.ts";
import { wireGame } from "./wire.ts";

const page = v.object(pageInput);

/** The platform uses numeric game ids; any other id is sent as text (A39). */
const gameId = v.union([v.pipe(v.number(), v.integer()), v.string()]);

const launchRequest = renamed(
  v.object({
    gameId,
    vendorCode: v.string(),
    gameCode: v.string(),
    type: wireGameType,
    roomId: v.optional(v.string()),
    backUrl: v.string(),
  }),
  { gameId: "nodeId", vendorCode: "vassalage", type: "gameType" },
);

const launchAnswer = v.object({ url: v.pipe(v.string(), v.trim(), v.minLength(1)) });

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
  answer: renamed(v.object({ list: placesOf(wireGame), ...pagePlace }), { list: "content" }),
  summary: "One page of the games that the player played last.",
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
  summary: "Starts a game with real money.",
});

/** Repeating it changes nothing. */
export const closeGames = changeCall({
  id: "CA133",
  path: "/wps/game/close",
  moduleId: "GAMELO3",
  group: "note",
  request: noInput,
  answer: anyAnswer,
  summary: "Ends the games that the account has open, wherever their addresses are shown.",
});

export const favoriteIds = readCall({
  id: "C34",
  path: "/wps/relay/MCSFE_getFavoriteGames",
  moduleId: "GAMELOFAV3",
  answer: listOf(wireId),
  summary: "Ids of the player's favourite games.",
});

export const favoriteList = readCall({
  id: "C35",
  path: "/wps/relay/MCSFE_getFavoriteGamesList",
  moduleId: "GAMELOFAV3",
  request: page,
  answer: pageAnswer(wireGame),
  summary: "One page of the player's favourite games.",
});

const favorite = renamed(v.object({ gameId, vendorCode: v.string(), type: wireGameType }), {
  gameId: "nodeId",
  vendorCode: "vendor",
  type: "gameType",
});

export const addFavorite = changeCall({
  id: "C36",
  path: "/wps/relay/MCSFE_addFavoriteGameV2",
  moduleId: "GAMELOFAV3",
  group: "personal",
  request: favorite,
  answer: anyAnswer,
  summary: "Adds a favourite game.",
});

export const removeFavorite = changeCall({
  id: "C37",
  method: "DELETE",
  path: "/wps/relay/MCSFE_removeFavoriteGameV2",
  moduleId: "GAMELOFAV3",
  group: "personal",
  request: favorite,
  answer: anyAnswer,
  summary: "Removes a favourite game.",
});
