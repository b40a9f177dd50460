/** Pixels that a moving list goes in a sixtieth of a second (K59). */
export const driftStep = 0.5;

const frame = 1000 / 60;

/**
 * Where an endless list stands after some time: from 0 up to, not including, the length of one round.
 * @param offset where it stood, in px
 * @param elapsed time since then, in ms; a long pause, such as a sleeping tab, counts as one frame
 * @param length of one round, in px
 * @param way 1 forwards, -1 backwards
 */
export function drift(offset: number, elapsed: number, length: number, way: 1 | -1): number {
  if (length <= 0) return 0;
  const time = elapsed > 250 ? frame : elapsed;
  const moved = (offset + way * driftStep * (time / frame)) % length;
  return moved < 0 ? moved + length : moved;
}
