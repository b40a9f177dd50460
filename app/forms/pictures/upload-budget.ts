/**
 * The memory budget for concurrent uploads in this isolate (A101). An isolate has 128 MB, and a form with pictures is in
 * memory several times. The budget is a counter without a queue, because requests must not wait for each other. A form
 * that arrives slowly has its room only until another one needs it.
 */

const mebibyte = 1024 * 1024;
const mostBytes = 64 * mebibyte;
/** The largest form, in bytes; it is reserved for a request without a Content-Length. */
const fullForm = 16 * mebibyte;
/** Copies of a form in memory: the request, its files, and the request to the platform. */
const copies = 3;
/** A reservation ends after this time, in ms, in case its visitor has left. */
const longestMs = 60_000;
/** A form is not called slow before this time, in ms. */
const graceMs = 5_000;
/** A form is slow when fewer bytes of it arrive in a second: a full one then takes more than half a minute. */
const leastPerSecond = 512 * 1024;

interface Reservation {
  bytes: number;
  at: number;
  arrived: number;
  isComplete: boolean;
  giveUp(): void;
}

/** The reserved memory of a form. */
export interface Room {
  /** Counts bytes of the form that have arrived. */
  arrived(bytes: number): void;
  /** The whole form is here: its room is no longer given to others. */
  complete(): void;
  leave(): void;
}

let inWork: Reservation[] = [];

const sumOf = (reservations: readonly Reservation[]) =>
  reservations.reduce((sum, { bytes }) => sum + bytes, 0);

function isSlow({ at, arrived, isComplete }: Reservation, now: number): boolean {
  const ms = now - at;
  return !isComplete && ms >= graceMs && arrived < (ms / 1000) * leastPerSecond;
}

/**
 * Reserves memory for a form. Returns null when the budget is used up by forms that make progress.
 * @param length the Content-Length of the request; null without one
 * @param now in ms
 * @param giveUp ends this form; called when it is slow and another one needs its room
 */
export function takeRoom(length: string | null, now: number, giveUp: () => void): Room | null {
  inWork = inWork.filter(({ at }) => now - at < longestMs);
  const claimed = length !== null && /^\d{1,9}$/.test(length) ? Number(length) : fullForm;
  const bytes = Math.min(claimed, fullForm) * copies;
  const mine: Reservation = { bytes, at: now, arrived: 0, isComplete: false, giveUp };
  const slow = inWork.filter((each) => isSlow(each, now));
  let excess = sumOf(inWork) + bytes - mostBytes;
  if (excess > sumOf(slow)) return null;
  for (const each of slow) {
    if (excess <= 0) break;
    excess -= each.bytes;
    remove(each);
    each.giveUp();
  }
  inWork.push(mine);
  return {
    arrived(more) {
      mine.arrived += more;
    },
    complete() {
      mine.isComplete = true;
    },
    leave: () => remove(mine),
  };
}

function remove(reservation: Reservation): void {
  inWork = inWork.filter((each) => each !== reservation);
}
