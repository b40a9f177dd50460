const names = ["since", "roundsSince", "transactionsSince", "bookedSince"] as const;

/** From when on a report's answer is whole, in ms: what reaches back least counts. Null where the platform does not say. */
export function sinceOf(part: object): number | null {
  const found: Partial<Record<(typeof names)[number], unknown>> = part;
  const known = names.map((name) => found[name]).filter((at) => typeof at === "number");
  return known.length > 0 ? Math.max(...known) : null;
}
