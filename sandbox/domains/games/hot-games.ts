import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import { contentLanguage } from "../../http/language.ts";
import { codeList, optionalLanguage, optionalText } from "../../http/params.ts";
import { merchantOf } from "../system/merchants.ts";
import { catalogue, type Game } from "./catalogue.ts";
import { gameTypes } from "./game-types.ts";
import { hotShape, wireGame } from "./wire-game.ts";

const count = 24;
// Slots come first, then the other types in turns, as in a typical lobby.
const slotsPerOther = 2;

const params = v.strictObject({
  merchantCode: optionalText(40),
  isPlatform: v.literal("2"),
  vassalage: codeList,
  platform: v.literal("html5-desktop"),
  language: optionalLanguage,
});

/** C27: the 24 hottest games, or those of the requested vendors. */
export const hotGames = defineCall({
  id: "C27",
  methods: ["GET"],
  path: "/wps/relay/GCSGAME_hotGamesV2",
  modules: ["GAMELOHOT3"],
  token: "optional",
  params,
  run: (context, { vassalage, language }) => {
    const lang = language === "" ? context.lang : contentLanguage(language);
    const { currency } = merchantOf(context.merchant);
    return {
      list: hottest(vassalage).map((game) =>
        wireGame(game, lang, hotShape, { currency, merchant: context.merchant }),
      ),
    };
  },
});

function hottest(vendors: readonly string[]): Game[] {
  const wanted = (game: Game) => vendors.length === 0 || vendors.includes(game.vendor);
  const hot = (games: readonly Game[]) => games.filter((game) => game.isHot === 1 && wanted(game));
  const { byType } = catalogue();
  const slots = hot(byType.get("RNG") ?? []);
  const others = roundRobin(
    gameTypes.filter((type) => type !== "RNG").map((type) => hot(byType.get(type) ?? [])),
  );
  const mixed: Game[] = [];
  while (mixed.length < count && slots.length + others.length > 0) {
    mixed.push(...slots.splice(0, slotsPerOther), ...others.splice(0, 1));
  }
  return mixed.slice(0, count);
}

function roundRobin(lists: readonly Game[][]): Game[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, row) =>
    lists.flatMap((list) => list[row] ?? []),
  ).flat();
}
