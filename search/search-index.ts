/**
 * The index of a brand's search in one language (Q6, Q7). The server builds its data; the browser and the Worker open
 * it with the same function, and rank with the same function (`rank.ts`).
 */
import { getChoseong } from "es-hangul";
import { type NeedText, needTextOf } from "./need-text.ts";
import { canonical } from "./text/canonical.ts";
import { fold, hasHangul, spelled, wordsOf } from "./text/fold.ts";
import { letterBits } from "./text/letter-bits.ts";

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
  /** Key of a game's theme, and of its classes and features: what similar games have in common (H16). */
  theme?: string;
  mechanics?: readonly string[];
  /** Words of protection (Q10): with one of them in the query the entry comes first, and no game stands beside it. */
  protection?: readonly string[];
  /** Words of service (Q10): where the query is nothing else, the entry comes first. Its names are words of service, too. */
  service?: readonly string[];
  /** True during maintenance; such entries come last. */
  unavailable?: boolean;
}

/** Names of themes, and of classes and features, in the index's language, by key. */
export interface TraitNames {
  themes: Readonly<Record<string, string>>;
  mechanics: Readonly<Record<string, string>>;
}

export interface SearchIndexData {
  /** Changes with the content, so that an address with it can be cached for ever. */
  version: string;
  language: string;
  entries: readonly SearchEntry[];
  traits?: TraitNames;
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

/** Whether a match comes first: 1 for words of service, 2 for words of protection (Q10). */
export type Care = 0 | 1 | 2;

/** A name of a page, an action or a topic, to be found in a whole sentence (Q10). */
export interface IndexedPhrase {
  entry: number;
  text: NeedText;
  care: Care;
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
  phrases: readonly IndexedPhrase[];
  traits: TraitNames;
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

interface Prepared {
  folded: string;
  plain: string;
  canonical: string;
  initials: string;
  latin: readonly string[];
}

/** The kinds whose names people type within sentences. */
const namedInSentences: readonly SearchKind[] = ["account", "category", "help"];

/** Prepares an index for searching. It takes some 30 ms for 12,000 games. */
export function openIndex(data: SearchIndexData): SearchIndex {
  const prepared = new Map<string, Prepared[]>();
  const prepare = (text: string): Prepared[] => {
    const known = prepared.get(text);
    if (known) return known;
    const words = wordsOf(fold(text)).map((word) => ({
      folded: word,
      plain: spelled(word),
      canonical: spelled(canonical(word)),
      initials: hasHangul(word) ? getChoseong(word) : "",
      latin: data.latin[word] ?? [],
    }));
    prepared.set(text, words);
    return words;
  };
  const names: IndexedName[] = [];
  const phrases: IndexedPhrase[] = [];
  const [words, details] = [new WordList(), new WordList()];
  const { traits = noTraits } = data;
  for (const [entry, item] of data.entries.entries()) {
    const { kind, name, otherNames = [], details: more = [], protection = [], service = [] } = item;
    const isService = protection.length > 0 || service.length > 0;
    const all = [name, ...otherNames, ...service, ...protection];
    for (const [order, text] of all.entries()) {
      // Words are prepared one by one, because the same ones occur in many names.
      const parts = text.split(" ").flatMap(prepare);
      if (parts.length === 0) continue;
      if (namedInSentences.includes(kind)) {
        const care = order >= all.length - protection.length ? 2 : isService ? 1 : 0;
        phrases.push({ entry, text: needTextOf(parts), care });
      }
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
    for (const text of [...more, ...traitNamesOf(item, traits)])
      for (const part of text.split(" ").flatMap(prepare)) details.add(part, entry);
  }
  return {
    version: data.version,
    language: data.language,
    entries: data.entries,
    names,
    words: words.sorted(),
    details: details.sorted(),
    phrases,
    traits,
  };
}

const noTraits: TraitNames = { themes: {}, mechanics: {} };

/** The names of what a game is about and how it plays. */
function traitNamesOf({ theme, mechanics = [] }: SearchEntry, names: TraitNames): string[] {
  const about = theme === undefined ? [] : [names.themes[theme]];
  return [...about, ...mechanics.map((key) => names.mechanics[key])].flatMap((name) => name ?? []);
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
