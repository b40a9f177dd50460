/** Finds the names of an index that match a query, and how well (Q3, Q5). */
import type { IndexedName, IndexedWord, SearchIndex } from "./search-index.ts";
import { canonical } from "./text/canonical.ts";
import { errorsAllowed, typingErrors } from "./text/edit-distance.ts";
import { fold, hasHangul, isInitials, spelled, wordsOf } from "./text/fold.ts";
import { bitsOf, letterBits } from "./text/letter-bits.ts";

/**
 * How well a name matches, best first. A typing error is worse than any match without one, and each further error is
 * worse by 1.
 */
const tiers = {
  exact: 0,
  beginning: 1,
  words: 2,
  wordBeginnings: 3,
  inside: 4,
  details: 5,
  errors: 6,
} as const;

/** What is added for a match of another language's name, and for a Latin spelling: the own name wins a tie. */
const otherName = 0.25;
const latinSpelling = 0.1;
/** The most words of a query; a bit of 31 stands for each. */
const mostWords = 12;
/** The shortest Latin text that is also looked for inside words. */
const shortestInside = 3;

/** A query, prepared for comparison. */
export interface Query {
  words: readonly { text: string; plain: string; initials: boolean; fuzzy: boolean }[];
  squashed: string;
  canonical: string;
  initials: string;
  /** Whether the text is looked for inside names, too. */
  inside: boolean;
}

export function prepareQuery(text: string): Query {
  const words = wordsOf(fold(text)).slice(0, mostWords);
  const parts = words.map((word) => {
    const plain = spelled(word);
    const form = spelled(canonical(word));
    // Korean letters are smaller units than letters of words: a single syllable allows no error.
    const fuzzy = form.length > 2 && !(hasHangul(word) && word.length < 2);
    return { text: form, plain, initials: isInitials(word), fuzzy };
  });
  const squashed = parts.map(({ plain }) => plain).join("");
  const latin = /^[a-z0-9]+$/.test(squashed);
  return {
    words: parts,
    squashed,
    inside: !latin || squashed.length >= shortestInside,
    canonical: parts.map((part) => part.text).join(""),
    initials: parts.every(({ initials }) => initials) ? words.join("") : "",
  };
}

/**
 * Returns the best tier of each matching entry.
 * @param withErrors also matches words with typing errors, which takes longer
 */
export function matchesOf(index: SearchIndex, query: Query, withErrors: boolean) {
  const best = new Map<number, number>();
  if (query.squashed === "") return best;
  const isOneWord = query.words.length === 1;
  const found = (name: IndexedName, tier: number) => {
    const isGame = index.entries[name.entry]?.kind === "game";
    const cost = (isOneWord && isGame ? tierOfOneWord(tier) : tier) + (name.own ? 0 : otherName);
    const before = best.get(name.entry);
    if (before === undefined || cost < before) best.set(name.entry, cost);
  };
  for (const name of index.names) {
    const tier = wholeTier(name, query);
    if (tier !== null) found(name, tier);
  }
  matchWords(index, query, withErrors, found, best);
  if (withErrors) matchWholeWithErrors(index, query, found);
  return best;
}

/**
 * The tier of a game for a single word (H16): where in the name the word stands doesn't count, so that the popular
 * one comes before one that merely begins with it. A whole word comes before the beginning of one.
 */
function tierOfOneWord(tier: number): number {
  const kind = Math.floor(tier);
  const within = (tier - kind) * 0.4;
  if (kind === tiers.words) return tiers.beginning + within;
  return kind === tiers.beginning || kind === tiers.wordBeginnings
    ? tiers.beginning + 0.5 + within
    : tier;
}

/** Compares whole names without their spaces, so that missing and additional spaces don't matter. */
function wholeTier(name: IndexedName, query: Query): number | null {
  const { squashed } = query;
  if (name.squashed === squashed || name.canonical === query.canonical) return tiers.exact;
  if (name.squashed.startsWith(squashed) || name.canonical.startsWith(query.canonical)) {
    return tiers.beginning;
  }
  if (query.initials !== "" && name.initials !== "") {
    if (name.initials === query.initials) return tiers.exact + 0.5;
    if (name.initials.startsWith(query.initials)) return tiers.beginning + 0.5;
    return null;
  }
  return query.inside && name.squashed.includes(squashed) ? tiers.inside : null;
}

