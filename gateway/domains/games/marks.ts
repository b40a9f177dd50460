/** The order of a list by popularity, and its marks "hot" and "new" (H2, U24). */
import type { GameModel } from "./wire.ts";

/** At most one card in so many has the same mark, because a mark on every card distinguishes none. */
const oneIn = 5;

/**
 * Keeps each mark on at most a fifth of the cards of any beginning of the list, and so of any first screen of it in any
 * order (H12). Games that were launched most through Portico are hot, too, and come before those that only the platform
 * marks. Every list of games goes through here.
 * @param ranking ids of games, the most launched first
 */
export function withMarks(
  games: readonly GameModel[],
  ranking: readonly string[] = [],
): GameModel[] {
  const places = new Map(ranking.map((id, place) => [id, place]));
  const heat = ({ id, hot }: GameModel) => places.get(id) ?? (hot ? ranking.length : null);
  const hot = spread(games, heat);
  const fresh = spread(games, (game) => (game.new ? 0 : null));
  return games.map((game, at) => {
    const [keepsHot, keepsNew] = [hot.has(at), fresh.has(at)];
    const same = keepsHot === game.hot && keepsNew === game.new;
    return same ? game : { ...game, hot: keepsHot, new: keepsNew };
  });
}

/**
 * The places of a mark: the games that deserve it most, as many as every beginning of the list allows.
 * @param worth of a game, the smallest first; null without the mark
 */
function spread(
  games: readonly GameModel[],
  worth: (game: GameModel) => number | null,
): ReadonlySet<number> {
  const wanted = games.flatMap((game, at) => {
    const value = worth(game);
    return value === null ? [] : [{ at, value }];
  });
  const marked = new Set<number>();
  for (const { at } of wanted.toSorted((a, b) => a.value - b.value)) {
    marked.add(at);
    if (!isSparse(marked, games.length)) marked.delete(at);
  }
  return marked;
}

function isSparse(marked: ReadonlySet<number>, length: number): boolean {
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    if (marked.has(at)) count += 1;
    if (count * oneIn > at + 1) return false;
  }
  return true;
}
