/** Builds the data of an index on the server (Q7). */

import { phrasesFor } from "./needs/needs.ts";
import type { SearchEntry, SearchIndexData, TraitNames } from "./search-index.ts";
import { fold, wordsOf } from "./text/fold.ts";
import { latinSpellings, type PinyinTable, syllablesOf } from "./text/latin-spellings.ts";

/**
 * Returns the data of an index. Entries get what people type for them, and names that are equal to the own one are left out.
 * @param traits names of the themes and mechanics of games
 * @param entries of each kind in the platform's order, the most popular first
 */
export async function buildIndex(
  language: string,
  entries: readonly SearchEntry[],
  pinyin: PinyinTable,
  traits: TraitNames = { themes: {}, mechanics: {} },
): Promise<SearchIndexData> {
  const syllables = syllablesOf(pinyin);
  const latin: Record<string, string[]> = {};
  const complete = entries.map((entry): SearchEntry => {
    const { protection, service, words } = phrasesFor(entry);
    const { otherNames, ...rest } = entry;
    const own = fold(entry.name);
    const folded = new Set([own, ...protection.map(fold)]);
    const distinct = (names: readonly string[]) => {
      const byForm = new Map(names.map((name) => [fold(name), name]));
      byForm.delete(own);
      for (const form of byForm.keys()) folded.add(form);
      return [...byForm.values()];
    };
    const lists = {
      otherNames: distinct([...(otherNames ?? []), ...words]),
      service: distinct(service),
      // Also a word that is the own name: it says more than the name.
      protection,
    };
    for (const form of folded) {
      for (const word of wordsOf(form)) {
        if (word in latin) continue;
        const spellings = latinSpellings(word, syllables);
        if (spellings.length > 0) latin[word] = spellings;
      }
    }
    return Object.assign(
      rest,
      Object.fromEntries(Object.entries(lists).filter(([, names]) => names.length > 0)),
    );
  });
  const bytes = new TextEncoder().encode(JSON.stringify([language, complete, traits]));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  const version = [...new Uint8Array(digest).slice(0, 8)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  return { version, language, entries: complete, traits, latin };
}
