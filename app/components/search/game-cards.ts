/** Pictures and launches of games that the search shows (H16): names come at once, this a moment later. */
import { useEffect, useState } from "react";
import { useShell } from "~/components/shell/use-shell.ts";
import { readLaunched } from "~/play/launch/launched-games.ts";

export interface SearchCard {
  id: string;
  name: string;
  vendor: string;
  image: string | null;
  /** The game as a launch takes it (`~/play/game-ref.ts`). */
  ref: string;
}

/** The response of `/search/cards`. */
export interface SearchCards {
  games: SearchCard[];
}

const known = new Map<string, SearchCard>();

async function load(query: string, signal: AbortSignal): Promise<SearchCard[]> {
  const answer = await fetch(`/search/cards${query}`, { signal });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return ((await answer.json()) as SearchCards).games;
}

/** Cards by id, as far as they have come. A card that can't be loaded is missing, and its result is a link without it. */
export function useSearchCards(ids: readonly string[]): ReadonlyMap<string, SearchCard> {
  const { language } = useShell();
  const [, setLoaded] = useState(0);
  const missing = ids.filter((id) => !known.has(`${language} ${id}`)).join(",");
  useEffect(() => {
    if (missing === "") return;
    const controller = new AbortController();
    load(`?${new URLSearchParams({ ids: missing })}`, controller.signal).then(
      (games) => {
        for (const game of games) known.set(`${language} ${game.id}`, game);
        setLoaded((count) => count + 1);
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [missing, language]);
  return new Map(
    ids.flatMap((id) => {
      const card = known.get(`${language} ${id}`);
      return card ? [[id, card] as const] : [];
    }),
  );
}

/** The games that the visitor launched last: an account's by the platform, a guest's by this browser. */
export function useLaunchedGames(isWanted: boolean): readonly SearchCard[] {
  const { viewer } = useShell();
  const isMember = Boolean(viewer);
  const [games, setGames] = useState<readonly SearchCard[]>([]);
  useEffect(() => {
    const own = isMember ? [] : readLaunched();
    if (!isWanted || (!isMember && own.length === 0)) return;
    const controller = new AbortController();
    const query = isMember ? "" : `?${new URLSearchParams({ ids: own.join(",") })}`;
    load(query, controller.signal).then(setGames, () => undefined);
    return () => controller.abort();
  }, [isWanted, isMember]);
  return games;
}
