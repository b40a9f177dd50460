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
 * @param only these of the part; all of it when left out
 */
export function ownMessages<Part extends keyof typeof en>(
  language: string,
  part: Part,
  only?: readonly (keyof (typeof en)[Part])[],
): MessageTree {
  const tree = messagesOf(language)[part];
  if (typeof tree !== "object") return {};
  const names: readonly PropertyKey[] = only ?? Object.keys(tree);
  const kept = Object.entries(tree).filter(([name]) => names.includes(name));
  return { [part]: Object.fromEntries(kept) };
}
