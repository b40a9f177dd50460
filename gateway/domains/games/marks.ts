/** The marks "hot" and "new" of a list (H2, U24). */
import type { GameModel } from "./wire.ts";

/** At most one card in so many has the same mark, because a mark on every card distinguishes none. */
const oneIn = 5;

/**
 * Keeps each mark on the first games that have it, in the platform's order, and on at most a fifth of the list. Every
 * list of games goes through here.
 */
export function withMarks(games: readonly GameModel[]): GameModel[] {
  const most = Math.floor(games.length / oneIn);
  const left = { hot: most, new: most };
  return games.map((game) => {
    const hot = game.hot && left.hot > 0;
    const isNew = game.new && left.new > 0;
    if (hot) left.hot -= 1;
    if (isNew) left.new -= 1;
    return hot === game.hot && isNew === game.new ? game : { ...game, hot, new: isNew };
  });
}
