/**
 * What is so of single games while a page is open: which one is being started, and which hearts were pressed. Each
 * card listens for its own game, so that a press draws one card anew and not all of them (U24).
 */
export interface PlayState {
  /** @returns a function that ends it */
  subscribe(listener: () => void): () => void;
  /** Whether this game is being started. */
  isStarting(gameId: string): boolean;
  /** @param gameId null when nothing is being started any more */
  setStarting(gameId: string | null): void;
  /** What was pressed since the server said, or undefined where it still holds. */
  favorite(gameId: string): boolean | undefined;
  setFavorite(gameId: string, favorite: boolean): void;
  /** The server has said anew: its word holds for every game. */
  clearFavorites(): void;
}

/** Marks of one page, none yet. */
export function createPlayState(): PlayState {
  const listeners = new Set<() => void>();
  const favorites = new Map<string, boolean>();
  let starting: string | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isStarting: (gameId) => starting === gameId,
    setStarting(gameId) {
      if (starting === gameId) return;
      starting = gameId;
      tell();
    },
    favorite: (gameId) => favorites.get(gameId),
    setFavorite(gameId, favorite) {
      favorites.set(gameId, favorite);
      tell();
    },
    clearFavorites() {
      if (!favorites.size) return;
      favorites.clear();
      tell();
    },
  };
}
