/** Ranks the entries of an index for a query (Q2–Q5). The browser and the Worker use the same function (Q1). */
import { bitsOf, matchesOf, prepareQuery } from "./matches.ts";
import { popular } from "./popular.ts";
import type { SearchOptions, SearchResults } from "./results.ts";
import { isAllowed, noRules } from "./rules.ts";
import {
  letterBits,
  type SearchEntry,
  type SearchIndex,
  type SearchKind,
  searchKinds,
} from "./search-index.ts";
import { otherLayout } from "./text/keyboard.ts";

/** The longest query, in characters. What is longer is cut. */
export const longestQuery = 60;
/** What is added to the tier of a query that is read as typed with the other keyboard layout. */
const otherLayoutCost = 0.5;
/** What is added for a query without its spaces. */
const squashedCost = 0.05;
/** How much the visitor's own history and favourites improve a match; never by a whole tier. */
const ownBonus = 0.2;

/** An entry that matches, with what its place in the list depends on. */
interface Match {
  at: number;
  entry: SearchEntry;
  tier: number;
  /** The tier, better by the visitor's own history. */
  cost: number;
  level: number;
  isFirst: boolean;
  closed: boolean;
}

/**
 * Returns the results for a query. Any text is allowed. Without a text they are what is popular (Q4); a text without a
 * letter or digit has no results.
 */
export function search(index: SearchIndex, text: string, options: SearchOptions): SearchResults {
  const query = [...text.trim()].slice(0, longestQuery).join("");
  if (query === "") return popular(index, options);
  const { limit, kind, first, own, rules = noRules } = options;
  const allows = (at: number) => {
    const entry = index.entries[at];
    return entry !== undefined && isAllowed(entry, rules);
  };
  const matches = allMatches(index, query, allows);
  // What is compared is read once for each match: a single letter has thousands of them.
  const ranked: Match[] = [];
  for (const [at, tier] of matches) {
    const entry = index.entries[at];
    if (!entry || (kind !== undefined && entry.kind !== kind)) continue;
    const cost = tier - (own?.has(entry.id) ? ownBonus : 0);
    const isFirst = first !== undefined && entry.types?.includes(first) === true;
    const closed = entry.unavailable ?? false;
    ranked.push({ at, entry, tier, cost, level: Math.floor(cost), isFirst, closed });
  }
  ranked.sort(
    (a, b) =>
      Number(b.isFirst) - Number(a.isFirst) ||
      a.level - b.level ||
      Number(a.closed) - Number(b.closed) ||
      a.cost - b.cost ||
      a.at - b.at,
  );
  const groups = new Map<SearchKind, { best: number; total: number; entries: SearchEntry[] }>();
  for (const { entry, tier } of ranked) {
    const group = groups.get(entry.kind) ?? { best: tier, total: 0, entries: [] };
    group.total += 1;
    group.best = Math.min(group.best, tier);
    if (group.entries.length < limit) group.entries.push(entry);
    groups.set(entry.kind, group);
  }
  const sorted = [...groups].sort(
    ([kindA, a], [kindB, b]) =>
      a.best - b.best || searchKinds.indexOf(kindA) - searchKinds.indexOf(kindB),
  );
  return {
    groups: sorted.map(([group, { total, entries }]) => ({ kind: group, total, entries })),
    total: ranked.length,
    nearest: ranked.length > 0 ? [] : nearest(index, query, allows, options),
  };
}

/** The matches of the query as typed and as the other keyboard layout would have typed it. */
function allMatches(
  index: SearchIndex,
  query: string,
  allows: (at: number) => boolean,
): Map<number, number> {
  const readings = [{ text: query, cost: 0 }];
  const squashed = query.replace(/\s+/g, "");
  // A word in another script has one Latin spelling, which people write in several words.
  if (squashed !== query) readings.push({ text: squashed, cost: squashedCost });
  const other = otherLayout(query);
  if (other) readings.push({ text: other, cost: otherLayoutCost });
  // Typing errors are tried only where nothing matches without one.
  for (const withErrors of [false, true]) {
    const best = new Map<number, number>();
    for (const { text, cost } of readings) {
      for (const [at, tier] of matchesOf(index, prepareQuery(text), withErrors)) {
        if (allows(at))
          best.set(at, Math.min(best.get(at) ?? Number.POSITIVE_INFINITY, tier + cost));
      }
    }
    if (best.size > 0) return best;
  }
  return new Map();
}

/** Returns the entries whose names share the most pairs of letters with the query (Q4). */
function nearest(
  index: SearchIndex,
  query: string,
  allows: (at: number) => boolean,
  { limit, kind }: SearchOptions,
) {
  const { squashed: text } = prepareQuery(query);
  const typed = pairsOf(text);
  const letters = letterBits(text);
  const fewest = bitsOf(letters) / 2;
  if (typed.size === 0) return [];
  const scores = new Map<number, number>();
  for (const { entry, squashed, letters: known } of index.names) {
    // Names with less than half of the letters can't be near.
    if (bitsOf(letters & known) < fewest) continue;
    if (kind !== undefined && index.entries[entry]?.kind !== kind) continue;
    if (!allows(entry)) continue;
    let shared = 0;
    for (let at = 0; at + 1 < squashed.length; at++) {
      if (typed.has(squashed.slice(at, at + 2))) shared += 1;
    }
    const score = (2 * shared) / (typed.size + squashed.length - 1);
    if (score > (scores.get(entry) ?? 0.3)) scores.set(entry, score);
  }
  return [...scores]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, limit)
    .flatMap(([at]) => index.entries[at] ?? []);
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < text.length; at++) pairs.add(text.slice(at, at + 2));
  return pairs;
}
