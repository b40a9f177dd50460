interface Rate {
  rate: string;
}

/** Formats several rates: "0.5" when all are equal, else lowest to highest, such as "0.3–0.8". Null for none. */
export function rateSpan(rates: readonly Rate[]): string | null {
  const known = rates.map(({ rate }) => rate).sort((a, b) => Number(a) - Number(b));
  const [low, high] = [known[0], known.at(-1)];
  if (low === undefined || high === undefined) return null;
  return low === high ? low : `${low}–${high}`;
}
