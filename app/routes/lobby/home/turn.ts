/** How long a banner stays, in ms (K18). */
export const bannerStands = 5000;

/** How long a turn takes, in ms (K19). */
export const bannerTurns = 1000;

/** Slow at both ends. */
const easing = "cubic-bezier(0.65, 0, 0.35, 1)";

/**
 * Scrolls a row sideways in a given time: the browser's own smooth scrolling has no say in how long
 * it takes. Its list is moved by the compositor, so that the page's thread is free for presses, and at the
 * end the row is scrolled to where that led. Snapping is off meanwhile, it would pull against it.
 * @returns a function that stops where it is.
 */
export function scrollTo(
  view: HTMLElement,
  left: number,
  ms: number,
  done: () => void,
): () => void {
  const from = view.scrollLeft;
  const turn = view.firstElementChild?.animate(
    [{ transform: "none" }, { transform: `translateX(${from - left}px)` }],
    { duration: ms, easing, fill: "forwards" },
  );
  const rest = (at: number) => {
    turn?.cancel();
    view.scrollLeft = at;
    delete view.dataset.turning;
  };
  view.dataset.turning = "";
  turn?.addEventListener("finish", () => {
    rest(left);
    done();
  });
  return () => {
    // Null for one that has come to its end, or was stopped before.
    const share = turn?.effect?.getComputedTiming().progress ?? null;
    if (share !== null) rest(from + (left - from) * share);
  };
}
