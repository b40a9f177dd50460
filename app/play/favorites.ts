import { useCallback, useEffect, useRef } from "react";
import type { Refusal } from "~/forms/refusal/refusal.ts";
import type { GameRef } from "./game-ref.ts";
import { createHeartQueue, type HeartQueue } from "./heart-queue.ts";
import type { PlayMarks } from "./play-marks.ts";

/**
 * Changes the viewer's favourites: a toggle shows at once and is taken back when the server refuses or is lost
 * (S20, A38).
 * @param ids what the server said
 */
export function useToggleFavorite(
  ids: readonly string[] | null,
  marks: PlayMarks,
  refused: (refusal: Refusal) => void,
): (game: GameRef) => void {
  const queue = useRef<HeartQueue | null>(null);

  // Fresh ids of the server win over what this page remembers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: their coming is the reason
  useEffect(() => marks.clearFavorites(), [ids]);

  return useCallback(
    (game: GameRef) => {
      const before = marks.favorite(game.id) ?? ids?.includes(game.id) ?? false;
      marks.setFavorite(game.id, !before);
      queue.current ??= createHeartQueue(async (heart, favorite) => {
        const { keepFavorite } = await import("./keep-favorite.ts");
        return keepFavorite(heart, favorite);
      });
      queue.current(game, !before, (refusal) => {
        marks.setFavorite(game.id, before);
        refused(refusal);
      });
    },
    [ids, marks, refused],
  );
}
