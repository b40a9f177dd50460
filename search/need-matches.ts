/**
 * Finds pages, actions and topics by what people type as a whole sentence (Q10): a phrase of the entry stands in the
 * query, beside words that say nothing.
 */
import type { NeedText } from "./need-text.ts";
import type { Care, IndexedPhrase, SearchIndex } from "./search-index.ts";
import { errorsAllowed, typingErrors } from "./text/edit-distance.ts";
import { bitsOf } from "./text/letter-bits.ts";

/** How well a phrase fits a query. */
interface Fit {
  /** How much of the phrase the query has, and how much of the query the phrase explains; from 0 to 1. */
  contained: number;
  explained: number;
}

export interface NeedMatch {
  /** Both shares as one figure, from 0 to 1. */
  score: number;
  explained: number;
  /** Whether the entry comes first whatever else matches. */
  care: Care;
}

/** The least share of a phrase that a query with typing errors or other endings has. */
const leastContained = 0.75;
/** Of a longer phrase, such as a question of the help center. */
const leastOfLong = 0.6;
/** Of a phrase of which the query is a part. */
const leastOfPart = 0.4;
/** From here on a query is about nothing else than the phrase. */
const wholly = 0.6;
/** How many letters of a phrase a query with typing errors may lack. */
const mostMissing = 3;
/** What a word with a typing error counts, compared with the right one. */
const errorWeight = 0.8;
/** The shortest beginning that two forms of a word share, and its least share of the longer one. */
const [shortestStem, leastStem] = [5, 0.7];

/**
 * Returns the entries whose phrases the query contains.
 * @param withErrors also phrases with typing errors or other endings, and most of a long one; false finds those of
 *   protection and service only
 */
export function needMatches(
  { phrases }: SearchIndex,
  query: NeedText,
  withErrors: boolean,
): Map<number, NeedMatch> {
  const best = new Map<number, NeedMatch>();
  for (const phrase of phrases) {
    if (!withErrors && phrase.care === 0) continue;
    const missing = bitsOf(phrase.text.needed & ~query.there);
    // A query may be a part of a phrase that is longer.
    const isPart = withErrors && phrase.text.whole.length > query.whole.length;
    if (missing > (withErrors ? mostMissing : 0) && !isPart) continue;
    const fit = fitOf(phrase.text, query, withErrors);
    if (!fit) continue;
    const { contained, explained } = fit;
    const score = (2 * contained * explained) / (contained + explained);
    const care = careOf(phrase, fit, score);
    const before = best.get(phrase.entry);
    if (before && (before.care > care || (before.care === care && before.score >= score))) continue;
    best.set(phrase.entry, { score, explained, care });
  }
  return best;
}

/** A word of protection counts in any sentence; one of service where the query is about nothing else. */
function careOf({ care }: IndexedPhrase, { contained, explained }: Fit, score: number): Care {
  if (care === 0) return 0;
  if (care === 2 && (contained === 1 || score >= leastContained)) return 2;
  return explained >= wholly && score >= leastContained ? 1 : 0;
}

function fitOf(phrase: NeedText, query: NeedText, withErrors: boolean): Fit | null {
  if (phrase.spaced) return fitOfWords(phrase, query, withErrors);
  if (query.whole.includes(phrase.whole)) {
    return { contained: 1, explained: phrase.whole.length / query.whole.length };
  }
  return withErrors ? fitOfPairs(phrase.whole, query.whole) : null;
}

function fitOfWords({ required }: NeedText, query: NeedText, withErrors: boolean): Fit | null {
  let [found, explained] = [0, 0];
  // Each word of the query stands for one of the phrase.
  const left = [...query.words];
  for (const word of required) {
    let [weight, place] = [0, -1];
    for (const [at, typed] of left.entries()) {
      const same = likeness(word, typed, withErrors);
      if (same > weight) [weight, place] = [same, at];
    }
    if (weight === 0 && !withErrors) return null;
    if (weight === 0) continue;
    found += weight * word.length;
    explained += weight * (left.splice(place, 1)[0]?.length ?? 0);
  }
  const least = required.length > 2 ? leastOfLong : leastContained;
  const length = lengthOf(query.telling) || lengthOf(query.words);
  const fit = {
    contained: found / lengthOf(required),
    explained: Math.min(1, explained / length),
  };
  return isEnough(fit, least) ? fit : null;
}

/** Whether a query has most of a phrase, or is itself most of a part of it, such as of a question. */
const isEnough = ({ contained, explained }: Fit, least: number) =>
  contained >= least || (explained >= leastContained && contained >= leastOfPart);

const lengthOf = (words: readonly string[]) => words.reduce((sum, { length }) => sum + length, 0);

/** How much two words are the same, from 0 to 1. */
function likeness(word: string, typed: string, withErrors: boolean): number {
  if (word === typed) return 1;
  if (!withErrors) return 0;
  const longer = Math.max(word.length, typed.length);
  let shared = 0;
  while (shared < longer && word[shared] === typed[shared]) shared += 1;
  if (shared >= shortestStem && shared / longer >= leastStem) return 0.9;
  const most = errorsAllowed(word.length);
  return most > 0 && typingErrors(typed, word, most) <= most ? errorWeight : 0;
}

/** Compares by pairs of letters, for languages that write no spaces or change the ends of words. */
function fitOfPairs(phrase: string, query: string): Fit | null {
  const typed = pairsOf(query);
  const pairs = pairsOf(phrase);
  if (pairs.size < 3) return null;
  let shared = 0;
  for (const pair of pairs) if (typed.has(pair)) shared += 1;
  const contained = shared / pairs.size;
  const fit = { contained, explained: typed.size === 0 ? 0 : shared / typed.size };
  return isEnough(fit, leastContained) ? fit : null;
}

/** The pairs of neighbouring letters of a text. */
export function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < text.length; at++) pairs.add(text.slice(at, at + 2));
  return pairs;
}
