/** How long a banner stays, in ms (K18). */
export const bannerStands = 5000;

/** How long a turn takes, in ms (K19). */
export const bannerTurns = 1000;

/** Slow at both ends: how far a turn has come, 0 to 1, after a share of its time, 0 to 1. */
function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/**
 * Scrolls a row sideways in a given time: the browser's own smooth scrolling has no say in how long
 * it takes. Snapping is off meanwhile, it would pull against it.
 * @returns a function that stops where it is.
 */
export function scrollTo(
  view: HTMLElement,
  left: number,
  ms: number,
  done: () => void,
): () => void {
  const from = view.scrollLeft;
  const start = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    delete view.dataset.turning;
  };
  const step = (now: number) => {
    const share = ms > 0 ? Math.min(1, Math.max(0, (now - start) / ms)) : 1;
    view.scrollLeft = from + (left - from) * eased(share);
    if (share < 1) {
      frame = requestAnimationFrame(step);
      return;
    }
    stop();
    done();
  };
  view.dataset.turning = "";
  frame = requestAnimationFrame(step);
  return stop;
}
