/** Prepares phrases and queries for a comparison of whole sentences (Q10). */
import { stopPieces, stopWords } from "./needs/stop-words.ts";
import { canonical } from "./text/canonical.ts";
import { fold, spelled, wordsOf } from "./text/fold.ts";
import { letterBits } from "./text/letter-bits.ts";

const isSpaced = (word: string) => /^[a-z0-9]+$/.test(word);

/** A phrase or a query, prepared for comparison. */
export interface NeedText {
  /** Words of languages with spaces. */
  words: readonly string[];
  /** Those of them that say something. */
  telling: readonly string[];
  /** What a phrase needs of a query: without its small words "do i have a problem" would be any problem. */
  required: readonly string[];
  /** All letters, without spaces and questions. */
  whole: string;
  spaced: boolean;
  /** The letters that a phrase needs, and all that are there, as bits. */
  needed: number;
  there: number;
}

export function needText(text: string): NeedText {
  const all = wordsOf(fold(text));
  const formOf = (word: string) => spelled(canonical(word));
  const words = all.map(formOf);
  const telling = all.filter((word) => !stopWords.has(word)).map(formOf);
  const joined = all.join("");
  const whole = spelled(joined.replace(stopPieces, "") || joined);
  const spaced = all.every(isSpaced);
  const required = telling.length > 1 ? telling : words;
  return {
    words,
    telling,
    required,
    whole,
    spaced,
    needed: letterBits(spaced ? required.join("") : whole),
    there: letterBits(words.join("")),
  };
}
