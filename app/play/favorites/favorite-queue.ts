/** Favourites are sent once a second (K10, V57); the server has the same limit. */
import type { Refusal } from "~/forms/refusal/refusal.ts";
import type { GameRef } from "~/play/game-ref.ts";

const sendEveryMs = 1000;
/** The longest pause that is waited for, in ms; a longer one counts as a refusal. */
const longestWaitMs = 2000;

interface QueuedChange {
  game: GameRef;
  favorite: boolean;
  failed: (refusal: Refusal) => void;
}

/** Sends a favourite now or when the limit allows it; calls `failed` when it was not saved. */
export type FavoriteQueue = (
  game: GameRef,
  favorite: boolean,
  failed: (refusal: Refusal) => void,
) => void;

/**
 * Returns a queue that delays a second favourite within one second. A favourite that is undone while it waits is not
 * sent.
 * @param keep saves a favourite; returns null on success
 */
export function createFavoriteQueue(
  keep: (game: GameRef, favorite: boolean) => Promise<Refusal | null>,
): FavoriteQueue {
  const waiting = new Map<string, QueuedChange>();
  let busy = false;

  const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const send = async ({ game, favorite, failed }: QueuedChange): Promise<void> => {
    const sendRequest = () => keep(game, favorite).catch((): Refusal => ({ kind: "failed" }));
    let refusal = await sendRequest();
    if (refusal?.kind === "throttled" && refusal.retryAfterMs <= longestWaitMs) {
      await rest(refusal.retryAfterMs);
      refusal = await sendRequest();
    }
    if (refusal) failed(refusal);
  };
  const drain = async () => {
    busy = true;
    for (;;) {
      const [next] = waiting.entries();
      if (!next) break;
      waiting.delete(next[0]);
      await Promise.all([send(next[1]), rest(sendEveryMs)]);
    }
    busy = false;
  };

  return (game, favorite, failed) => {
    const before = waiting.get(game.id);
    if (before && before.favorite !== favorite) waiting.delete(game.id);
    else waiting.set(game.id, { game, favorite, failed });
    if (!busy) void drain();
  };
}
