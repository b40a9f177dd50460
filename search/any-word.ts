/** Finds entries that have at least one word of a query (Q10), where no entry has all of them. */
import { type Query, wordsLike } from "./matches.ts";
import type { NeedText } from "./need-text.ts";
import type { SearchIndex } from "./search-index.ts";

/** Shorter words are in too many names. */
const shortestWord = 3;

/** Returns how much of the query each entry has, from 0 to 1. Words are whole, and without typing errors. */
export function anyWordMatches(
  { words, names }: SearchIndex,
  query: Query,
  { telling }: NeedText,
): Map<number, number> {
  const looked = query.words.filter(
    ({ text, plain }) =>
      plain.length >= shortestWord && (telling.includes(text) || !/^[a-z0-9]+$/.test(text)),
  );
  const length = looked.reduce((sum, { plain }) => sum + plain.length, 0);
  const shares = new Map<number, number>();
  for (const word of looked) {
    const having = new Set<number>();
    for (const { item } of wordsLike(words, word, false, false)) {
      if (item.text !== word.text && item.text !== word.plain) continue;
      for (const at of item.in) having.add(names[at]?.entry ?? -1);
    }
    for (const entry of having) {
      shares.set(entry, (shares.get(entry) ?? 0) + word.plain.length / length);
    }
  }
  return shares;
}
