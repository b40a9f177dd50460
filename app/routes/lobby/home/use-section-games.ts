import { useCallback, useState } from "react";
import type { GameType, HomeSectionQuery } from "~/graphql/generated/graphql";
import { firstGames, HomeSection, moreGames } from "./section-query.ts";

type Games = HomeSectionQuery["games"]["nodes"];

interface SectionGames {
  games: Games;
  hasMore: boolean;
  state: "idle" | "loading" | "failed";
  /** Fetches what comes next: 10 games at first, 12 each time after that (S21, A30). */
  more: () => void;
}

/**
 * A section's games as they grow. Pages are offsets, so no game is skipped or shown twice (A30); a game
 * that moved between two questions is shown once all the same.
 * @param first what the server brought, or null for nothing yet.
 */
export function useSectionGames(type: GameType, first: HomeSectionQuery | null): SectionGames {
  const [later, setLater] = useState<HomeSectionQuery["games"][]>([]);
  const [state, setState] = useState<SectionGames["state"]>("idle");
  const pages = first ? [first.games, ...later] : later;
  const offset = first || later.length > 0 ? firstGames + moreGames * (pages.length - 1) : 0;

  const more = useCallback(async () => {
    setState("loading");
    try {
      const { browserClient } = await import("~/graphql/client.ts");
      const limit = offset === 0 ? firstGames : moreGames;
      const { data } = await browserClient().query(HomeSection, { type, offset, limit }).toPromise();
      if (!data) return setState("failed");
      setLater((known) => [...known, data.games]);
      setState("idle");
    } catch {
      setState("failed");
    }
  }, [type, offset]);

  return { games: distinct(pages), hasMore: pages.at(-1)?.pageInfo.hasMore ?? true, state, more };
}

/** The games of all pages, each once. */
export function distinct(pages: readonly { nodes: Games }[]): Games {
  const seen = new Set<string>();
  return pages.flatMap(({ nodes }) => nodes).filter(({ id }) => !seen.has(id) && seen.add(id));
}
