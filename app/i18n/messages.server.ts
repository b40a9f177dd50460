import en from "../locales/en/index.ts";
import ko from "../locales/ko/index.ts";
import type { MessageTree } from "./text.ts";

const trees: Readonly<Record<string, MessageTree>> = { en, ko };

/** All messages of a language; English for one we don't ship (K41). */
export function messagesOf(language: string): MessageTree {
  return trees[language] ?? en;
}
