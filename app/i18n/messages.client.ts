import type { MessageTree } from "./text.ts";

/** Loads a language's messages: one chunk a language, fetched before hydration. */
export async function loadMessages(language: string): Promise<MessageTree> {
  switch (language) {
    case "ko":
      return (await import("../locales/ko/index.ts")).default;
    default:
      return (await import("../locales/en/index.ts")).default;
  }
}
