/** When a page that refreshes by itself requests its data again (H8). */

/** The longest wait after failures, as a multiple of the interval. */
const mostIntervals = 8;

/**
 * Returns the time until the next request in ms, 0 if it is due. Each failure in a row doubles the interval, so that a
 * platform in trouble is not asked as often as a healthy one.
 * @param last when the data was last requested (ms), and how many requests have failed since the last success
 */
export function dueIn(
  last: { at: number; failures: number },
  intervalMs: number,
  now: number,
): number {
  const wait = intervalMs * Math.min(2 ** last.failures, mostIntervals);
  return Math.max(0, last.at + wait - now);
}
