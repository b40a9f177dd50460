/** The lengths of breaks (G15, G16): time-outs end by themselves, self-exclusions only when the player asks (G18). */

export const breakKinds = ["TIME_OUT", "SELF_EXCLUSION"] as const;
export type BreakKind = (typeof breakKinds)[number];

export const breakLengths = [
  "DAY",
  "WEEK",
  "MONTH",
  "SIX_WEEKS",
  "HALF_YEAR",
  "YEAR",
  "FIVE_YEARS",
  "FOREVER",
] as const;
export type BreakLength = (typeof breakLengths)[number];

interface Span {
  kind: BreakKind;
  days?: number;
  /** Calendar months. */
  months?: number;
}

const spans: Record<BreakLength, Span> = {
  DAY: { kind: "TIME_OUT", days: 1 },
  WEEK: { kind: "TIME_OUT", days: 7 },
  MONTH: { kind: "TIME_OUT", months: 1 },
  SIX_WEEKS: { kind: "TIME_OUT", days: 42 },
  HALF_YEAR: { kind: "SELF_EXCLUSION", months: 6 },
  YEAR: { kind: "SELF_EXCLUSION", months: 12 },
  FIVE_YEARS: { kind: "SELF_EXCLUSION", months: 60 },
  FOREVER: { kind: "SELF_EXCLUSION" },
};

export const kindOf = (length: BreakLength): BreakKind => spans[length].kind;

/**
 * When a break of this length ends that begins at `from`, in ms since the epoch; null for ever. A month that has no
 * such day ends in the next one, never earlier.
 */
export function endOf(length: BreakLength, from: number): number | null {
  const { days, months } = spans[length];
  if (days !== undefined) return from + days * 86_400_000;
  if (months === undefined) return null;
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end.getTime();
}

/** The lengths that a market offers. @param shortestMonths the shortest self-exclusion, in months */
export function offeredLengths(shortestMonths: number): BreakLength[] {
  return breakLengths.filter((length) => {
    const { kind, months } = spans[length];
    return kind === "TIME_OUT" || months === undefined || months >= shortestMonths;
  });
}
