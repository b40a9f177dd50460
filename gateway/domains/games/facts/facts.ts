/** Seats of a game, and the next matches (CA89, CA94). */
import { isAllowedType } from "../../../market/products.ts";
import { platformNow } from "../../../platform/platform-clock.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { inBrandCurrency } from "../shape.ts";
import { fixtures } from "./fact-calls.ts";

const mostFixtures = 100;

/** The seats of a game; null for a game without seats, and while they can't be read. */
export function seatsOf(id: string, { seats }: GatewayContext) {
  return seats.load(id).catch(() => null);
}

/**
 * The next matches, without those that have started since the platform was asked, and those of games that the market does
 * not allow (G30).
 * @param type only matches of this type of games; null for all
 */
export async function listFixtures(
  { limit, type }: { limit: number; type?: string | null | undefined },
  { platform, scope }: GatewayContext,
) {
  const { list } = await platform.call(fixtures, {}, { optional: true });
  const now = platformNow({ scope });
  return list
    .filter(({ startsAt, game }) => startsAt > now && (!type || game.type === type))
    .filter(({ game }) => isAllowedType(game.type, scope))
    .sort((a, b) => a.startsAt - b.startsAt)
    .slice(0, Math.max(0, Math.min(limit, mostFixtures)))
    .map((fixture) => ({ ...fixture, game: inBrandCurrency(fixture.game, scope.brand) }));
}
