/**
 * The index of a brand's search in one language (Q6, Q7). The server builds its data; the browser and the Worker open
 * it with the same function, and rank with the same function (`rank.ts`).
 */
import { getChoseong } from "es-hangul";
import { canonical } from "./text/canonical.ts";
import { fold, hasHangul, spelled, wordsOf } from "./text/fold.ts";

/** What can be found, in the order in which groups with equal matches are shown. */
export const searchKinds = [
  "category",
  "account",
  "provider",
  "game",
  "promotion",
  "help",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One result. Entries of a kind are in the platform's order, the most popular first. */
export interface SearchEntry {
  kind: SearchKind;
  /** The game's id, the provider's code, the promotion's id, the topic's anchor, or a path. */
  id: string;
  /** The name in the index's language. */
  name: string;
  /** Names in other languages, and other words for the same thing. */
  otherNames?: readonly string[];
  /** A game's provider and category: they are found, too, but rank behind names. */
  details?: readonly string[];
  /** Codes of the classes of games that it belongs to (`RNG`); without them no product rule concerns it. */
  types?: readonly string[];
  /** Paths of its pages, one for each of `types`, where they do not follow from kind and id. */
  places?: readonly string[];
  /** True during maintenance; such entries come last. */
  unavailable?: boolean;
}

export interface SearchIndexData {
  /** Changes with the content, so that an address with it can be cached for ever. */
  version: string;
  language: string;
  entries: readonly SearchEntry[];
  /** Latin spellings of words in other scripts, such as 슬롯 → seullot. */
  latin: Readonly<Record<string, readonly string[]>>;
}

/** One name of an entry, prepared for comparison. */
export interface IndexedName {
  entry: number;
  /** Its words without spaces, as typed and with number words as digits. */
  squashed: string;
  canonical: string;
  /** A bit for each letter, to skip names that can't be similar. */
  letters: number;
  /** Initial consonants of a Korean name; empty for others. */
  initials: string;
  /** False for names in other languages and other words. */
  own: boolean;
}

export interface SearchIndex {
  version: string;
  language: string;
  entries: readonly SearchEntry[];
  names: readonly IndexedName[];
  /** Words in sorted order, each with the names that contain it. */
  words: readonly IndexedWord[];
  /** Words of details, each with the entries that have it. */
  details: readonly IndexedWord[];
}

export interface IndexedWord {
  text: string;
  letters: number;
  /** Initial consonants of a Korean word; empty for others. */
  initials: string;
  /** True for a Latin spelling of a word in another script. */
  latin: boolean;
  /** Positions in `names`, or in `entries` for words of details. */
  in: number[];
}

/** Returns a bit for each of 32 letter classes that a text contains. */
export function letterBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) & 31);
  return bits;
}

interface Prepared {
  plain: string;
  canonical: string;
  initials: string;
  latin: readonly string[];
}

/** Prepares an index for searching. It takes some 30 ms for 12,000 games. */
export function openIndex(data: SearchIndexData): SearchIndex {
  const prepared = new Map<string, Prepared[]>();
  const prepare = (text: string): Prepared[] => {
    const known = prepared.get(text);
    if (known) return known;
    const words = wordsOf(fold(text)).map((word) => ({
      plain: spelled(word),
      canonical: spelled(canonical(word)),
      initials: hasHangul(word) ? getChoseong(word) : "",
      latin: data.latin[word] ?? [],
    }));
    prepared.set(text, words);
    return words;
  };
  const names: IndexedName[] = [];
  const [words, details] = [new WordList(), new WordList()];
  for (const [entry, { name, otherNames = [], details: more = [] }] of data.entries.entries()) {
    for (const [order, text] of [name, ...otherNames].entries()) {
      // Words are prepared one by one, because the same ones occur in many names.
      const parts = text.split(" ").flatMap(prepare);
      if (parts.length === 0) continue;
      const squashed = parts.map(({ plain }) => plain).join("");
      names.push({
        entry,
        squashed,
        canonical: parts.map((part) => part.canonical).join(""),
        letters: letterBits(squashed),
        initials: parts.map(({ initials }) => initials).join(""),
        own: order === 0,
      });
      for (const part of parts) words.add(part, names.length - 1);
      addLatin(words, parts, names.length - 1);
    }
    for (const text of more)
      for (const part of text.split(" ").flatMap(prepare)) details.add(part, entry);
  }
  return {
    version: data.version,
    language: data.language,
    entries: data.entries,
    names,
    words: words.sorted(),
    details: details.sorted(),
  };
}

/** Adds the Latin spellings of each word, and of the whole name, which people write without spaces, too. */
function addLatin(words: WordList, parts: readonly Prepared[], at: number) {
  for (const { latin } of parts) for (const text of latin) words.addText(text, "", true, at);
  if (parts.length < 2 || !parts.every(({ latin }) => latin.length > 0)) return;
  words.addText(parts.map(({ latin }) => latin[0]).join(""), "", true, at);
}

class WordList {
  #words = new Map<string, IndexedWord>();

  add({ plain, canonical: form, initials }: Prepared, at: number) {
    this.addText(form, initials, false, at);
    if (plain !== form) this.addText(plain, initials, false, at);
  }

  addText(text: string, initials: string, latin: boolean, at: number) {
    const known = this.#words.get(text);
    if (known) {
      if (known.in.at(-1) !== at) known.in.push(at);
    } else {
      this.#words.set(text, { text, initials, latin, letters: letterBits(text), in: [at] });
    }
  }

  sorted(): IndexedWord[] {
    return [...this.#words.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
  }
}
