/**
 * The state of single games on an open page: the game whose launch is under way, and the favourite buttons that were clicked. Each
 * card subscribes to its own game, so that a click re-renders one card (U24).
 */
export interface PlayState {
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** Whether the launch of this game is under way. */
  isStarting(gameId: string): boolean;
  /** @param gameId null when no launch is under way */
  setStarting(gameId: string | null): void;
  /** Returns the last click since the server's list, or undefined when there was none. */
  favorite(gameId: string): boolean | undefined;
  setFavorite(gameId: string, favorite: boolean): void;
  /** Forgets all clicks when a new list comes from the server. */
  clearFavorites(): void;
}

/** Returns the empty state of one page. */
export function createPlayState(): PlayState {
  const listeners = new Set<() => void>();
  const favorites = new Map<string, boolean>();
  let starting: string | null = null;
  const notify = () => {
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
      notify();
    },
    favorite: (gameId) => favorites.get(gameId),
    setFavorite(gameId, favorite) {
      favorites.set(gameId, favorite);
      notify();
    },
    clearFavorites() {
      if (!favorites.size) return;
      favorites.clear();
      notify();
    },
  };
}
