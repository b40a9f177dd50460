/** What a search is given, and what it returns. */
import type { SearchRules } from "./rules.ts";
import type { SearchEntry, SearchKind } from "./search-index.ts";

export interface SearchOptions {
  /** The most results of a group. */
  limit: number;
  /** Only this kind. */
  kind?: SearchKind | undefined;
  /** Games of this class come first in their group (Q9), such as "RNG". */
  first?: string | undefined;
  /** What the visitor's market allows; without it everything (Q5). */
  rules?: SearchRules | undefined;
  /** Ids of games that the visitor played last or marked as favourites. */
  own?: ReadonlySet<string>;
}

export interface SearchGroup {
  kind: SearchKind;
  /** How many entries of this kind match. */
  total: number;
  entries: readonly SearchEntry[];
}

export interface SearchResults {
  /** The group with the best match first. */
  groups: readonly SearchGroup[];
  total: number;
  /** Where nothing matches: pages and providers of similar names, and games of a similar type, theme and mechanic. */
  nearest: readonly SearchEntry[];
  /** Popular games, where nothing matches and no game is similar. */
  popular: readonly SearchEntry[];
}
