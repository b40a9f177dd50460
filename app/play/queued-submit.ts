/**
 * A press on a game before the page's scripts are there (S22–S27) is held and pressed again once they
 * are: the visitor stays on the page, and its dialog opens as soon as there is one. Until then its button says that
 * it is at work, and the card looks as it does while a game starts (`styles/play.css`). Held for four seconds at most;
 * then, and where a script fails, the form posts as it does without JavaScript.
 */

declare global {
  interface Window {
    releaseQueuedSubmit?: () => void;
  }
}

/** In the page, as its scripts are asked for; too late where they were quicker. */
export const queueSubmits = `() => {
if (window.releaseQueuedSubmit) return;
let held, late;
const hold = (event) => {
const { target, submitter } = event;
if (!submitter || target.getAttribute("action") !== "/play") return;
event.preventDefault();
if (held) return;
held = submitter;
held.ariaBusy = true;
late = setTimeout(releaseQueuedSubmit, 4000);
};
addEventListener("submit", hold, true);
window.releaseQueuedSubmit = () => {
removeEventListener("submit", hold, true);
clearTimeout(late);
if (!held?.form) return;
held.ariaBusy = null;
held.click();
held = null;
};
}`;

/** Once React listens: a press that was held is pressed again, and from now on presses are its own. */
export function releaseQueuedSubmit(): void {
  window.releaseQueuedSubmit?.();
  window.releaseQueuedSubmit = () => {};
}
