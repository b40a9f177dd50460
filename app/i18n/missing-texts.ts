import type { MessageTree } from "./text.ts";

const plural = /^(.*)_(?:zero|one|two|few|many|other)$/;

/** Every text of a tree with its key, such as "forms.retry". */
export function textsOf(tree: MessageTree, before = ""): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, inner]): [string, string][] =>
    typeof inner === "string" ? [[before + name, inner]] : textsOf(inner, `${before}${name}.`),
  );
}

/** The keys that a language needs: those of English, with the plural endings that the language has. */
export function neededKeys(english: MessageTree, language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = textsOf(english).flatMap(([key]) => {
    const stem = plural.exec(key)?.[1];
    return stem === undefined ? [key] : forms.map((form) => `${stem}_${form}`);
  });
  return [...new Set(keys)];
}

/** The missing and superfluous keys of all languages, one line each with the languages (A67). */
export function keyFaults({ en = {}, ...others }: Readonly<Record<string, MessageTree>>): string[] {
  const faults = new Map<string, string[]>();
  const note = (fault: string, language: string) =>
    faults.set(fault, [...(faults.get(fault) ?? []), language]);
  for (const [language, tree] of Object.entries({ en, ...others })) {
    const needed = new Set(neededKeys(en, language));
    const known = new Set(textsOf(tree).map(([key]) => key));
    for (const key of needed) if (!known.has(key)) note(`${key} is missing in`, language);
    for (const key of known) if (!needed.has(key)) note(`${key} is unused in`, language);
  }
  return [...faults].map(([fault, languages]) => `${fault} ${languages.join(", ")}`);
}

const warned = new Set<string>();

/**
 * The texts of a language for development: English in ⟦ ⟧ replaces a missing text, and the console names its key once. A
 * build fails instead (`tooling/pages/message-files.ts`).
 * @param before position of the trees in the whole tree, such as "forms."; "" for the whole tree
 */
export function withEnglish(
  english: MessageTree,
  tree: MessageTree,
  language: string,
  before = "",
): MessageTree {
  const entries = Object.entries(english).flatMap(([name, text]) => {
    const own = tree[name];
    if (typeof text === "object") {
      const inner = typeof own === "object" ? own : {};
      return [[name, withEnglish(text, inner, language, `${before}${name}.`)]];
    }
    const stem = plural.exec(name)?.[1];
    if (own !== undefined || (stem !== undefined && tree[`${stem}_other`] !== undefined)) return [];
    const line = `${language}: ${before}${name} is missing; English stands in`;
    // biome-ignore lint/suspicious/noConsole: development alone warns
    if (!warned.has(line)) console.warn(line);
    warned.add(line);
    return [[name, `⟦${text}⟧`]];
  });
  return { ...tree, ...Object.fromEntries(entries) };
}
