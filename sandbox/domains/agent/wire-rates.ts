import { formatRate } from "../records/rates.ts";

/** Rates as percent by game type. */
export function wireRates(rates: Iterable<[string, unknown]>): Record<string, string> {
  return Object.fromEntries([...rates].map(([type, value]) => [type, formatRate(Number(value))]));
}
