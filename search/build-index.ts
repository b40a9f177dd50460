/** Builds the data of an index on the server (Q7). */
import type { SearchEntry, SearchIndexData } from "./search-index.ts";
import { synonymsFor } from "./synonyms.ts";
import { fold, wordsOf } from "./text/fold.ts";
import { latinSpellings, type PinyinTable, syllablesOf } from "./text/latin-spellings.ts";

/**
 * Returns the data of an index. Entries get their synonyms, and names that are equal to the own one are left out.
 * @param entries of each kind in the platform's order, the most popular first
 */
export async function buildIndex(
  language: string,
  entries: readonly SearchEntry[],
  pinyin: PinyinTable,
): Promise<SearchIndexData> {
  const syllables = syllablesOf(pinyin);
  const latin: Record<string, string[]> = {};
  const complete = entries.map((entry) => {
    const others = [...(entry.otherNames ?? []), ...synonymsFor(entry)];
    const { otherNames, ...rest } = entry;
    const own = fold(entry.name);
    const distinct = [...new Map(others.map((name) => [fold(name), name]))]
      .filter(([folded]) => folded !== own)
      .map(([, name]) => name);
    for (const name of [entry.name, ...distinct]) {
      for (const word of wordsOf(fold(name))) {
        if (word in latin) continue;
        const spellings = latinSpellings(word, syllables);
        if (spellings.length > 0) latin[word] = spellings;
      }
    }
    return distinct.length > 0 ? { ...rest, otherNames: distinct } : rest;
  });
  const bytes = new TextEncoder().encode(JSON.stringify([language, complete]));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  const version = [...new Uint8Array(digest).slice(0, 8)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  return { version, language, entries: complete, latin };
}
