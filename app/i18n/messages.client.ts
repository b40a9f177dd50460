import type { MessageTree } from "./text.ts";

/**
 * Loads what any page may say in a language: one chunk a language, fetched before hydration. What only some
 * pages say comes with their data (`ownMessages`).
 */
export async function loadMessages(language: string): Promise<MessageTree> {
  switch (language) {
    case "ko":
      return (await import("~/locales/ko/everywhere.ts")).default;
    default:
      return (await import("~/locales/en/everywhere.ts")).default;
  }
}
