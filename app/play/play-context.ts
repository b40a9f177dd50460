import { createContext, useContext } from "react";

export interface PlayContextValue {
  /** Grows the launch keys that the server renders. */
  seed: string;
  /** Id of the game that is being started, or null. */
  starting: string | null;
  /** True when the form's submission was taken over; false leaves it to the browser. */
  submit(form: HTMLFormElement, button: HTMLButtonElement | null): boolean;
  /** False where the brand has no favourites: then there are no hearts (A56). */
  hearts: boolean;
  isFavorite(gameId: string): boolean;
}

export const PlayContext = createContext<PlayContextValue>({
  seed: "",
  starting: null,
  submit: () => false,
  hearts: true,
  isFavorite: () => false,
});

/** What a game card needs of the page around it. Without a `PlayScope` its form works as plain HTML. */
export function usePlay(): PlayContextValue {
  return useContext(PlayContext);
}
