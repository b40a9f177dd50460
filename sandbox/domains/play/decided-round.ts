/** What a round came to: the shape the page draws, and the win in minor units (stake included). */
export interface DecidedRound {
  outcome: Record<string, unknown>;
  win: number;
}

/** Returns minor units of a bet times a factor; fractions of a minor unit are cut off. */
export function payOut(stake: number, factor: number): number {
  // Rounded first at a millionth: 0.94 and its like have no exact binary form.
  return Math.floor(Math.round(stake * factor * 1e6) / 1e6);
}
