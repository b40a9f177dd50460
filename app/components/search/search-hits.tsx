import type { ComponentProps } from "react";
import { GameCard } from "~/play/game-card.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import type { SearchHit } from "./suggestions.ts";

type Hit = Pick<SearchHit, "kind" | "id" | "name" | "path"> & {
  game?: ComponentProps<typeof GameCard>["game"] | null;
};

/** Results of a search, the best first: games as cards that play (H16), the others as links to their pages. */
export function SearchHits({ hits }: { hits: readonly Hit[] }) {
  const games = hits.flatMap(({ id, game }) => (game ? [{ id, game }] : []));
  const others = hits.filter(({ game }) => !game);
  return (
    <>
      {others.length > 0 ? (
        <ol className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {others.map(({ kind, id, path, name }) => (
            <li key={`${kind} ${id}`}>
              <GoLink
                to={path}
                className="flex min-h-11 items-center rounded-control border border-line bg-surface px-4 py-2 font-semibold hover:border-accent"
              >
                {name}
              </GoLink>
            </li>
          ))}
        </ol>
      ) : null}
      {games.length > 0 ? (
        <ol className="game-grid">
          {games.map(({ id, game }) => (
            <li key={id}>
              <GameCard game={game} />
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}
