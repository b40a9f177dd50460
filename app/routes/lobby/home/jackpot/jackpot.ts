/** Where the home page's counter starts (K23). */
export const jackpotStart = 852_197_728_806;

/** Least and most that it grows by at a time (K21). */
const jackpotStep = { least: 100, most: 500 } as const;

/** Pauses between two steps, in ms (K22). */
export const jackpotPauses = [3000, 4000, 5000] as const;

/**
 * Returns the next step of the counter: a whole number to add, and the pause before it in ms.
 * @param random 0 ≤ r < 1, called for the amount first, then for the pause
 */
export function nextStep(random: () => number): { by: number; after: number } {
  const { least, most } = jackpotStep;
  const by = least + Math.floor(random() * (most - least + 1));
  const after = jackpotPauses[Math.floor(random() * jackpotPauses.length)] ?? jackpotPauses[0];
  return { by, after };
}
