import type { MessageLanguage } from "../../brands/languages.ts";
import { withEnglish } from "./missing-texts.ts";
import type { MessageTree } from "./text.ts";

/** The messages of each language, each in a chunk. */
type Chunks = Readonly<Record<MessageLanguage, () => Promise<{ default: MessageTree }>>>;

/** The texts that are loaded so far, in one language. */
const known: { [key: string]: string | MessageTree } = {};

/** @param part position of the texts in the tree; "" for the tree itself */
async function load(chunks: Chunks, part: string): Promise<MessageTree> {
  const { lang } = document.documentElement;
  const found = Object.hasOwn(chunks, lang) ? (lang as MessageLanguage) : "en";
  try {
    const tree = (await chunks[found]()).default;
    if (!import.meta.env.DEV) return tree;
    return withEnglish((await chunks.en()).default, tree, lang, part && `${part}.`);
  } catch (cause) {
    // A page's module may wait for this one. Its import must not be confused with this address.
    throw new Error("The texts could not be loaded.", { cause });
  }
}

/** Fetched when this module runs, because every page needs it. The entry reports a failure. */
const everywhere = import.meta.env.SSR
  ? Promise.resolve({})
  : load(
      {
        en: () => import("~/locales/en/everywhere.ts"),
        ko: () => import("~/locales/ko/everywhere.ts"),
        vi: () => import("~/locales/vi/everywhere.ts"),
        th: () => import("~/locales/th/everywhere.ts"),
        zh: () => import("~/locales/zh/everywhere.ts"),
        ja: () => import("~/locales/ja/everywhere.ts"),
      },
      "",
    );
everywhere.catch(() => undefined);

/**
 * Loads the texts of every page in the document's language, before hydration. `addMessages` adds more to the tree before
 * a module that needs them runs.
 */
export async function loadMessages(): Promise<MessageTree> {
  // A page's module may already have added parts of it.
  return Object.assign(known, { ...(await everywhere), ...known });
}

/**
 * Adds the texts of an area. The build writes the calls (`tooling/pages/page-texts.ts`).
 * @param part position of the texts in the tree, such as "forms" or "agentCenter.contracts"
 * @public
 */
export async function addMessages(chunks: Chunks, part: string): Promise<void> {
  const tree = await load(chunks, part);
  const [area = "", inner] = part.split(".");
  known[area] = inner ? { ...(known[area] as MessageTree), [inner]: tree } : tree;
}
