/** Single reads: one game by id, and the jackpot (CA81, CA82). */
import { brandCurrency } from "../../../brands/brand-currency.ts";
import { PlatformError } from "../../platform/errors.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { MoneyModel } from "../../values/money.ts";
import { jackpot, oneGame } from "./calls.ts";
import { inBrandCurrency, platformId } from "./shape.ts";
import type { GameModel } from "./wire.ts";

/** Error codes for a game that does not exist, and for an id of impossible form. */
const unknownGame: readonly (string | null | undefined)[] = ["game.not.found", "request_param_err"];

/** A game by id; null when it does not exist. Impossible ids cause no call. */
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

/** A37: the platform's jackpot, only for a brand that shows the real one. */
export async function readJackpot({ platform, scope }: GatewayContext): Promise<MoneyModel | null> {
  if (scope.brand.jackpot !== "live") return null;
  const { amount, currency } = await platform.call(jackpot, {});
  // A shared jackpot: its currency depends on neither the viewer's wallet nor language (A68, A137).
  return { amount, currency: currency ?? brandCurrency(scope.brand) };
}
