import type { SearchOptions, SearchResults } from "./results.ts";
import { isAllowed, noRules } from "./rules.ts";
import { type SearchIndex, type SearchKind, searchKinds } from "./search-index.ts";

/** The kinds that are offered before the first key (Q4). */
const offered: readonly SearchKind[] = ["game", "category"];

/** Returns the most popular games and the categories, for a search without a text (Q4). */
export function popular(
  { entries }: SearchIndex,
  { limit, kind, rules = noRules }: SearchOptions,
): SearchResults {
  const groups = searchKinds
    .filter((each) => (kind ? each === kind : offered.includes(each)))
    .map((each) => {
      const all = entries.filter(
        (entry) => entry.kind === each && !entry.unavailable && isAllowed(entry, rules),
      );
      return { kind: each, total: all.length, entries: all.slice(0, limit) };
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => offered.indexOf(a.kind) - offered.indexOf(b.kind));
  return {
    groups,
    total: groups.reduce((sum, { total }) => sum + total, 0),
    nearest: [],
    popular: [],
  };
}
