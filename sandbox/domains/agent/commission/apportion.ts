/**
 * Splits a whole number by weights so that the parts add up to it: each part differs from its exact share by less than one.
 * Without any weight there are only parts of nought.
 */
export function apportion(total: number, weights: readonly bigint[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  let [weight, given] = [0n, 0n];
  return weights.map((each) => {
    weight += each;
    const upTo = all === 0n ? 0n : (BigInt(total) * weight) / all;
    const part = Number(upTo - given);
    given = upTo;
    return part;
  });
}
