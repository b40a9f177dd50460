import { type RefObject, useEffect, useState } from "react";
import type { HomeSectionQuery } from "~/graphql/generated/graphql";
import type { Whole } from "~/ui/blocks/block.ts";
import { firstGames, HomeSection } from "./sections/section-query.ts";

type Game = Whole<HomeSectionQuery>["games"]["nodes"][number];

/**
 * The first games of a section with their seats, by id, loaded when the section comes near the viewport (H2). Empty
 * until then, and when they can't be loaded.
 * @param enabled false for sections without tables
 */
export function useSeats(
  type: string,
  section: RefObject<HTMLElement | null>,
  enabled: boolean,
): ReadonlyMap<string, Game> {
  const [games, setGames] = useState<ReadonlyMap<string, Game>>(new Map());
  useEffect(() => {
    const node = section.current;
    if (!node || !enabled) return;
    const load = async () => {
      const { browserClient } = await import("~/graphql/browser.client.ts");
      const variables = { type, offset: 0, limit: firstGames, tables: true, seats: true };
      const { data } = await browserClient().query(HomeSection, variables).toPromise();
      setGames(new Map(data?.games?.nodes.map((game) => [game.id, game])));
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().catch(() => undefined);
      },
      { rootMargin: "300px" },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [type, section, enabled]);
  return games;
}
