/** Single reads: one game by id, the ids of all games, and the jackpot (CA81, L3, CA82). */
import { brandCurrency } from "../../../brands/brand-currency.ts";
import { isAllowedType } from "../../market/products.ts";
import { PlatformError } from "../../platform/errors.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { MoneyModel } from "../../values/money.ts";
import type { PageArgs } from "../../values/offset-page.ts";
import { jackpot, oneGame } from "./calls.ts";
import { inBrandCurrency, platformId } from "./shape.ts";
import type { GameModel } from "./wire.ts";

/** Error codes for a game that does not exist, and for an id of impossible form. */
const unknownGame: readonly (string | null | undefined)[] = ["game.not.found", "request_param_err"];

/** A game by id; null when it does not exist, or when the visitor's market does not allow its class (G30). */
export async function readGame(id: string, context: GatewayContext): Promise<GameModel | null> {
  const game = await knownGame(id, context);
  const { scope } = context;
  return game && isAllowedType(game.type, scope) ? inBrandCurrency(game, scope.brand) : null;
}

/** Whether the visitor's market allows a game (G30, Q5); null when it does not exist. */
export async function readAllowed(id: string, context: GatewayContext): Promise<boolean | null> {
  const game = await knownGame(id, context);
  return game ? isAllowedType(game.type, context.scope) : null;
}

/**
 * A game by id in any market. Impossible ids cause no call, nor do ids that the search index lacks (Q7), because any
 * visitor may send any id. While there is no index, calls are limited per address (A148).
 */
async function knownGame(id: string, { platform, scope }: GatewayContext) {
  const gameId = platformId(id);
  if (gameId === null) return null;
  const known = await indexedGames(scope);
  if (known && !known.has(id)) return null;
  try {
    return (await platform.call(oneGame, { gameId })).game;
  } catch (error) {
    if (error instanceof PlatformError && unknownGame.includes(error.detail.errorCode)) return null;
    throw error;
  }
}

/** The games of the search index; null while there is none, or while it can't be read. */
const indexedGames = ({ search }: GatewayContext["scope"], startsReading = false) =>
  search.games(startsReading).catch(() => null);

/** The most ids in one answer. */
const mostIds = 10_000;

/** The ids of all games, for the sitemap; null while there is no index. It calls no platform. */
export async function listGameIds({ offset, limit }: PageArgs, { scope }: GatewayContext) {
  const known = await indexedGames(scope, true);
  if (!known) return null;
  const from = Math.max(0, offset);
  const ids = [...known.keys()].slice(from, from + Math.min(Math.max(0, limit), mostIds));
  return { total: known.size, ids };
}

/** A37: the platform's jackpot, only for a brand that shows the real one. */
export async function readJackpot({ platform, scope }: GatewayContext): Promise<MoneyModel | null> {
  if (scope.brand.jackpot !== "live") return null;
  const { amount, currency } = await platform.call(jackpot, {});
  // A shared jackpot: its currency depends on neither the viewer's wallet nor language (A68, A137).
  return { amount, currency: currency ?? brandCurrency(scope.brand) };
}
