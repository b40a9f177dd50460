import { defineCall } from "../../http/call.ts";
import { noParams } from "../../http/params.ts";
import { merchantOf } from "../system/merchants.ts";
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
  run: ({ lang, merchant }) =>
    merchantOf(merchant).categories.map((gameCategory, index) => ({
      gameCategory,
      sort: index + 1,
      vendors: vendorsOf(gameCategory).map(({ code, games }) => ({
        ...vendorCard(code, lang),
        gameCount: games[gameCategory] ?? 0,
      })),
    })),
});
