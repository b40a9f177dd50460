/** Catalogue rows: games, vendors and wins. Wire: docs/platform-wire.md, "Games". */
import * as v from "valibot";
import { listOf, placesOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import { publicCall } from "../../platform/call.ts";
import { wireGameType } from "../../values/game-type.ts";
import { wireAmount, wireCurrency } from "../../values/money.ts";
import { pageInput, pagePlace } from "../../values/offset-page.ts";
import { orElse } from "../../values/wire-values.ts";
import { wireGame, wireLane, wireMenu, wireTypeMap, wireWin } from "./wire.ts";

export const gameMenus = publicCall({
  id: "C25",
  path: "/lgw/games/game_menus",
  envelope: false,
  cache: { fresh: 120, staleWhileRevalidate: 300, staleIfError: 600 },
  answer: listOf(wireMenu),
  summary: "Game categories of the navigation, with their vendors.",
});

export const gameList = publicCall({
  id: "C26",
  path: "/wps/relay/GCSGAME_gameList",
  moduleId: "GAMELO3",
  token: "optional",
  cache: { fresh: 60, staleWhileRevalidate: 120, staleIfError: 600 },
  maxBytes: 2 * 1024 * 1024,
  constants: { clientType: 3, platform: "flash,html5-desktop" },
  fill: { merchant: "merchant", language: "language" },
  request: renamed(
    v.object({
      type: v.optional(wireGameType),
      vendors: v.optional(v.string()),
      classKey: v.optional(v.string()),
      search: v.optional(v.string()),
      minBet: v.optional(v.number()),
      minLines: v.optional(v.number()),
      sort: v.optional(v.picklist(["NAME", "NEWEST", "RTP"])),
      // Assumed (A201): ids of games that come first, in this order, where the other filters select them.
      first: v.optional(v.string()),
      // Assumed (A224): tables with a dealer of this language, and with a free seat.
      dealerLanguage: v.optional(v.string()),
      freeSeats: v.optional(v.literal(1)),
      // Assumed (A226): games of this theme, and with this feature.
      theme: v.optional(v.string()),
      feature: v.optional(v.string()),
      ...pageInput,
    }),
    {
      type: "gameType",
      vendors: "vassalage",
      classKey: "gameClassify",
      search: "gameName",
      minLines: "minLineNum",
      first: "firstNodes",
    },
  ),
  answer: renamed(v.object({ games: placesOf(wireGame), ...pagePlace }), { games: "content" }),
  summary:
    "One page of games, filtered by type, vendor, class, name, bet, lines, theme and feature.",
});

export const hotGames = publicCall({
  id: "C27",
  path: "/wps/relay/GCSGAME_hotGamesV2",
  moduleId: "GAMELOHOT3",
  cache: { fresh: 60, staleWhileRevalidate: 120, staleIfError: 600 },
  maxBytes: 2 * 1024 * 1024,
  constants: { isPlatform: 2, platform: "html5-desktop" },
  fill: { merchant: "merchantCode", language: "language" },
  request: renamed(v.object({ vendors: v.optional(v.string()) }), { vendors: "vassalage" }),
  answer: v.object({ list: listOf(wireGame) }),
  summary: "Hot games.",
});

export const vendorMap = publicCall({
  id: "C28",
  path: "/wps/relay/GCSGAME_getVassGameType",
  token: "optional",
  cache: { fresh: 300, staleWhileRevalidate: 600, staleIfError: 600 },
  answer: wireTypeMap,
  summary: "Game classes of each game type, with their vendors.",
});

export const vendorLanes = publicCall({
  id: "C29",
  path: "/wps/relay/GCSGAME_newGameVendor",
  moduleId: null,
  cache: { fresh: 120, staleWhileRevalidate: 300, staleIfError: 600 },
  constants: { platform: "html5-desktop" },
  answer: v.object({ data: v.object({ lanes: listOf(wireLane) }) }),
  summary: "Vendor cards of the home page.",
});

export const winnerBoard = publicCall({
  id: "C45",
  path: "/wps/relay/ODSFE2_getWinnerBoard",
  cache: { fresh: 10, staleWhileRevalidate: 20, staleIfError: 300 },
  constants: { gameCategory: "ALL", limitNum: 20 },
  fill: { language: "language" },
  // Assumed (A227): the wins of one game.
  request: renamed(v.object({ gameId: v.optional(v.union([v.number(), v.string()])) }), {
    gameId: "nodeId",
  }),
  answer: v.object({ list: listOf(wireWin) }),
  summary: "Recent wins, of all games or of one.",
});

/** Ids are sent as the list sends them: as a number when they are one. */
export const oneGame = publicCall({
  id: "CA81",
  path: "/wps/relay/GCSGAME_gameInfo",
  moduleId: "GAMELO3",
  cache: { fresh: 300, staleWhileRevalidate: 600, staleIfError: 600 },
  constants: { clientType: 3, platform: "flash,html5-desktop" },
  fill: { merchant: "merchant", language: "language" },
  request: renamed(v.object({ gameId: v.union([v.number(), v.string()]) }), { gameId: "nodeId" }),
  answer: v.object({ game: orElse(wireGame, null) }),
  summary: "One game by its id.",
});

export const jackpot = publicCall({
  id: "CA82",
  path: "/wps/games/jackpot",
  // The pot changes while pages show it; all viewers together cause one call in three seconds.
  cache: { fresh: 3, staleWhileRevalidate: 6, staleIfError: 120 },
  answer: v.object({ amount: wireAmount, currency: wireCurrency }),
  summary: "The jackpot's amount.",
});
