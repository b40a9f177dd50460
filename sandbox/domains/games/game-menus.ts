import { defineCall } from "../../http/call";
import { noParams } from "../../http/params";
import { gameTypes } from "./game-types";
import { vendorsOf } from "./vendors";
import { vendorCard } from "./wire-game";

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
      vendors: vendorsOf(gameCategory).map(({ code }) => vendorCard(code, lang)),
    })),
});
