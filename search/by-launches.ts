/** Orders games by launches through Portico, then as the platform does (H2, decision 0038). */

/** Games of the ranking first, in its order; the others keep their order. */
export function byLaunches<T extends { id: string }>(
  games: readonly T[],
  ranking: readonly string[],
): T[] {
  if (ranking.length === 0) return [...games];
  const places = new Map(ranking.map((id, place) => [id, place]));
  const placeOf = ({ id }: T) => places.get(id) ?? Number.POSITIVE_INFINITY;
  // The order of equal games is kept. Infinite places are equal, though their difference is no number.
  return games.toSorted((a, b) => {
    const [first, second] = [placeOf(a), placeOf(b)];
    return first === second ? 0 : first - second;
  });
}
