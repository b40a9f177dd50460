/** Vendors, lobby paths, game ids and prices in the gateway's own form. */
import type { Brand } from "../../../brands/brand.ts";
import { brandCurrency } from "../../../brands/brand-currency.ts";
import { gameTypes } from "../../../brands/game-types.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import type { GameModel } from "./wire.ts";

/** A vendor as far as the response contains it; the data loader completes it. */
export interface VendorModel {
  code: string;
  name?: string | null;
  /** Path of the logo, as the platform sends it. */
  icon?: string | null;
  /** How many games of the menu's type it has; null where the platform does not say. */
  games?: number | null;
}

/**
 * A game of a public list. Its minimum bet is in the brand's currency, because the platform sends all
 * visitors the same amount (A68, A137).
 */
export function inBrandCurrency(game: GameModel, brand: Brand): GameModel {
  if (typeof game.minBet !== "string") return game;
  return { ...game, minBet: { amount: game.minBet, currency: brandCurrency(brand) } };
}

/** The lobby path of a game type: from the brand's route table, else the type's name (A23). */
export function pathOfType(type: string, scope: RequestScope): string {
  const plain = scope.brand.lobbyRoutes.find(
    (row) => row.type === type && row.vendors === undefined && row.classKey === undefined,
  );
  return plain?.path ?? `/${type.toLowerCase()}`;
}

/**
 * A game's id as the platform expects it: a number if it is written as one, else the same text (A39), because
 * "007" and 9007199254740993 would change as numbers. Null for text that is no id.
 */
export function platformId(id: string): number | string | null {
  if (/^(0|[1-9]\d{0,14})$/.test(id)) return Number(id);
  return /^[^\p{Cc}]{1,64}$/u.test(id) && id.trim() === id ? id : null;
}

/** True for a game type that only the platform knows, so that no brand file can have a page for it. */
export const isForeignType = (type: string): boolean =>
  !(gameTypes as readonly string[]).includes(type);

/** The platform's name of a category, else the type in title case: "Arcade". */
export function nameOfType(type: string, given: string | null): string {
  return given ?? `${type.charAt(0)}${type.slice(1).toLowerCase().replaceAll("_", " ")}`;
}
