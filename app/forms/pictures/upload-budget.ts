/**
 * How many bytes of pictures this isolate works on at once (A101): an isolate has 128 MB for everything, and a form
 * with pictures is there several times over. Plain numbers, because requests may not wait for each other.
 */

const mebibyte = 1024 * 1024;
const mostBytes = 64 * mebibyte;
/** The most that a form may have: what is counted where the request does not say its length. */
const fullForm = 16 * mebibyte;
/** As it comes in, as a file, and as it is sent on. */
const copies = 3;
/** One that takes longer is gone with its visitor, and holds nobody up. */
const longestMs = 60_000;

let inWork: { bytes: number; at: number }[] = [];

/**
 * Takes room for a form until the returned function is called; null where there is none.
 * @param length what the request says of its length; null where it says nothing
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
