import type { MessageLanguage } from "../../brands/languages.ts";
import type { MessageTree } from "./text.ts";

/** The same part of the messages in every language, a chunk each. */
type Chunks = Readonly<Record<MessageLanguage, () => Promise<{ default: MessageTree }>>>;

/** What the page has to say so far: of no message more than one language. */
const known: Record<string, string | MessageTree> = {};

async function load(chunks: Chunks): Promise<MessageTree> {
  const { lang } = document.documentElement;
  const { default: tree } =
    await chunks[Object.hasOwn(chunks, lang) ? (lang as MessageLanguage) : "en"]();
  return tree;
}

let everywhere: Promise<MessageTree> | null = null;

function loadEverywhere(): Promise<MessageTree> {
  everywhere ??= load({
    en: () => import("~/locales/en/everywhere.ts"),
    ko: () => import("~/locales/ko/everywhere.ts"),
    vi: () => import("~/locales/vi/everywhere.ts"),
    th: () => import("~/locales/th/everywhere.ts"),
    zh: () => import("~/locales/zh/everywhere.ts"),
    ja: () => import("~/locales/ja/everywhere.ts"),
  });
  return everywhere;
}

/**
 * What any page may say, in the document's language; before hydration. The tree grows with `addMessages`.
 * What one page alone says comes with its data (`ownMessages`).
 */
export async function loadMessages(): Promise<MessageTree> {
  return Object.assign(known, await loadEverywhere());
}

/** Adds a part that many pages and dialogs say, but not the first one: see `form-texts.ts`. */
export async function addMessages(part: string, chunks: Chunks): Promise<void> {
  // A page's own module runs before the entry does: so both are on their way at once.
  void loadEverywhere().catch(() => undefined);
  known[part] = await load(chunks);
}
