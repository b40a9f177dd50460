import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Refusal } from "~/forms/refusal.ts";
import type { GameRef } from "./game-ref.ts";
import { createHeartQueue, type HeartQueue } from "./heart-queue.ts";

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
  const queue = useRef<HeartQueue | null>(null);

  // Fresh ids of the server win over what this page remembers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: their coming is the reason
  useEffect(() => setChanged((map) => (map.size ? new Map() : map)), [ids]);

  const has = useCallback(
    (gameId: string) => changed.get(gameId) ?? ids?.includes(gameId) ?? false,
    [changed, ids],
  );

  const toggle = useCallback(
    (game: GameRef) => {
      const before = has(game.id);
      // As a transition, because blocks of the page may not have come to life yet.
      const put = (favorite: boolean) =>
        startTransition(() => setChanged((map) => new Map(map).set(game.id, favorite)));
      put(!before);
      queue.current ??= createHeartQueue(async (heart, favorite) => {
        const { keepFavorite } = await import("./keep-favorite.ts");
        return keepFavorite(heart, favorite);
      });
      queue.current(game, !before, (refusal) => {
        put(before);
        refused(refusal);
      });
    },
    [has, refused],
  );

  return useMemo(() => ({ has, toggle }), [has, toggle]);
}
