/** Schemas of the games responses (D-1 to D-5, D-10). */
import * as v from "valibot";
import { listOf } from "../../decoder/list-of.ts";
import { renamed } from "../../decoder/renamed.ts";
import type { GameStart } from "../../generated/resolver-types.ts";
import { wireGameType } from "../../values/game-type.ts";
import { type MoneyModel, wireAmount, wireCurrency } from "../../values/money.ts";
import {
  orElse,
  wireFlag,
  wireId,
  wireInteger,
  wireLabel,
  wireNumber,
  wireOff,
  wireText,
  wireWord,
} from "../../values/wire-values.ts";

/** A BCP 47 tag, as short as the tags of languages are. */
export const languageTag = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/));

const vendorCode = wireId;

/** A theme or a feature of games with its name in the visitor's language (A226). */
const wireTrait = v.object({ key: wireId, name: wireId });

/** A percentage; a share such as 0.96 is none, and is not guessed to be one. */
export const percentage = v.pipe(wireNumber, v.minValue(1), v.maxValue(100));
export const wireVolatility = wireWord(["LOW", "MEDIUM", "HIGH"]);
const gameCode = wireLabel;

const startOfVendor: Record<string, GameStart> = {
  TCG_LOTTO_VN: "VN_LOTTERY",
  TCG_SEA: "SEA_LOTTERY",
  LOTT: "LOTTERY",
  ELOTT: "LOTTERY",
};

/** How a game starts: decided by vendor, then by what the card represents (S24–S27, A82, A83). */
function gameStart(vassalage: string, isGame: string, type: string | null = null): GameStart {
  if (type === "more") return "SLOTS_PAGE";
  const byVendor = startOfVendor[vassalage];
  if (byVendor) return byVendor;
  return isGame === "VASSALAGE" ? "VENDOR_LIST" : "FRAME";
}

/** D-1. Depending on the call, the name is in one of four fields and the picture in one of three. */
export const wireGame = v.pipe(
  v.object({
    nodeId: wireId,
    vassalage: vendorCode,
    vendorName: wireText,
    gameType: wireGameType,
    gameName: wireText,
    nodeName: wireText,
    title: wireText,
    name: wireText,
    showIcon: wireText,
    iconUrl: wireText,
    url: wireText,
    supportPlay: wireOff,
    isHot: wireFlag,
    isNew: wireFlag,
    roomId: orElse(wireId, null),
    type: wireText,
    gameCode,
    isGame: orElse(wireWord(["GAME", "VASSALAGE"]), "GAME"),
    minBet: orElse(wireAmount, null),
    lines: orElse(wireInteger, null),
    gameClassify: orElse(listOf(wireId), []),
    // Assumed (A226): what a card says, and what similar games are found by.
    rtp: orElse(percentage, null),
    volatility: orElse(wireVolatility, null),
    theme: orElse(wireTrait, null),
    features: orElse(listOf(wireTrait), []),
    // Assumed (A200): without it a game is not known to be under maintenance.
    maintenance: orElse(wireFlag, false),
  }),
  v.check((game) => Boolean(game.gameName ?? game.nodeName ?? game.title ?? game.name), "no name"),
  v.transform((game) => ({
    id: game.nodeId,
    name: game.gameName ?? game.nodeName ?? game.title ?? game.name ?? "",
    picture: game.showIcon ?? game.iconUrl ?? game.url,
    type: game.gameType,
    vendorCode: game.vassalage,
    vendorName: game.vendorName,
    code: game.gameCode ?? "",
    hot: game.isHot,
    new: game.isNew,
    freeTrial: game.supportPlay,
    start: gameStart(game.vassalage, game.isGame ?? "GAME", game.type),
    inMaintenance: game.maintenance ?? false,
    roomId: game.roomId ?? null,
    minBet: game.minBet ?? null,
    lines: game.lines && game.lines > 0 ? game.lines : null,
    classes: game.gameClassify,
    rtp: game.rtp ?? null,
    volatility: game.volatility ?? null,
    theme: game.theme ?? null,
    features: game.features,
  })),
);
/** A game without the final picture URL and the vendor's logo. */
export type GameModel = Omit<v.InferOutput<typeof wireGame>, "minBet"> & {
  minBet: MoneyModel | null;
};

