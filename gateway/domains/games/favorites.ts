/** Adds and removes favourites (C36, C37, S20, A38). */

import { refusalOf, refused, throttledBy } from "../../failures/refusal.ts";
import type { ResolversTypes, SetFavoriteInput } from "../../generated/resolver-types.ts";
import { PlatformError } from "../../platform/errors.ts";
import type { GatewayContext } from "../../request/context.ts";
import { addFavorite, removeFavorite } from "./personal-calls.ts";
import { platformId } from "./shape.ts";

/** Adds or removes a favourite, at most once a second per session (V57, A103). Repeating it is no error. */
export async function setFavorite(
  input: SetFavoriteInput,
  { platform, scope }: GatewayContext,
): Promise<Awaited<ResolversTypes["SetFavoriteResult"]>> {
  const gameId = platformId(input.gameId);
  if (gameId === null) return refused("PLATFORM_REFUSED");
  const waitMs = await scope.session.throttle("favorite");
  if (waitMs !== null) return { __typename: "Throttled", retryAfterMs: waitMs };
  const row = input.favorite ? addFavorite : removeFavorite;
  try {
    const { vendorCode, type } = input;
    await platform.call(row, { gameId, vendorCode, type });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return throttledBy(error) ?? refusalOf(error);
  }
  const { favorite } = input;
  return { __typename: "SetFavoriteSuccess", gameId: input.gameId, favorite };
}
