import { placeOf, type SearchRules } from "./rules.ts";
import type { SearchEntry } from "./search-index.ts";

/** Returns the path of an entry's page (Q1), for a provider where the market's rules allow its games. */
export function pathOf(entry: SearchEntry, rules: SearchRules): string {
  const { kind, id } = entry;
  const place = placeOf(entry, rules);
  if (place) return place;
  if (kind === "game") return `/game/${encodeURIComponent(id)}`;
  if (kind === "promotion") return `/PromotionDetail?id=${encodeURIComponent(id)}`;
  if (kind === "help") return `/help#${encodeURIComponent(id)}`;
  return id;
}
