/** Transitions between a list, the page of a game and dialogs (L6), in browsers that have them. */
import { savesData } from "./saves-data.ts";

const isGame = (path: string) => path.startsWith("/game/");

let interruptible = false;

/**
 * A transition that the next navigation cuts short is no error, but its promise rejects, and React Router leaves that to
 * the window.
 */
function makeInterruptible(): void {
  if (interruptible || !("startViewTransition" in document)) return;
  interruptible = true;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const transition = start(change);
    transition.ready.catch(() => undefined);
    return transition;
  };
}

/** Not for visitors who ask for less motion or save data. */
const isWelcome = () =>
  !savesData() && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Shows a dialog with a transition: `show` runs as soon as the browser has a picture of the page without it.
 * @returns a function that ends the transition at once; null without one, and then `show` has not run
 */
export function showWithTransition(dialog: HTMLElement, show: () => void): (() => void) | null {
  if (!("startViewTransition" in document) || !isWelcome()) return null;
  makeInterruptible();
  // A name may be given once in a page.
  dialog.style.setProperty("view-transition-name", "dialog");
  const transition = document.startViewTransition(show);
  const forget = () => dialog.style.removeProperty("view-transition-name");
  transition.finished.then(forget, forget);
  return () => transition.skipTransition();
}

/**
 * Whether the way to another page is animated: to and from games, unless the visitor asks for less motion or saves data.
 * The picture beside the link becomes the picture of the page.
 */
export function preparesTransition(link: HTMLAnchorElement): boolean {
  if (!isGame(link.pathname) && !isGame(window.location.pathname)) return false;
  if (!isWelcome()) return false;
  makeInterruptible();
  const picture = link.closest("[data-game]")?.querySelector<HTMLElement>(".cover");
  if (picture && isGame(link.pathname)) {
    // A name may be given once in a page.
    const shown = document.querySelector<HTMLElement>("[data-game-picture]");
    shown?.style.setProperty("view-transition-name", "none");
    picture.style.setProperty("view-transition-name", "game-picture");
  }
  return true;
}
