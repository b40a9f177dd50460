import en from "~/locales/en/index.ts";
import { messagesFile } from "./messages-file.ts";
import { withEnglish } from "./missing-texts.ts";
import type { MessageTree } from "./text.ts";

/** The messages at hand. A built Worker has English in it and reads the others; sources have them all, with English for what is missing. */
const trees = new Map<string, MessageTree>(
  import.meta.env.DEV
    ? Object.entries((await import("~/locales/all.ts")).default).map(([language, tree]) => [
        language,
        withEnglish(en, tree, language),
      ])
    : [["en", en]],
);

/** The deployment's own files, as the Worker's binding for them gives them. */
interface Files {
  fetch(request: Request): Promise<Response>;
}

/**
 * Brings a language's messages to hand, once an isolate: before anything is said in it (decision 0015).
 * @throws Error when the deployment's files can't be read; a browser would get none of them either
 */
export async function fetchMessages(language: string, files: Files): Promise<void> {
  if (trees.has(language)) return;
  const path = messagesFile(language);
  const answer = await files.fetch(new Request(`https://files.internal/${path}`));
  if (!answer.ok) throw new Error(`${path} could not be read: ${answer.status}`);
  trees.set(language, await answer.json<MessageTree>());
}

/** All messages of a language; English for one we don't ship (K41). */
export function messagesOf(language: string): MessageTree {
  return trees.get(language) ?? en;
}
