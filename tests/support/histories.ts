/** True when everything runs: `npm test -- all` sets the variable. */
export const everything = process.env.PORTICO_ALL === "1";

/**
 * How many histories a model test draws: `whole` when everything runs, a tenth by default. What such a test has to have
 * met at least is scaled by the same function.
 */
export function histories(whole: number): number {
  return everything ? whole : Math.ceil(whole / 10);
}
