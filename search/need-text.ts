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

/** A word, folded and as it is compared. */
interface FormedWord {
  folded: string;
  canonical: string;
}

export const needText = (text: string): NeedText =>
  needTextOf(
    wordsOf(fold(text)).map((folded) => ({ folded, canonical: spelled(canonical(folded)) })),
  );

/** The same from words that are prepared already. */
export function needTextOf(parts: readonly FormedWord[]): NeedText {
  const all = parts.map(({ folded }) => folded);
  const words = parts.map((part) => part.canonical);
  const telling = parts
    .filter(({ folded }) => !stopWords.has(folded))
    .map((part) => part.canonical);
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
