/** What is read for one purpose: a game that an address or a banner names, and the pot (CA81, CA82). */
import { brandCurrency } from "../../../brands/brand-currency.ts";
import { PlatformError } from "../../platform/errors.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { MoneyModel } from "../../values/money.ts";
import { jackpot, oneGame } from "./calls.ts";
import { inBrandCurrency, platformId } from "./shape.ts";
import type { GameModel } from "./wire.ts";

/** What a platform says of a game that it has not, and of an id that none of its games could have. */
const unknownGame: readonly (string | null | undefined)[] = ["game.not.found", "request_param_err"];

/** Null for what the platform knows no game of; ids that can't be any are not asked for. */
export async function readGame(
  id: string,
  { platform, scope }: GatewayContext,
): Promise<GameModel | null> {
  const gameId = platformId(id);
  if (gameId === null) return null;
  try {
    const { game } = await platform.call(oneGame, { gameId });
    return game && inBrandCurrency(game, scope.brand);
  } catch (error) {
    if (error instanceof PlatformError && unknownGame.includes(error.detail.errorCode)) return null;
    throw error;
  }
}

/** A37: the platform's own figure, only for a brand that shows a real pot. */
export async function readJackpot({ platform, scope }: GatewayContext): Promise<MoneyModel | null> {
  if (scope.brand.jackpot !== "live") return null;
  const { amount, currency } = await platform.call(jackpot, {});
  // Everybody's pot: neither the viewer's wallet nor language says its currency (A68, A137).
  return { amount, currency: currency ?? brandCurrency(scope.brand) };
}
