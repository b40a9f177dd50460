import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import type { CallContext } from "../../http/context.ts";
import { PlatformError } from "../../http/errors.ts";
import { contentLanguage, type Lang, nameIn, tagOf } from "../../http/language.ts";
import {
  codeList,
  optionalDecimal,
  optionalLanguage,
  optionalText,
  paging,
} from "../../http/params.ts";
import { merchantOf } from "../system/merchants.ts";
import { catalogue, type Game } from "./catalogue.ts";
import { isGameType } from "./game-types.ts";
import { pageOf } from "./page-of.ts";
import { payoutOf } from "./payouts.ts";
import { seatsOf } from "./rooms.ts";
import { dealerOf } from "./tables.ts";
import { featuresOf, themeOf } from "./traits.ts";
import { leastBet, listShape, wireGame } from "./wire-game.ts";

const params = v.strictObject({
  clientType: v.literal("3"),
  platform: v.literal("flash,html5-desktop"),
  merchant: optionalText(40),
  gameType: optionalText(20),
  vassalage: codeList,
  gameClassify: optionalText(20),
  gameName: optionalText(100),
  minBet: optionalDecimal,
  minLineNum: optionalDecimal,
  sort: v.optional(v.picklist(["NAME", "NEWEST", "RTP"])),
  firstNodes: codeList,
  dealerLanguage: optionalText(10),
  freeSeats: v.optional(v.picklist(["1"])),
  theme: optionalText(20),
  feature: optionalText(20),
  ...paging,
  language: optionalLanguage,
});

type Filter = v.InferOutput<typeof params>;

/**
 * C26: a page of games by type, vendors, class and name (D-7). `minBet` selects games with this minimum bet or
 * less, `minLineNum` games with at least so many lines (K36). Unknown values return an empty page, not an error
 * (A25).
 */
export const gameList = defineCall({
  id: "C26",
  methods: ["GET"],
  path: "/wps/relay/GCSGAME_gameList",
  modules: ["GAMELO3"],
  token: "optional",
  params,
  run: (context, filter) => {
    if (filter.merchant !== "" && filter.merchant !== context.merchant) {
      throw new PlatformError("request_param_err", { detail: "merchant is not the header's" });
    }
    const lang = filter.language === "" ? context.lang : contentLanguage(filter.language);
    const { currency } = merchantOf(context.merchant);
    const listed = filterGames(filter, lang, currency).filter((game) =>
      atTable(game, filter, context),
    );
    const found = sorted(listed, filter.sort, lang);
    const games = namedFirst(found, filter.firstNodes);
    const { vendorsOff, gamesOff } = context.settings;
    const isOff = (game: Game) =>
      vendorsOff.includes(game.vendor) || gamesOff.includes(game.nodeId);
    const page = pageOf(games, filter.pageNo, filter.pageSize);
    return {
      games: page.items.map((game) => ({
        ...wireGame(game, lang, listShape, { currency, merchant: context.merchant }),
        ...(isOff(game) ? { maintenance: 1 } : {}),
      })),
      pageNum: page.pageNum,
      totalPages: page.totalPages,
      total: page.total,
    };
  },
});

function filterGames(filter: Filter, lang: Lang, currency: string): readonly Game[] {
  const wanted = filter.gameName.trim().toLowerCase();
  return gamesOfType(filter.gameType).filter(
    (game) =>
      (filter.vassalage.length === 0 || filter.vassalage.includes(game.vendor)) &&
      inClass(game, filter.gameClassify) &&
      (wanted === "" || nameIn(game.names, lang).toLowerCase().includes(wanted)) &&
      (filter.minBet === null || leastBet(game, currency) <= filter.minBet) &&
      (filter.minLineNum === null || game.lines >= filter.minLineNum) &&
      (filter.theme === "" || themeOf(game)?.key === filter.theme) &&
      (filter.feature === "" || featuresOf(game).some(({ key }) => key === filter.feature)),
  );
}

/** Whether a game is a table with this dealer, and has a free seat, as far as the filter asks. */
function atTable(game: Game, filter: Filter, context: CallContext): boolean {
  const { dealerLanguage, freeSeats } = filter;
  if (dealerLanguage !== "" && dealerOf(game) !== dealerLanguage) return false;
  if (freeSeats === undefined) return true;
  const seats = seatsOf(game, context);
  return seats !== null && seats.taken < seats.total;
}

/** The games in an order; without one the most popular come first. */
function sorted(games: readonly Game[], sort: Filter["sort"], lang: Lang): readonly Game[] {
  switch (sort) {
    case undefined:
      return games;
    case "NAME": {
      const { compare } = new Intl.Collator(tagOf(lang));
      return games.toSorted((a, b) => compare(nameIn(a.names, lang), nameIn(b.names, lang)));
    }
    case "NEWEST":
      return games.toSorted((a, b) => b.isNew - a.isNew || b.nodeId - a.nodeId);
    case "RTP":
      return games.toSorted((a, b) => payoutOf(b).rtp - payoutOf(a).rtp);
  }
}

/** The named games first, in the order of their names; the others keep theirs. */
function namedFirst(games: readonly Game[], ids: readonly string[]): readonly Game[] {
  if (ids.length === 0) return games;
  const wanted = new Set(ids);
  const [first, others] = [new Map<string, Game>(), [] as Game[]];
  for (const game of games) {
    const id = String(game.nodeId);
    if (wanted.has(id)) first.set(id, game);
    else others.push(game);
  }
  return [...ids.flatMap((id) => first.get(id) ?? []), ...others];
}

function gamesOfType(gameType: string): readonly Game[] {
  if (gameType === "") return catalogue().all;
  return isGameType(gameType) ? (catalogue().byType.get(gameType) ?? []) : [];
}

function inClass(game: Game, key: string): boolean {
  if (key === "" || key === "ALL") return true;
  if (key === "HOT") return game.isHot === 1;
  if (key === "NEW") return game.isNew === 1;
  return game.classes.includes(key);
}
