import type { SearchEntry } from "./search-index.ts";

/** Returns the path of an entry's page (Q1). */
export function pathOf({ kind, id, path }: Pick<SearchEntry, "kind" | "id" | "path">): string {
  if (path) return path;
  if (kind === "game") return `/game/${encodeURIComponent(id)}`;
  if (kind === "promotion") return `/PromotionDetail?id=${encodeURIComponent(id)}`;
  if (kind === "help") return `/help#${encodeURIComponent(id)}`;
  return id;
}
