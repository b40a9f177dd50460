/** Which games are similar (H16, L8): by type, theme and mechanic, never by name or provider. */

/** What is compared. A mechanic is the key of a class or a feature. */
export interface Traits {
  type: string | null;
  theme: string | null;
  mechanics: readonly string[];
}

const points = { type: 1, theme: 4, firstMechanic: 3, mechanic: 1 };

/** How similar a game is to what is wanted; 0 for one of another type, and for one that has nothing of it. */
export function similarity(wanted: Traits, game: Traits): number {
  if (wanted.type !== null && wanted.type !== game.type) return 0;
  const shared = wanted.mechanics.filter((key) => game.mechanics.includes(key)).length;
  const theme = wanted.theme !== null && wanted.theme === game.theme ? points.theme : 0;
  const mechanics = shared === 0 ? 0 : points.firstMechanic + (shared - 1) * points.mechanic;
  const type = wanted.type === null ? 0 : points.type;
  return type + theme + mechanics;
}

/**
 * Returns the most similar games, the more popular ones first among equals.
 * @param games in the order of their popularity
 */
export function mostSimilar<Game>(
  wanted: Traits,
  games: Iterable<Game>,
  traitsOf: (game: Game) => Traits,
  limit: number,
): Game[] {
  const found: { game: Game; score: number }[] = [];
  for (const game of games) {
    const score = similarity(wanted, traitsOf(game));
    if (score > 0) found.push({ game, score });
  }
  // The sort is stable, so equal games keep their order.
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ game }) => game);
}
