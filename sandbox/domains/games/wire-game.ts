import { type Lang, nameIn } from "../../http/language.ts";
import { currencyScale } from "../points/earn-points.ts";
import { merchantOf } from "../system/merchants.ts";
import type { Game } from "./catalogue.ts";
import { payoutOf } from "./payouts.ts";
import { roundKind } from "./round-kind.ts";
import { featuresOf, themeOf, wireTrait } from "./traits.ts";
import { findVendor } from "./vendors.ts";

/** The field a call puts the name in, and the one it puts the picture in (D-1). */
export interface GameShape {
  name: "gameName" | "nodeName" | "title";
  icon: "showIcon" | "iconUrl" | "url";
}

export const listShape: GameShape = { name: "gameName", icon: "showIcon" };
export const hotShape: GameShape = { name: "nodeName", icon: "iconUrl" };
export const accountShape: GameShape = { name: "title", icon: "url" };

/**
 * Returns a game with the field names of a call (D-1). Its minimum bet is in units of `currency`: the member's
 * currency in personal lists, else the merchant's (A137).
 */
export function wireGame(
  game: Game,
  lang: Lang,
  shape: GameShape,
  { currency, merchant }: { currency: string; merchant: string },
): Record<string, unknown> {
  const theme = themeOf(game);
  const { rtp, volatility } = payoutOf(game);
  return {
    nodeId: game.nodeId,
    vassalage: game.vendor,
    vendorName: vendorName(game.vendor, lang),
    gameType: game.gameType,
    [shape.name]: nameIn(game.names, lang),
    [shape.icon]: gameIcon(game, merchant),
    supportPlay: game.supportPlay,
    isHot: game.isHot,
    isNew: game.isNew,
    ...(game.roomId === null ? {} : { roomId: game.roomId }),
    gameCode: game.gameCode,
    isGame: game.isGame,
    minBet: leastBet(game, currency),
    lines: game.lines,
    gameClassify: game.classes,
    // What a list does not know it leaves out; a vendor's lobby is no game.
    ...(game.isGame === "GAME" ? { rtp, ...(volatility ? { volatility } : {}) } : {}),
    ...(theme ? { theme: wireTrait(theme, lang) } : {}),
    features: featuresOf(game).map((each) => wireTrait(each, lang)),
  };
}

/** The least bet of a game, in units of a currency. */
export const leastBet = ({ minBet }: Game, currency: string): number =>
  minBet * currencyScale(currency);

/** Returns the path of a picture of the game below the image CDN. The English name determines the drawing. */
const picture = (folder: string, { nodeId, names, vendor, gameType }: Game): string =>
  `/media/${folder}/${nodeId}.svg?n=${encodeURIComponent(names.EN)}&v=${vendor}&t=${gameType}`;

/** The path of a game's cover; the merchant determines its shape. */
export const gameIcon = (game: Game, merchant = ""): string =>
  `${picture("games", game)}${merchantOf(merchant).wideCovers ? "&r=wide" : ""}`;

/** The path of a game's wide picture. */
export const gameArt = (game: Game): string => `${picture("games", game)}&r=wide`;

/** Paths of pictures of a slot as it is played; other games have none. */
export const screenshotsOf = (game: Game): string[] =>
  roundKind(game.gameType, game.classes) === "slot"
    ? [1, 2, 3].map((turn) => `${picture("screens", game)}&s=${turn}`)
    : [];

export function vendorName(code: string, lang: Lang): string {
  const vendor = findVendor(code);
  return vendor ? nameIn(vendor.names, lang) : code;
}

/** A vendor card (D-2); the key is spelled the way the platform spells it. */
export function vendorCard(code: string, lang: Lang) {
  return {
    vassalage: code,
    displayName: vendorName(code, lang),
    lagerIcon: `/media/vendors/${code}-large.svg`,
  };
}
