/**
 * Folds text for comparison (Q3): full width, case, accents, Thai tone marks, traditional Chinese characters and the two
 * Japanese syllabaries become one form. Half-typed Hangul is compared by its letters, so it is taken apart.
 */
import { disassemble } from "es-hangul";
import { simplified } from "./simplified.ts";

/** Letters that are not a base letter with an accent in Unicode. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: "d",
  ð: "d",
  ł: "l",
  ø: "o",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};
const accents = /[\u0300-\u036f]/g;
/** Marks above Thai letters: tone, shortening and silencing. Vowels stay. */
const thaiMarks = /[\u0e47-\u0e4e]/g;
const katakana = /[\u30a1-\u30f6]/g;
const apostrophes = /['’ʼ`´]/g;
const separators = /[^\p{L}\p{N}\p{M}]+/u;
const hangul = /[\u3131-\u318e\uac00-\ud7a3]/;
/** Unicode's compatibility form would turn loose Hangul letters into parts of syllables. */
const notLooseHangul = /[^\u3131-\u318e]+/g;
const hangulLetters = /^[\u3131-\u314e]+$/;

/** Returns text in lower case without accents, tone marks and punctuation inside words. */
export function fold(text: string): string {
  return simplified(text)
    .replace(notLooseHangul, (part) => part.normalize("NFKC"))
    .toLowerCase()
    .normalize("NFD")
    .replace(accents, "")
    .normalize("NFC")
    .replace(/[đðłøıßæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(thaiMarks, "")
    .replace(katakana, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60))
    .replace(apostrophes, "");
}

/** Returns the words of a folded text. */
export const wordsOf = (folded: string): string[] => folded.split(separators).filter(Boolean);

/** Returns a folded word with its Hangul taken apart: 슬롯 → ㅅㅡㄹㄹㅗㅅ, 드래ㄱ → ㄷㅡㄹㅐㄱ. */
export const spelled = (word: string): string => (hangul.test(word) ? disassemble(word) : word);

export const hasHangul = (text: string): boolean => hangul.test(text);

/** Whether a word is only initial consonants, such as ㅅㄹ. */
export const isInitials = (word: string): boolean => hangulLetters.test(word);
