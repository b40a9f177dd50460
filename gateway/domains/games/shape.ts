/** From the platform's words about games to plain ones (D-1, D-2). */
import type { Game, GameStart } from "../../generated/resolver-types.ts";
import type { RequestScope } from "../../scope.ts";
import { mediaUrl } from "../../values/media-url.ts";
import { gameTypes, type WireGame, type WireVendor, type WireWin } from "./wire.ts";

/** A vendor as far as the answer at hand knows it; for what is missing the loader is asked. */
export interface VendorModel {
  code: string;
  name?: string | null;
  logo?: string | null;
}

/** A game, complete except for what its vendor is called and looks like. */
export type GameModel = Omit<Game, "vendor" | "__typename"> & { vendor: VendorModel };

export function shapeGame(game: WireGame, scope: RequestScope, currency: string): GameModel {
  return {
    id: game.nodeId,
    name: game.gameName ?? game.nodeName ?? game.title ?? game.name ?? "",
    image: mediaUrl(game.showIcon ?? game.iconUrl ?? game.url, scope),
    type: game.gameType,
    vendor: { code: game.vassalage, name: game.vendorName },
    code: game.gameCode,
    hot: game.isHot,
    new: game.isNew,
    freeTrial: game.supportPlay === 0,
    start: gameStart(game),
    roomId: game.roomId,
    minBet: game.minBet === null ? null : { amount: game.minBet, currency },
    lines: game.lines && game.lines > 0 ? game.lines : null,
  };
}

const startOfVendor: Record<string, GameStart> = {
  TCG_LOTTO_VN: "VN_LOTTERY",
  TCG_SEA: "SEA_LOTTERY",
  LOTT: "LOTTERY",
  ELOTT: "LOTTERY",
};

/** How a game starts: by vendor first, then by what the card stands for (S24–S27, A82, A83). */
export function gameStart(
  game: Pick<WireGame, "vassalage" | "isGame"> & { type?: string | null | undefined },
): GameStart {
  if (game.type === "more") return "SLOTS_PAGE";
  const byVendor = startOfVendor[game.vassalage];
  if (byVendor) return byVendor;
  return game.isGame === "VASSALAGE" ? "VENDOR_LIST" : "FRAME";
}

export function shapeVendor(vendor: WireVendor, scope: RequestScope): VendorModel {
  return {
    code: vendor.vassalage,
    name: vendor.displayName ?? vendor.vassalage,
    logo: mediaUrl(vendor.lagerIcon, scope),
  };
}

/** A win names its game by fewer fields than a list does; what is missing is off. */
export function shapeWin(win: WireWin, scope: RequestScope): GameModel {
  return {
    id: win.nodeId,
    name: win.gameName,
    image: mediaUrl(win.iconUrl, scope),
    type: win.gameType,
    vendor: { code: win.vassalage },
    code: win.gameCode,
    hot: false,
    new: false,
    freeTrial: false,
    start: gameStart(win),
    roomId: null,
    minBet: null,
    lines: null,
  };
}

/** The lobby path of a game type: the brand's plain row for it, else its name (A23). */
export function pathOfType(type: string, scope: RequestScope): string {
  const plain = scope.brand.lobbyRoutes.find(
    (row) => row.type === type && row.vendors === undefined && row.classKey === undefined,
  );
  return plain?.path ?? `/${type.toLowerCase()}`;
}

/** Whether only the platform knows this kind of game: no brand file can have a page for it. */
export const isForeignType = (type: string): boolean =>
  !(gameTypes as readonly string[]).includes(type);

/** What the platform calls a category, else its word for it, written as a name: "Arcade". */
export function nameOfType(type: string, displayName: string | null): string {
  return displayName ?? `${type.charAt(0)}${type.slice(1).toLowerCase().replaceAll("_", " ")}`;
}
