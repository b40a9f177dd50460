/** Ranks the entries of an index for a query (Q2–Q5, Q10). The browser and the Worker use the same function (Q1). */
import { anyWordMatches } from "./any-word.ts";
import { matchesOf, prepareQuery } from "./matches.ts";
import { nearest } from "./nearest.ts";
import { type NeedMatch, needMatches } from "./need-matches.ts";
import { needText } from "./need-text.ts";
import { popular } from "./popular.ts";
import type { SearchOptions, SearchResults } from "./results.ts";
import { isAllowed, noRules } from "./rules.ts";
import {
  type Care,
  type SearchEntry,
  type SearchIndex,
  type SearchKind,
  searchKinds,
} from "./search-index.ts";
import { canonical } from "./text/canonical.ts";
import { fold, wordsOf } from "./text/fold.ts";
import { otherLayout } from "./text/keyboard.ts";

/** The longest query, in characters. What is longer is cut. */
export const longestQuery = 60;
/** What is added to the tier of a query that is read as typed with the other keyboard layout. */
const otherLayoutCost = 0.5;
/** What is added for a query without its spaces. */
const squashedCost = 0.05;
/**
 * Where a phrase within a sentence stands among the tiers of names: behind whole words if it explains at least half of
 * the sentence, else behind names with typing errors.
 */
const sentence = { whole: 2.5, part: 8.5, half: 0.5 };
/** From this tier on, a match of a name is so weak that sentences are read, too. */
const weakTier = 4;
/** Below this tier a name has whole words of the query. 찾기 (to find) is "chatgi" in Latin, and no chat. */
const belowBeginnings = 3;
/** The tier of an entry that has only some of the words. */
const someWords = 10;
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
  const { best: matches, care } = allMatches(index, query, allows);
  // What is compared is read once for each match: a single letter has thousands of them.
  const ranked: Match[] = [];
  for (const [at, tier] of matches) {
    const entry = index.entries[at];
    if (!entry || (kind !== undefined && entry.kind !== kind)) continue;
    if (care > 0 && (tier >= belowBeginnings || !standsBeside(entry, query, care))) continue;
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
  const near = ranked.length > 0 || care > 0 ? [] : nearest(index, query, allows, options);
  const misses = ranked.length === 0 && care === 0 && !near.some((entry) => entry.kind === "game");
  const instead = misses && (kind === undefined || kind === "game");
  return {
    groups: sorted.map(([group, { total, entries }]) => ({ kind: group, total, entries })),
    total: ranked.length,
    nearest: near,
    popular: instead ? popularGames(index, options) : [],
  };
}

const popularGames = (index: SearchIndex, options: SearchOptions) =>
  popular(index, { limit: options.limit, rules: options.rules, kind: "game" }).groups.flatMap(
    ({ entries }) => entries,
  );

interface Matches {
  /** The best tier of each entry. */
  best: Map<number, number>;
  /** Whether the query has words of service or protection. */
  care: Care;
}

interface Reading {
  text: string;
  cost: number;
}

/** The matches of the query as typed and as the other keyboard layout would have typed it. */
function allMatches(index: SearchIndex, query: string, allows: (at: number) => boolean): Matches {
  const readings: Reading[] = [{ text: query, cost: 0 }];
  const squashed = query.replace(/\s+/g, "");
  const other = otherLayout(query);
  const sentences = other ? [...readings, { text: other, cost: otherLayoutCost }] : readings;
  const names = [...sentences];
  // A word in another script has one Latin spelling, which people write in several words.
  if (squashed !== query) names.push({ text: squashed, cost: squashedCost });

  const best = new Map<number, number>();
  const add = (at: number, tier: number) => {
    if (allows(at)) best.set(at, Math.min(best.get(at) ?? Number.POSITIVE_INFINITY, tier));
  };
  const addNames = (withErrors: boolean) => {
    for (const { text, cost } of names) {
      for (const [at, tier] of matchesOf(index, prepareQuery(text), withErrors))
        add(at, tier + cost);
    }
  };
  let care: Care = 0;
  let explained = 0;
  const addSentences = (withErrors: boolean) => {
    for (const { text, cost } of sentences) {
      for (const [at, match] of needMatches(index, needText(text), withErrors)) {
        if (!allows(at) || (!withErrors && match.care === 0)) continue;
        add(at, tierOf(match) + cost);
        if (match.care > care) care = match.care;
        explained = Math.max(explained, match.explained);
      }
    }
  };

  addNames(false);
  const isNamed = best.size > 0;
  addSentences(false);
  if (bestOf(best.values()) < weakTier) return { best, care };
  addSentences(true);
  // Typing errors are tried only where nothing matches without one, and similar names are no answer to a sentence that
  // was understood.
  if (isNamed || explained >= sentence.half) return { best, care };
  const understood = best.size;
  addNames(true);
  if (best.size > understood) return { best, care };
  for (const { text, cost } of sentences) {
    for (const [at, share] of anyWordMatches(index, prepareQuery(text), needText(text))) {
      add(at, someWords + 1 - share + cost);
    }
  }
  return { best, care };
}

function bestOf(tiers: Iterable<number>): number {
  let best = Number.POSITIVE_INFINITY;
  for (const tier of tiers) best = Math.min(best, tier);
  return best;
}

/** The tier of an entry that a sentence names. Protection comes before service, and both before all names. */
function tierOf({ care, score, explained }: NeedMatch): number {
  if (care > 0) return -care + 0.9 * (1 - score);
  return (explained >= sentence.half ? sentence.whole : sentence.part) + 1 - score;
}

/** Whether an entry may stand beside words of protection or service: pages always, games not because of a similar name. */
function standsBeside({ kind, name, otherNames = [] }: SearchEntry, query: string, care: Care) {
  if (care === 0 || kind === "account" || kind === "help") return true;
  if (care === 2) return false;
  const formsOf = (text: string) => wordsOf(fold(text)).map(canonical);
  const typed = formsOf(query);
  return [name, ...otherNames].some((each) => {
    const words = formsOf(each);
    return typed.every((word) => words.includes(word));
  });
}
