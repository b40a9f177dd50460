import type { MessageLanguage } from "../../brands/languages.ts";
import type { MessageTree } from "./text.ts";

/** Messages in every language, a chunk each. */
type Chunks = Readonly<Record<MessageLanguage, () => Promise<{ default: MessageTree }>>>;

/** What the page has to say so far: of no message more than one language. */
const known: Record<string, string | MessageTree> = {};

async function load(chunks: Chunks): Promise<MessageTree> {
  const { lang } = document.documentElement;
  const found = Object.hasOwn(chunks, lang) ? (lang as MessageLanguage) : "en";
  try {
    return (await chunks[found]()).default;
  } catch (cause) {
    // A page's own module may be waiting for it, and whoever loads that one must not take this address for its.
    throw new Error("The texts could not be loaded.", { cause });
  }
}

/** Asked for as soon as this runs: every page needs it. A failure is the entry's to tell. */
const everywhere = import.meta.env.SSR
  ? Promise.resolve({})
  : load({
      en: () => import("~/locales/en/everywhere.ts"),
      ko: () => import("~/locales/ko/everywhere.ts"),
      vi: () => import("~/locales/vi/everywhere.ts"),
      th: () => import("~/locales/th/everywhere.ts"),
      zh: () => import("~/locales/zh/everywhere.ts"),
      ja: () => import("~/locales/ja/everywhere.ts"),
    });
everywhere.catch(() => undefined);

/**
 * What any page may say, in the document's language; before hydration. The tree grows with `addMessages`.
 * What one page alone says comes with its data (`ownMessages`).
 */
export async function loadMessages(): Promise<MessageTree> {
  // A page's own module may have brought a part already, and more of it.
  return Object.assign(known, { ...(await everywhere), ...known });
}

/**
 * Adds what many pages and dialogs say, but not the first page: see `form-texts.ts`.
 * @param part the chunks' place in the tree; left out, they name it themselves
 */
export async function addMessages(chunks: Chunks, part?: string): Promise<void> {
  const tree = await load(chunks);
  Object.assign(known, part ? { [part]: tree } : tree);
}
