import { createContext, useContext, useSyncExternalStore } from "react";
import { createPlayState, type PlayState } from "./play-state.ts";

export interface PlayContextValue {
  /** Grows the launch keys that the server renders. */
  seed: string;
  /** True when the form's submission was taken over; false leaves it to the browser. */
  submit(form: HTMLFormElement, button: HTMLButtonElement | null): boolean;
  /** False where the brand has no favourites: then there are no hearts (A56). */
  hearts: boolean;
  /** False for guests where free play is off: then there is no free trial (A40, P6). */
  trials: boolean;
  /** The viewer's favourites as the server said them; null for a guest. */
  favoriteIds: readonly string[] | null;
  playState: PlayState;
}

/** Without a `PlayScope`: forms work by themselves. */
export const defaultPlayContext: PlayContextValue = {
  seed: "",
  submit: () => false,
  hearts: true,
  trials: true,
  favoriteIds: null,
  playState: createPlayState(),
};

export const PlayContext = createContext(defaultPlayContext);

/** What a game card needs of the page around it. Without a `PlayScope` its form works as plain HTML. */
export function usePlay(): PlayContextValue {
  return useContext(PlayContext);
}

/** Whether this game is being started. */
export function useStarting(gameId: string): boolean {
  const { playState } = usePlay();
  return useSyncExternalStore(
    playState.subscribe,
    () => playState.isStarting(gameId),
    () => false,
  );
}

/** Whether this game is a favourite: what the server said, and over it what was pressed on this page (S20, A38). */
export function useFavorite(gameId: string): boolean {
  const { favoriteIds, playState } = usePlay();
  const pressed = useSyncExternalStore(
    playState.subscribe,
    () => playState.favorite(gameId),
    () => undefined,
  );
  return pressed ?? favoriteIds?.includes(gameId) ?? false;
}
