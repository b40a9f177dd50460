import { sql } from "drizzle-orm";
import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { PlatformError } from "../../http/errors.ts";
import { contentLanguage } from "../../http/language.ts";
import { noParams, optionalLanguage, optionalText, queryInteger } from "../../http/params.ts";
import { currencyScale } from "../points/earn-points.ts";
import { merchantOf } from "../system/merchants.ts";
import { formatAmount, wholeAmount } from "../wallet/money.ts";
import { findGame } from "./catalogue.ts";
import { listShape, wireGame } from "./wire-game.ts";

/** CA81: one game by its id, as C26 would list it; `game.not.found`. */
export const gameInfo = defineCall({
  id: "CA81",
  methods: ["GET"],
  path: "/wps/relay/GCSGAME_gameInfo",
  modules: ["GAMELO3"],
  token: "optional",
  params: v.strictObject({
    nodeId: v.pipe(queryInteger(0, 999_999_999)),
    clientType: v.literal("3"),
    platform: v.literal("flash,html5-desktop"),
    merchant: optionalText(40),
    language: optionalLanguage,
  }),
  run: (context, { nodeId, language }) => {
    const game = findGame(nodeId);
    if (!game) throw new PlatformError("game.not.found");
    const lang = language === "" ? context.lang : contentLanguage(language);
    const { merchant } = context;
    const { currency } = merchantOf(merchant);
    return { game: wireGame(game, lang, listShape, { currency, merchant }) };
  },
});

/** The initial amount of the pot in units of its currency, and the share of each bet that is added. */
const potStart = 250_000;
const potShare = 100;

/** CA82: the pot. A hundredth of all bets of this world is added to it. */
export const jackpot = defineCall({
  id: "CA82",
  methods: ["GET"],
  path: "/wps/games/jackpot",
  modules: ["COMM3"],
  token: "optional",
  params: noParams,
  run: ({ db }) => {
    const stakes = db.all<{ currency: string; sum: number }>(sql`
      select m.currency as currency, sum(d.stakes) as sum
      from quarter_total d join member m on m.id = d.member_id group by 1`);
    const inUnits = stakes.map(({ currency, sum }) => sum / currencyScale(currency));
    const grown = Math.floor(inUnits.reduce((sum, each) => sum + each, 0) / potShare);
    return { amount: formatAmount(wholeAmount(potStart) + grown), currency: "USD" };
  },
});
