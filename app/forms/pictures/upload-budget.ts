/**
 * The memory budget for concurrent uploads in this isolate (A101). An isolate has 128 MB, and a form with pictures is in
 * memory several times. The budget is a counter without a queue, because requests must not wait for each other.
 */

const mebibyte = 1024 * 1024;
const mostBytes = 64 * mebibyte;
/** The largest form, in bytes; it is reserved for a request without a Content-Length. */
const fullForm = 16 * mebibyte;
/** Copies of a form in memory: the request, its files, and the request to the platform. */
const copies = 3;
/** A reservation ends after this time, in ms, in case its visitor has left. */
const longestMs = 60_000;

let inWork: { bytes: number; at: number }[] = [];

/**
 * Reserves memory for a form. Returns a function that releases it, or null when the budget is used up.
 * @param length the Content-Length of the request; null without one
 * @param now in ms
 */
export function takeRoom(length: string | null, now: number): (() => void) | null {
  inWork = inWork.filter(({ at }) => now - at < longestMs);
  const claimed = length !== null && /^\d{1,9}$/.test(length) ? Number(length) : fullForm;
  const mine = { bytes: Math.min(claimed, fullForm) * copies, at: now };
  const taken = inWork.reduce((sum, { bytes }) => sum + bytes, 0);
  if (taken + mine.bytes > mostBytes) return null;
  inWork.push(mine);
  return () => {
    inWork = inWork.filter((each) => each !== mine);
  };
}
