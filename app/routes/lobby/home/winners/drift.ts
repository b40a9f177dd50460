/** How many pixels a moving list travels in a sixtieth of a second (K59). */
export const driftStep = 0.5;

const frame = 1000 / 60;

/**
 * How long an endless list takes for one round, in ms.
 * @param length of one round, in px
 */
export function roundTime(length: number): number {
  return (length / driftStep) * frame;
}
