import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Refusal } from "~/forms/refusal.ts";
import type { GameRef } from "./game-ref.ts";

/** At most one toggle a second (K10, V57); the server holds the same limit. */
const favoriteEveryMs = 1000;

export interface Favorites {
  has(gameId: string): boolean;
  toggle(game: GameRef): void;
}

/**
 * The viewer's favourites: what the server said, and on top of it what was changed on this page.
 * A toggle shows at once and is taken back when the server refuses or is lost (S20, A38).
 */
export function useFavorites(
  ids: readonly string[] | null,
  refused: (refusal: Refusal) => void,
): Favorites {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const lastAt = useRef(Number.NEGATIVE_INFINITY);

  // Fresh ids of the server win over what this page remembers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: their coming is the reason
  useEffect(() => setChanged((map) => (map.size ? new Map() : map)), [ids]);

  const has = useCallback(
    (gameId: string) => changed.get(gameId) ?? ids?.includes(gameId) ?? false,
    [changed, ids],
  );

  const toggle = useCallback(
    (game: GameRef) => {
      const wait = lastAt.current + favoriteEveryMs - performance.now();
      if (wait > 0) return refused({ kind: "throttled", retryAfterMs: Math.ceil(wait) });
      lastAt.current = performance.now();
      const before = has(game.id);
      // As a transition, because blocks of the page may not have come to life yet.
      const put = (favorite: boolean) =>
        startTransition(() => setChanged((map) => new Map(map).set(game.id, favorite)));
      put(!before);
      import("./keep-favorite.ts")
        .then(({ keepFavorite }) => keepFavorite(game, !before))
        .catch((): Refusal => ({ kind: "failed" }))
        .then((refusal) => {
          if (!refusal) return;
          put(before);
          refused(refusal);
        });
    },
    [has, refused],
  );

  return useMemo(() => ({ has, toggle }), [has, toggle]);
}
