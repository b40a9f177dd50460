/** The currency that a report's address asks for (N13); null for the agent's own and for what is no currency. */
export function requestedCurrency(filters: URLSearchParams): string | null {
  return /^[A-Z]{3,5}$/.exec(filters.get("currency") ?? "")?.[0] ?? null;
}
