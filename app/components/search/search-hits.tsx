import { Cover } from "~/play/cover.tsx";
import { GoLink } from "~/ui/links/go-link.tsx";
import type { SearchHit } from "./suggestions.ts";

/** Results of a search as links to their pages, the best first. */
export function SearchHits({ hits }: { hits: readonly (SearchHit & { image?: string | null })[] }) {
  const games = hits.some(({ kind }) => kind === "GAME");
  return (
    <ol
      className={
        games
          ? "grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6"
          : "grid gap-2 sm:grid-cols-2 lg:grid-cols-3"
      }
    >
      {hits.map((hit) => (
        <li key={`${hit.kind} ${hit.id}`}>
          {hit.kind === "GAME" ? (
            <GoLink to={hit.path} className="group grid gap-1">
              <Cover gameId={hit.id} image={hit.image} />
              <span className="line-clamp-2 text-sm font-semibold group-hover:text-accent">
                {hit.name}
              </span>
              <span className="truncate text-xs text-quiet">{hit.details[0]}</span>
            </GoLink>
          ) : (
            <GoLink
              to={hit.path}
              className="flex min-h-11 items-center rounded-control border border-line bg-surface px-4 py-2 font-semibold hover:border-accent"
            >
              {hit.name}
            </GoLink>
          )}
        </li>
      ))}
    </ol>
  );
}
