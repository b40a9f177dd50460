import { createContext, useContext, useSyncExternalStore } from "react";
import type { CardFact } from "../../brands/look/form.ts";
import type { GameRef } from "./game-ref.ts";
import { createPlayState, type PlayState } from "./launch/play-state.ts";

export interface PlayContextValue {
  /** The prefix of the launch keys that the server renders. */
  seed: string;
  /** Returns true when it handles the submission; false leaves it to the browser. */
  submit(form: HTMLFormElement, button: HTMLButtonElement | null): boolean;
  /** Starts a game without a form, such as from a result of the search (H16). */
  play(game: GameRef, mode: "play" | "trial"): void;
  /** Whether the brand has favourites; without them no favourite button is shown (A56). */
  hasFavorites: boolean;
  /** Whether each game has a page (L3); without them names are no links. */
  hasGamePages: boolean;
  /** What a card says besides its name, in the order of the brand's form (B1). */
  cardFacts: readonly CardFact[];
  /** Whether games can be tried; false for guests when free play is off (A40, P6). */
  trials: boolean;
  /** The ids of the viewer's favourites from the server; null for a guest. */
  favoriteIds: readonly string[] | null;
  playState: PlayState;
}

/** The value without a `PlayScope`: forms post as plain HTML. */
export const defaultPlayContext: PlayContextValue = {
  seed: "",
  submit: () => false,
  play: () => undefined,
  hasFavorites: true,
  hasGamePages: true,
  cardFacts: ["provider"],
  trials: true,
  favoriteIds: null,
  playState: createPlayState(),
};

export const PlayContext = createContext(defaultPlayContext);

/** Returns what a game card needs from its page. Without a `PlayScope` its form posts as plain HTML. */
export function usePlay(): PlayContextValue {
  return useContext(PlayContext);
}

/** Whether the launch of this game is under way. */
export function useStarting(gameId: string): boolean {
  const { playState } = usePlay();
  return useSyncExternalStore(
    playState.subscribe,
    () => playState.isStarting(gameId),
    () => false,
  );
}

/** Whether this game is a favourite, by the last click on this page, else by the server (S20, A38). */
export function useFavorite(gameId: string): boolean {
  const { favoriteIds, playState } = usePlay();
  const clicked = useSyncExternalStore(
    playState.subscribe,
    () => playState.favorite(gameId),
    () => undefined,
  );
  return clicked ?? favoriteIds?.includes(gameId) ?? false;
}
