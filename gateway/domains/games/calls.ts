/** Catalogue rows: what there is to play. Wire: docs/platform-wire.md, "Games". */
import * as v from "valibot";
import { defineCall } from "../../platform/call.ts";
import { listOf, placesOf } from "../../platform/list-of.ts";
import { noInput } from "../../values/wire-values.ts";
import { wireGame, wireGameType, wireLane, wireMenu, wireTypeMap, wireWin } from "./wire.ts";

const open = {
  method: "GET",
  token: "none",
  encrypted: false,
  envelope: true,
  group: "public",
  read: true,
  source: "spec",
} as const;

export const gameMenus = defineCall({
  ...open,
  id: "C25",
  path: "/lgw/games/game_menus",
  moduleId: "COMM3",
  envelope: false,
  cache: { fresh: 120, staleWhileRevalidate: 300, staleIfError: 600 },
  request: noInput,
  answer: listOf(wireMenu),
  summary: "Navigation categories with their vendors, in order.",
});

export const gameList = defineCall({
  ...open,
  id: "C26",
  path: "/wps/relay/GCSGAME_gameList",
  moduleId: "GAMELO3",
  token: "optional",
  cache: { fresh: 60, staleWhileRevalidate: 120, staleIfError: 600 },
  maxBytes: 2 * 1024 * 1024,
  constants: { clientType: 3, platform: "flash,html5-desktop" },
  fill: { merchant: "merchant", language: "language" },
  request: v.object({
    gameType: v.optional(wireGameType),
    vassalage: v.optional(v.string()),
    gameClassify: v.optional(v.string()),
    gameName: v.optional(v.string()),
    minBet: v.optional(v.number()),
    minLineNum: v.optional(v.number()),
    pageNo: v.number(),
    pageSize: v.number(),
  }),
  answer: v.object({
    games: placesOf(wireGame),
    pageNum: v.nullish(v.number()),
    totalPages: v.nullish(v.number(), 0),
    total: v.nullish(v.number()),
  }),
  summary: "Games by type, vendors, class, name, bet and lines, page by page.",
});

export const hotGames = defineCall({
  ...open,
  id: "C27",
  path: "/wps/relay/GCSGAME_hotGamesV2",
  moduleId: "GAMELOHOT3",
  cache: { fresh: 60, staleWhileRevalidate: 120, staleIfError: 600 },
  maxBytes: 2 * 1024 * 1024,
  constants: { isPlatform: 2, platform: "html5-desktop" },
  fill: { merchant: "merchantCode", language: "language" },
  request: v.object({ vassalage: v.optional(v.string()) }),
  answer: v.object({ list: listOf(wireGame) }),
  summary: "The hot games.",
});

export const vendorMap = defineCall({
  ...open,
  id: "C28",
  path: "/wps/relay/GCSGAME_getVassGameType",
  moduleId: "COMM3",
  token: "optional",
  cache: { fresh: 300, staleWhileRevalidate: 600, staleIfError: 600 },
  request: noInput,
  answer: wireTypeMap,
  summary: "Classes of every game type, each with its vendors.",
});

export const vendorLanes = defineCall({
  ...open,
  id: "C29",
  path: "/wps/relay/GCSGAME_newGameVendor",
  moduleId: null,
  cache: { fresh: 120, staleWhileRevalidate: 300, staleIfError: 600 },
  constants: { platform: "html5-desktop" },
  request: noInput,
  answer: v.object({ data: v.object({ lanes: listOf(wireLane) }) }),
  summary: "Rows of vendor cards for the home page.",
});

export const winnerBoard = defineCall({
  ...open,
  id: "C45",
  path: "/wps/relay/ODSFE2_getWinnerBoard",
  moduleId: "COMM3",
  cache: { fresh: 10, staleWhileRevalidate: 20, staleIfError: 300 },
  constants: { gameCategory: "ALL", limitNum: 20 },
  fill: { language: "language" },
  request: noInput,
  answer: v.object({ list: listOf(wireWin) }),
  summary: "Recent wins.",
});
