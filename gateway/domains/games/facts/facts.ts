/** Seats of a game, and the next matches (CA89, CA94). */
import { platformNow } from "../../../platform/platform-clock.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { inBrandCurrency } from "../shape.ts";
import { fixtures } from "./fact-calls.ts";

/** The seats of a game; null for a game without seats, and while they can't be read. */
export function seatsOf(id: string, { seats }: GatewayContext) {
  return seats.load(id).catch(() => null);
}

/** The next matches, without those that have started since the platform was asked. */
export async function listFixtures(limit: number, { platform, scope }: GatewayContext) {
  const { list } = await platform.call(fixtures, {}, { optional: true });
  const now = platformNow({ scope });
  return list
    .filter(({ startsAt }) => startsAt > now)
    .sort((a, b) => a.startsAt - b.startsAt)
    .slice(0, Math.max(0, limit))
    .map((fixture) => ({ ...fixture, game: inBrandCurrency(fixture.game, scope.brand) }));
}
