interface Part<TGame> {
  nodes: TGame[];
  pageInfo: { total?: number | null; hasMore: boolean };
}

/**
 * Joins the responses of consecutive pages into one list. Games after a failed page are left out, because the list
 * would have a gap; `incomplete` reports it. `games` is null when every page failed.
 */
export function joinParts<TGame>(parts: readonly (Part<TGame> | null | undefined)[]) {
  const broken = parts.findIndex((part) => !part);
  const good = (broken < 0 ? parts : parts.slice(0, broken)).filter((part) => part != null);
  const last = good.at(-1);
  return {
    games: good.length ? good.flatMap((part) => part.nodes) : null,
    incomplete: broken >= 0,
    total: last?.pageInfo.total ?? null,
    hasMore: last?.pageInfo.hasMore ?? false,
  };
}

/** How many entries the answers have lost in all. */
export function droppedIn(answers: readonly { dropped?: number }[]): number {
  return answers.reduce((sum, { dropped = 0 }) => sum + dropped, 0);
}
