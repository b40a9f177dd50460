/** How long a banner stays, in ms (K18). */
export const bannerStands = 5000;

/** The duration of a turn, in ms (K19). */
export const bannerTurns = 1000;

/** Slow at both ends. */
const easing = "cubic-bezier(0.65, 0, 0.35, 1)";

/**
 * Scrolls a row sideways in a given time, which the browser's own smooth scrolling does not allow. The compositor
 * moves the list, so that the main thread stays free for clicks; at the end the row's scroll position is set.
 * Snapping is off in the meantime, because it would work against the movement.
 * @returns a function that stops the movement
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
    // Null once it has ended or was stopped.
    const share = turn?.effect?.getComputedTiming().progress ?? null;
    if (share !== null) rest(from + (left - from) * share);
  };
}
