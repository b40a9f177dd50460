/** The order of a list by popularity, and its marks "hot" and "new" (H2, U24). */
import { byLaunches } from "../../../search/by-launches.ts";
import type { GameModel } from "./wire.ts";

/** At most one card in so many has the same mark, because a mark on every card distinguishes none. */
const oneIn = 5;

/**
 * Keeps each mark on the first games that have it, and on at most a fifth of the list. Games that were launched most
 * through Portico are hot, too, and come before those that only the platform marks. Every list of games goes through
 * here.
 * @param ranking ids of games, the most launched first
 */
export function withMarks(
  games: readonly GameModel[],
  ranking: readonly string[] = [],
): GameModel[] {
  const most = Math.floor(games.length / oneIn);
  const launched = new Set(ranking);
  const hottest = byLaunches(games, ranking).filter(({ id, hot }) => hot || launched.has(id));
  const hotIds = new Set(hottest.slice(0, most).map(({ id }) => id));
  const left = { new: most };
  return games.map((game) => {
    const hot = hotIds.has(game.id);
    const isNew = game.new && left.new > 0;
    if (isNew) left.new -= 1;
    return hot === game.hot && isNew === game.new ? game : { ...game, hot, new: isNew };
  });
}
