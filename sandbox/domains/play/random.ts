/** A whole number from 0 up to, not including, `below`, each equally likely (cryptographic). */
export function randomBelow(below: number): number {
  if (!Number.isInteger(below) || below < 1 || below > 2 ** 32) throw new Error("bad bound");
  // Numbers above the last whole multiple would make the small ones likelier: drawn again.
  const limit = Math.floor(2 ** 32 / below) * below;
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < limit) return value % below;
  }
}

/** An index into `weights`, each as likely as its share of the sum. */
export function randomByWeight(weights: readonly number[]): number {
  let ticket = randomBelow(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [index, weight] of weights.entries()) {
    if (ticket < weight) return index;
    ticket -= weight;
  }
  return weights.length - 1;
}
