import { useCallback, useEffect, useRef } from "react";
import type { Refusal } from "~/forms/refusal/refusal.ts";
import type { GameRef } from "~/play/game-ref.ts";
import type { PlayState } from "~/play/launch/play-state.ts";
import { createFavoriteQueue, type FavoriteQueue } from "./favorite-queue.ts";

/**
 * Toggles favourites optimistically: a toggle shows at once, and is undone when the request fails (S20, A38).
 * @param ids the favourites from the server
 */
export function useToggleFavorite(
  ids: readonly string[] | null,
  playState: PlayState,
  refused: (refusal: Refusal) => void,
): (game: GameRef) => void {
  const queue = useRef<FavoriteQueue | null>(null);

  // New ids from the server replace the toggles of this page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new ids are the reason for the effect
  useEffect(() => playState.clearFavorites(), [ids]);

  return useCallback(
    (game: GameRef) => {
      const before = playState.favorite(game.id) ?? ids?.includes(game.id) ?? false;
      playState.setFavorite(game.id, !before);
      queue.current ??= createFavoriteQueue(async (queued, favorite) => {
        const { saveFavorite } = await import("./save-favorite.ts");
        return saveFavorite(queued, favorite);
      });
      queue.current(game, !before, (refusal) => {
        playState.setFavorite(game.id, before);
        refused(refusal);
      });
    },
    [ids, playState, refused],
  );
}
