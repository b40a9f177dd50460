/**
 * Latin spellings of words in other scripts (Q3): Revised Romanization of Korean, Pinyin and Hepburn without tones.
 * Only the server uses this file; its results are part of the index.
 */
import { romanize } from "es-hangul";
import { toRomaji } from "wanakana";

/** Characters by their Pinyin syllable without tones (`public/search/pinyin.json`). */
export type PinyinTable = Readonly<Record<string, string>>;

const korean = /^[\uac00-\ud7a3\w]+$/;
const kana = /^[\u3041-\u309f\u30fc\w]+$/;
const chinese = /\p{Script=Han}/u;
/** The most spellings of a word whose characters have several readings. */
const mostSpellings = 4;

/** Returns the syllables of each character. */
export function syllablesOf(table: PinyinTable): ReadonlyMap<string, readonly string[]> {
  const syllables = new Map<string, string[]>();
  for (const [syllable, characters] of Object.entries(table)) {
    for (const character of characters) {
      const known = syllables.get(character);
      if (known) known.push(syllable);
      else syllables.set(character, [syllable]);
    }
  }
  return syllables;
}

/**
 * Returns the Latin spellings of a folded word; none for Latin, Thai and mixed words. The reading of Japanese kanji
 * is not known, so such words have the Chinese one only.
 */
export function latinSpellings(
  word: string,
  pinyin: ReadonlyMap<string, readonly string[]>,
): string[] {
  if (/^[\w]*$/.test(word)) return [];
  if (korean.test(word)) return [plain(romanize(word))].filter(Boolean);
  if (kana.test(word)) {
    const romaji = toRomaji(word);
    return [...new Set([plain(romaji), plain(romaji.replace(/ou/g, "o").replace(/uu/g, "u"))])];
  }
  return chinese.test(word) ? pinyinOf(word, pinyin) : [];
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");

function pinyinOf(word: string, pinyin: ReadonlyMap<string, readonly string[]>): string[] {
  let spellings = [""];
  for (const character of word) {
    const syllables = pinyin.get(character) ?? (/\w/.test(character) ? [character] : null);
    if (!syllables) return [];
    spellings = spellings
      .flatMap((begun) => syllables.map((syllable) => begun + syllable))
      .slice(0, mostSpellings);
  }
  return spellings;
}
