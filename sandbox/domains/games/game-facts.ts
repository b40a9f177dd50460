import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import type { CallContext } from "../../http/context.ts";
import { contentLanguage, type Lang } from "../../http/language.ts";
import { optionalLanguage, optionalText } from "../../http/params.ts";
import { textsOf } from "../../show/play/texts.ts";
import { slotPlan } from "../play/slot-plan.ts";
import { merchantOf } from "../system/merchants.ts";
import { formatAmount } from "../wallet/money.ts";
import { findGame, type Game } from "./catalogue.ts";
import { nextFixture } from "./fixtures.ts";
import { payoutOf } from "./payouts.ts";
import { limitsOf, roomsOf, seatsOf } from "./rooms.ts";
import { isPendingType, roundKind } from "./round-kind.ts";
import { dealerOf, resultsOf } from "./tables.ts";
import { gameArt, screenshotsOf } from "./wire-game.ts";

const nodeIds = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(?:,\d{1,9}){0,99}$/, "not a list of ids"),
  v.transform((text) => [...new Set(text.split(",").map(Number))]),
);

/** The games of a list of ids. A vendor's lobby is no game, and unknown ids are left out. */
const gamesOf = (ids: readonly number[]): Game[] =>
  ids.flatMap((id) => findGame(id) ?? []).filter(({ isGame }) => isGame === "GAME");

/** CA93: what several games pay, take and are, as their rounds are played. */
export const gameFacts = defineCall({
  id: "CA93",
  methods: ["GET"],
  path: "/wps/relay/GCSGAME_gameFacts",
  modules: ["GAMELO3"],
  token: "optional",
  params: v.strictObject({ nodeIds, merchant: optionalText(40), language: optionalLanguage }),
  run: (context, { nodeIds: ids, language }) => {
    const lang = language === "" ? context.lang : contentLanguage(language);
    const { currency } = merchantOf(context.merchant);
    return {
      list: gamesOf(ids).map((game) => {
        const { min, max } = limitsOf(game, null, currency);
        return {
          nodeId: game.nodeId,
          minBet: formatAmount(min),
          maxBet: formatAmount(highestLimit(game, context, currency) ?? max),
          currency,
          ...payoutOf(game),
          dealerLanguage: dealerOf(game),
          rules: rulesOf(game, lang, context.now),
          art: gameArt(game),
          screenshots: screenshotsOf(game),
        };
      }),
    };
  },
});

/** The largest bet of a game with several rooms is that of its highest one. */
function highestLimit(game: Game, context: CallContext, currency: string): number | null {
  const limits = roomsOf(game, context).map(({ roomId }) => limitsOf(game, roomId, currency).max);
  return limits.length === 0 ? null : Math.max(...limits);
}

/** How a game is played, as its page says. */
function rulesOf(game: Game, lang: Lang, now: number): string {
  const { texts } = textsOf(lang);
  switch (roundKind(game.gameType, game.classes)) {
    case "slot":
      return texts.slotHelp.replace("{lines}", String(slotPlan(game).lines.length));
    case "table":
      return texts.tableHelp;
    case "lottery":
      return texts.lotteryHelp;
    case "dice": {
      const when = nextFixture(game, now) === null ? texts.matchHelp : texts.fixtureHelp;
      return isPendingType(game.gameType) ? `${texts.diceHelp} ${when}` : texts.diceHelp;
    }
  }
}

/**
 * CA89: how many seats of several games are taken, in all rooms of each, and the last results of tables; games without
 * rooms are left out.
 */
export const seatCount = defineCall({
  id: "CA89",
  methods: ["GET"],
  path: "/wps/relay/GLS2_seatCount",
  modules: ["COMM3", ""],
  token: "optional",
  params: v.strictObject({ nodeIds }),
  run: (context, { nodeIds: ids }) => {
    const games = gamesOf(ids);
    const results = resultsOf(context.db, games, context.now);
    return {
      list: games.flatMap((game) => {
        const seats = seatsOf(game, context);
        return seats ? [{ ...seats, nodeId: game.nodeId, results: results.get(game.nodeId) }] : [];
      }),
    };
  },
});
