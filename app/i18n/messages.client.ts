import type { MessageLanguage } from "../../brands/languages.ts";
import type { MessageTree } from "./text.ts";

const chunks: Readonly<Record<MessageLanguage, () => Promise<{ default: MessageTree }>>> = {
  en: () => import("~/locales/en/everywhere.ts"),
  ko: () => import("~/locales/ko/everywhere.ts"),
  vi: () => import("~/locales/vi/everywhere.ts"),
  th: () => import("~/locales/th/everywhere.ts"),
  zh: () => import("~/locales/zh/everywhere.ts"),
  ja: () => import("~/locales/ja/everywhere.ts"),
};

/**
 * Loads what any page may say in a language: one chunk a language, fetched before hydration. What only some
 * pages say comes with their data (`ownMessages`).
 */
export async function loadMessages(language: string): Promise<MessageTree> {
  return (await chunks[Object.hasOwn(chunks, language) ? (language as MessageLanguage) : "en"]())
    .default;
}