/** The vendor of D-4 and D-5. */
const vendor = v.pipe(
  v.object({
    vassalage: vendorCode,
    displayName: wireText,
    lagerIcon: wireText,
    gameCount: orElse(wireInteger, null),
  }),
  v.transform(({ vassalage: code, displayName, lagerIcon: icon, gameCount: games }) => ({
    code,
    name: displayName ?? code,
    icon,
    games,
  })),
);

/** D-4: one category of the navigation. */
export const wireMenu = renamed(
  v.object({
    gameCategory: wireGameType,
    displayName: wireText,
    sort: orElse(wireNumber, null),
    vendors: orElse(listOf(vendor), []),
  }),
  { gameCategory: "type", displayName: "name" },
);

/** D-5: the classes of one type, each with its vendors by code. */
const wireClass = v.object({
  key: wireId,
  name: wireText,
  vendors: orElse(v.record(v.string(), v.fallback(v.nullable(vendor), null)), null),
});
const typeClasses = renamed(
  v.object({
    gameClassify: orElse(listOf(wireClass), []),
    // Assumed (A224): the languages that lists of this type can be filtered by.
    dealerLanguages: orElse(listOf(languageTag), []),
    // Assumed (A226): the themes and features that lists of this type can be filtered by.
    themes: orElse(listOf(wireTrait), []),
    features: orElse(listOf(wireTrait), []),
  }),
  { gameClassify: "classes" },
);
export const wireTypeMap = v.record(v.string(), v.fallback(v.nullable(typeClasses), null));

/** D-2's card of a vendor; a "more" card has none (A83). */
const card = v.pipe(
  v.object({ vassalage: wireLabel, displayName: wireText, lagerIcon: wireText, type: wireText }),
  v.transform(({ vassalage, displayName, lagerIcon: icon, type }) => ({
    code: vassalage || "more",
    name: displayName ?? vassalage,
    icon,
    more: type === "more",
  })),
);

/** D-2 and D-3. */
export const wireLane = renamed(
  v.object({ title: wireLabel, gameType: wireGameType, cards: orElse(listOf(card), []) }),
  { gameType: "type" },
);

/** A game of which only the launch data is known; all other properties are off. */
export function plainGame(
  known: Pick<GameModel, "id" | "name" | "picture" | "type" | "vendorCode" | "code">,
  isGame = "GAME",
): GameModel {
  return {
    ...known,
    vendorName: null,
    hot: false,
    new: false,
    freeTrial: false,
    start: gameStart(known.vendorCode, isGame),
    inMaintenance: false,
    roomId: null,
    minBet: null,
    lines: null,
    classes: [],
    rtp: null,
    volatility: null,
    theme: null,
    features: [],
  };
}

/** D-10. A win has fewer fields of its game than a list. */
export const wireWin = v.pipe(
  v.object({
    vo: v.object({
      customerName: wireLabel,
      iconUrl: wireText,
      gameName: wireId,
      winAmount: wireAmount,
      // Not in D-10: platforms that mix currencies on the board send the currency.
      currency: wireCurrency,
      vassalage: vendorCode,
      gameCode,
      isGame: orElse(wireWord(["GAME", "VASSALAGE"]), "GAME"),
      nodeId: wireId,
      gameType: wireGameType,
    }),
  }),
  v.transform(({ vo }) => {
    const game = plainGame(
      {
        id: vo.nodeId,
        name: vo.gameName,
        picture: vo.iconUrl,
        type: vo.gameType,
        vendorCode: vo.vassalage,
        code: vo.gameCode ?? "",
      },
      vo.isGame ?? "GAME",
    );
    const win = { amount: vo.winAmount, currency: vo.currency };
    return { customer: vo.customerName, win, game };
  }),
);
