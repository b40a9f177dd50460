import { startTransition, useCallback, useState } from "react";
import type { HomeSectionQuery } from "~/graphql/generated/graphql";
import type { Whole } from "~/ui/blocks/block.ts";
import { firstGames, HomeSection, hasTables, moreGames } from "./section-query.ts";

type Page = Whole<HomeSectionQuery>["games"];

interface SectionGames {
  games: Page["nodes"];
  hasMore: boolean;
  state: "idle" | "loading" | "failed";
  /** Loads the next games: 10 at first, then 12 each time (S21, A30). */
  more: () => void;
}

/** Returns the offset of the page that follows this many pages (A30). */
export function nextOffset(pages: number): number {
  return pages === 0 ? 0 : firstGames + moreGames * (pages - 1);
}

/** The games of all pages, each once. */
export function distinct<T extends { id: string }>(pages: readonly { nodes: readonly T[] }[]): T[] {
  const seen = new Set<string>();
  return pages.flatMap(({ nodes }) => nodes).filter(({ id }) => !seen.has(id) && seen.add(id));
}

/**
 * The growing list of a section's games. Pages are offsets, so no game is skipped or repeated (A30). A game that
 * moved between two requests is shown once.
 * @param first the games of the server's response, or null for none
 */
export function useSectionGames(type: string, first: Whole<HomeSectionQuery> | null): SectionGames {
  const [later, setLater] = useState<Page[]>([]);
  const [state, setState] = useState<SectionGames["state"]>("idle");
  const pages = first ? [first.games, ...later] : later;
  const offset = nextOffset(pages.length);

  const more = useCallback(async () => {
    setState("loading");
    try {
      const { browserClient } = await import("~/graphql/browser.client.ts");
      const limit = offset === 0 ? firstGames : moreGames;
      const { data } = await browserClient()
        .query(HomeSection, {
          type,
          offset,
          limit,
          tables: hasTables(type),
          seats: hasTables(type),
        })
        .toPromise();
      const page = data?.games;
      if (!page) return setState("failed");
      // A dozen cards are rendered with low priority, so that clicks are handled first.
      startTransition(() => {
        setLater((known) => [...known, page]);
        setState("idle");
      });
    } catch {
      setState("failed");
    }
  }, [type, offset]);

  return { games: distinct(pages), hasMore: pages.at(-1)?.pageInfo.hasMore ?? true, state, more };
}
