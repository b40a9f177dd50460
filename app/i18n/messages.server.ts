import en from "~/locales/en/index.ts";
import ko from "~/locales/ko/index.ts";
import type { MessageLanguage } from "../../brands/languages.ts";
import type { MessageTree } from "./text.ts";

const shipped: Readonly<Record<MessageLanguage, MessageTree>> = { en, ko };
const trees: Readonly<Record<string, MessageTree>> = shipped;

/** All messages of a language; English for one we don't ship (K41). */
export function messagesOf(language: string): MessageTree {
  return trees[language] ?? en;
}

/**
 * A part of the messages for the loader of the pages that alone say it, as `messages` of its data: no
 * other page pays for them, and the root hands them on (`app/root.tsx`).
 */
export function ownMessages(language: string, part: keyof typeof en): MessageTree {
  const tree = messagesOf(language)[part];
  return typeof tree === "object" ? { [part]: tree } : {};
}
