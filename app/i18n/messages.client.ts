import type { MessageLanguage } from "../../brands/languages.ts";
import { withEnglish } from "./missing-texts.ts";
import type { MessageTree } from "./text.ts";

/** Messages in every language, a chunk each. */
type Chunks = Readonly<Record<MessageLanguage, () => Promise<{ default: MessageTree }>>>;

/** The texts that have come so far, in one language. */
const known: { [key: string]: string | MessageTree } = {};

/** @param part place of the texts in the tree; "" for the tree itself */
async function load(chunks: Chunks, part: string): Promise<MessageTree> {
  const { lang } = document.documentElement;
  const found = Object.hasOwn(chunks, lang) ? (lang as MessageLanguage) : "en";
  try {
    const tree = (await chunks[found]()).default;
    if (!import.meta.env.DEV) return tree;
    return withEnglish((await chunks.en()).default, tree, lang, part && `${part}.`);
  } catch (cause) {
    // A page's own module may be waiting for it, and whoever loads that one must not take this address for its.
    throw new Error("The texts could not be loaded.", { cause });
  }
}

/** Fetched as soon as this runs: every page needs it. The entry reports a failure. */
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
 * The texts of every page, in the document's language; before hydration. The tree grows with `addMessages`, before a
 * module runs that needs more.
 */
export async function loadMessages(): Promise<MessageTree> {
  // A page's own module may have brought a part already, and more of it.
  return Object.assign(known, { ...(await everywhere), ...known });
}

/**
 * Adds the texts of an area. The build writes the calls (`tooling/pages/page-texts.ts`).
 * @param part place of the texts in the tree, such as "forms" or "agentCenter.contracts"
 * @public
 */
export async function addMessages(chunks: Chunks, part: string): Promise<void> {
  const tree = await load(chunks, part);
  const [area = "", inner] = part.split(".");
  known[area] = inner ? { ...(known[area] as MessageTree), [inner]: tree } : tree;
}
