import { defineCall } from "../../http/call.ts";
import { noParams } from "../../http/params.ts";
import { gameTypes } from "./game-types.ts";
import { vendorsOf } from "./vendors.ts";
import { vendorCard } from "./wire-game.ts";

/** C25: the sorting vendor list (D-4) in navigation order; no envelope (A65). */
export const gameMenus = defineCall({
  id: "C25",
  methods: ["GET"],
  path: "/lgw/games/game_menus",
  modules: ["COMM3"],
  token: "optional",
  envelope: false,
  params: noParams,
  run: ({ lang }) =>
    gameTypes.map((gameCategory, index) => ({
      gameCategory,
      sort: index + 1,
      vendors: vendorsOf(gameCategory).map(({ code, games }) => ({
        ...vendorCard(code, lang),
        gameCount: games[gameCategory] ?? 0,
      })),
    })),
});
