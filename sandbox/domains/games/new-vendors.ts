import * as v from "valibot";
import { defineCall } from "../../http/call.ts";
import type { Lang } from "../../http/language.ts";
import { merchantOf } from "../system/merchants.ts";
import { type GameType, gameTypeNames } from "./game-types.ts";
import { vendorsOf } from "./vendors.ts";
import { vendorCard } from "./wire-game.ts";

const moreSlots: Record<Lang, string> = {
  EN: "More slots",
  KR: "슬롯 더 보기",
  VN: "Thêm slot",
  TH: "สล็อตเพิ่มเติม",
  CN: "更多老虎机",
  JP: "スロットをもっと見る",
};

/** C29: vendor lanes of the game center (D-2, D-3); the slots lane ends in a `more` card (A83). */
export const newVendors = defineCall({
  id: "C29",
  methods: ["GET"],
  path: "/wps/relay/GCSGAME_newGameVendor",
  modules: ["COMM3", "GAMELO3", ""],
  token: "optional",
  params: v.strictObject({ platform: v.literal("html5-desktop") }),
  run: ({ lang, merchant }) => {
    const { categories, hand } = merchantOf(merchant);
    return { data: { lanes: categories.map((type) => lane(type, lang, hand)) } };
  },
});

function lane(gameType: GameType, lang: Lang, hand: string) {
  const vendors = vendorsOf(gameType);
  const cards = vendors.map(({ code }) => ({ ...vendorCard(code, lang), gameType }));
  const lagerIcon = `/media/tiles/slots.svg?h=${hand}`;
  const more = { vassalage: "", displayName: moreSlots[lang], lagerIcon };
  return {
    title: gameTypeNames[gameType][lang],
    gameType,
    cards: gameType === "RNG" ? [...cards, { ...more, gameType, type: "more" }] : cards,
    gameClassify: { key: gameType, vendors: vendors.map(({ code }) => code) },
  };
}
