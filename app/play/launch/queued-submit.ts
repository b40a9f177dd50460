/**
 * Queues a click on a game before hydration (S22–S27), and repeats it afterwards, so that the visitor stays on the page
 * and its dialog can open. Until then the button shows that it is busy, and the card looks as during a launch
 * (`styles/play.css`). After four seconds, or when a script fails, the form posts as it does without JavaScript.
 */

declare global {
  interface Window {
    releaseQueuedSubmit?: () => void;
  }
}

/** Runs inline while the page's scripts load; it does nothing after hydration. */
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

/** Runs after hydration: repeats a queued click, and stops queuing. */
export function releaseQueuedSubmit(): void {
  window.releaseQueuedSubmit?.();
  window.releaseQueuedSubmit = () => {};
}
