/** Vendors, lobby paths and public prices by their plain names. */
import type { Brand } from "../../../brands/brand.ts";
import { brandCurrency } from "../../../brands/brand-currency.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import { gameTypes } from "../../values/game-type.ts";
import type { GameModel } from "./wire.ts";

/** A vendor as far as the answer at hand knows it; for what is missing the loader is asked. */
export interface VendorModel {
  code: string;
  name?: string | null;
  /** The logo's path, as the platform gives it. */
  icon?: string | null;
}

/**
 * A game of a public list. Its smallest bet is in the brand's currency, because the platform gives every visitor
 * the same amount, whatever currency the visitor's wallet has (A68, A137).
 */
export function inBrandCurrency(game: GameModel, brand: Brand): GameModel {
  if (typeof game.minBet !== "string") return game;
  return { ...game, minBet: { amount: game.minBet, currency: brandCurrency(brand) } };
}

/** The lobby path of a game type: the brand's plain row for it, else its name (A23). */
export function pathOfType(type: string, scope: RequestScope): string {
  const plain = scope.brand.lobbyRoutes.find(
    (row) => row.type === type && row.vendors === undefined && row.classKey === undefined,
  );
  return plain?.path ?? `/${type.toLowerCase()}`;
}

/**
 * A game's id as the platform is asked with it: the number that it is where it is written as one, else the
 * very text (A39): "007" and 9007199254740993 as numbers would be other games. Null for what is no id.
 */
export function platformId(id: string): number | string | null {
  if (/^(0|[1-9]\d{0,14})$/.test(id)) return Number(id);
  return /^[^\p{Cc}]{1,64}$/u.test(id) && id.trim() === id ? id : null;
}

/** Whether only the platform knows this kind of game: no brand file can have a page for it. */
export const isForeignType = (type: string): boolean =>
  !(gameTypes as readonly string[]).includes(type);

/** What the platform calls a category, else its word for it, written as a name: "Arcade". */
export function nameOfType(type: string, given: string | null): string {
  return given ?? `${type.charAt(0)}${type.slice(1).toLowerCase().replaceAll("_", " ")}`;
}