/** Compares word by word, in any order. All words of the query have to match. */
function matchWords(
  index: SearchIndex,
  { words }: Query,
  withErrors: boolean,
  found: (name: IndexedName, tier: number) => void,
  best: Map<number, number>,
) {
  const all = 2 ** words.length - 1;
  const seen = new Int32Array(index.names.length);
  const tierOf = new Float32Array(index.names.length);
  const inDetails = new Int32Array(index.entries.length);
  for (const [position, word] of words.entries()) {
    const bit = 1 << position;
    const last = position === words.length - 1;
    for (const { item, tier } of wordsLike(index.words, word, withErrors, last)) {
      for (const at of item.in) {
        if ((seen[at] ?? 0) & bit) continue;
        seen[at] = (seen[at] ?? 0) | bit;
        tierOf[at] = Math.max(tierOf[at] ?? 0, tier);
      }
    }
    for (const { item, tier } of wordsLike(index.details, word, false, last)) {
      if (tier > tiers.wordBeginnings) continue;
      for (const at of item.in) inDetails[at] = (inDetails[at] ?? 0) | bit;
    }
  }
  let at = -1;
  for (const name of index.names) {
    at += 1;
    const own = seen[at] ?? 0;
    if (own === all) found(name, tierOf[at] ?? 0);
    else if ((own | (inDetails[name.entry] ?? 0)) === all) {
      // Words of the name count more than those of its provider and category.
      const missing = words.length - bitsOf(own);
      const tier = Math.max(tierOf[at] ?? 0, tiers.details + missing / 16);
      if (!best.has(name.entry) || tier < (best.get(name.entry) ?? 0)) found(name, tier);
    }
  }
}

/** Returns the words of a sorted list that a word of the query matches, the best ones first. */
export function wordsLike(
  list: readonly IndexedWord[],
  word: Query["words"][number],
  withErrors: boolean,
  last: boolean,
): { item: IndexedWord; tier: number }[] {
  const like: { item: IndexedWord; tier: number }[] = [];
  const add = (item: IndexedWord, tier: number) =>
    like.push({ item, tier: tier + (item.latin ? latinSpelling : 0) });
  if (word.initials) {
    for (const item of list) {
      if (item.initials === word.plain) add(item, tiers.words + 0.5);
      else if (item.initials.startsWith(word.plain)) add(item, tiers.wordBeginnings + 0.5);
    }
    return like;
  }
  for (const text of new Set([word.text, word.plain])) {
    for (let at = firstFrom(list, text); list[at]?.text.startsWith(text); at++) {
      const item = list[at];
      if (item) add(item, item.text === text ? tiers.words : tiers.wordBeginnings);
    }
  }
  if (withErrors && word.fuzzy) {
    const letters = letterBits(word.text);
    const begunErrors = errorsAllowed(word.text.length);
    for (const item of list) {
      // The word that was meant decides how many errors it may have.
      const most = errorsAllowed(item.text.length);
      if (most === 0 || item.text.length < word.text.length - most) continue;
      // Each error changes at most two letter bits; a longer word may have more letters than were typed.
      if (bitsOf(letters & ~item.letters) > most) continue;
      const errors = typingErrors(word.text, item.text, most);
      if (errors <= most) add(item, tiers.errors + errors - 1);
      else if (last && begunErrors > 0 && item.text.length > word.text.length) {
        const begun = typingErrors(word.text, item.text, begunErrors, true);
        if (begun <= begunErrors) add(item, tiers.errors + begun - 0.5);
      }
    }
  }
  return like.sort((a, b) => a.tier - b.tier);
}

/** Compares whole names with typing errors, for a name that was typed without its spaces. */
function matchWholeWithErrors(
  { names }: SearchIndex,
  query: Query,
  found: (name: IndexedName, tier: number) => void,
) {
  if (query.initials !== "" || query.words.every(({ fuzzy }) => !fuzzy)) return;
  const letters = letterBits(query.squashed);
  for (const name of names) {
    const most = errorsAllowed(name.squashed.length);
    if (most === 0 || Math.abs(name.squashed.length - query.squashed.length) > most) continue;
    if (bitsOf(letters & ~name.letters) > most || bitsOf(name.letters & ~letters) > most) continue;
    const errors = typingErrors(query.squashed, name.squashed, most);
    if (errors <= most) found(name, tiers.errors + errors - 0.75);
  }
}

/** Returns the position of the first word that is not before `text`. */
function firstFrom(list: readonly IndexedWord[], text: string): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.text ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
