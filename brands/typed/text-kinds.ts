/**
 * Reads what people type, by its kind: one door for the pages' forms and for the text arguments of GraphQL (A180). A
 * reading removes what nobody sees or means; it never guesses. What is no text of its kind stays, and its rule
 * refuses it. Reading twice changes nothing.
 */

import { readNumber } from "./phone-number.ts";
import { asciiDigits, narrow, plainDay } from "./signs.ts";
import { visibleText, withoutHidden } from "./visible-text.ts";

/** The kinds of text, as `@typed` names them in the schema. */
export const textKinds = [
  "CODE",
  "NUMBER",
  "CARD",
  "ACCOUNT",
  "EMAIL",
  "WORD",
  "PERSON_NAME",
  "DISPLAY_NAME",
  "AMOUNT",
  "DAY",
  "LINE",
  "PARAGRAPHS",
  "SEARCH",
  "PASSWORD",
  "MACHINE",
] as const;

export type TextKind = (typeof textKinds)[number];

/** Dashes of all keyboards, the minus sign, and the long-vowel mark that Japanese keyboards give for one. */
const dashes = /[\p{Pd}\u2212\u30fc\uff70]/gu;
/** What divides the digits of a code or a card: blanks, dashes, dots and the like. */
const dividers = /[\s.,·・•_/|()[\]\p{Pd}\u2212\u30fc]/gu;
const apostrophes = /[\u2018\u2019\u02bc\u02b9\u0060\u00b4\u2032]/g;
/** Loose Hangul letters; Unicode's compatibility form would make parts of syllables of them. */
const notLooseHangul = /[^\u3131-\u318e]+/g;

const compatible = (text: string) =>
  withoutHidden(text.replace(notLooseHangul, (part) => part.normalize("NFKC")));
const oneSpaced = (text: string) => text.replace(/\s+/g, " ").trim();

/** Digits alone, where the text has nothing besides digits and what divides them. */
function readDigits(text: string): string {
  const line = readers.LINE(text);
  const digits = asciiDigits(narrow(line)).replace(dividers, "");
  return /^\d+$/.test(digits) ? digits : line;
}

const readers: Readonly<Record<TextKind, (text: string) => string>> = {
  CODE: readDigits,
  NUMBER: (text) => readNumber(text) ?? readers.LINE(text),
  CARD: (text) => asciiDigits(compatible(text)).replace(dividers, ""),
  // RFC 8265: no format characters, one width. Case is the platform's business.
  ACCOUNT: (text) => oneSpaced(compatible(text)),
  EMAIL: (text) =>
    compatible(text)
      .replace(/\u3002/g, ".")
      .replace(/\s/g, ""),
  WORD: (text) => compatible(text).replace(dashes, "-").replace(/\s/g, ""),
  PERSON_NAME: (text) => oneSpaced(visibleText(text.replace(apostrophes, "'").normalize("NFKC"))),
  DISPLAY_NAME: (text) => oneSpaced(visibleText(text.normalize("NFC"))),
  AMOUNT: (text) => oneSpaced(withoutHidden(narrow(text))),
  DAY: (text) => plainDay(readers.AMOUNT(text)),
  LINE: (text) => oneSpaced(visibleText(text.normalize("NFC"))),
  PARAGRAPHS: (text) =>
    text
      .normalize("NFC")
      .split(/\r\n?|[\n\u0085\u2028\u2029]/)
      .map(visibleText)
      .join("\n")
      .trim(),
  SEARCH: (text) => oneSpaced(compatible(text)),
  // A password is what was typed, to the last blank (A98b).
  PASSWORD: (text) => text,
  MACHINE: (text) => text,
};

/** The text as it is meant. */
export const readTyped = (kind: TextKind, text: string): string => readers[kind](text);
