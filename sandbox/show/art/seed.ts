/** FNV-1a over UTF-16 code units, finished by an avalanche so that neighbours ids differ widely. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/**
 * Choices by a seed, the same on any machine: a Weyl sequence with a multiply-xorshift output; plenty for pictures,
 * useless for money.
 */
export function dice(seed: string) {
  let state = hash(seed);
  /** In [low, high). */
  const between = (low: number, high: number): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let t = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    t = Math.imul(t ^ (t >>> 15), 0x735a2d97);
    return low + (((t ^ (t >>> 15)) >>> 0) / 4294967296) * (high - low);
  };
  /** An integer, both included. */
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1));
  /** One entry of a list that is not empty. */
  const pick = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T;
  const chance = (share: number): boolean => between(0, 1) < share;
  return { between, whole, pick, chance };
}

export type Dice = ReturnType<typeof dice>;
