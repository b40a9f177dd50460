import en from "~/locales/en/index.ts";
import { messagesFile } from "./messages-file.ts";
import { withEnglish } from "./missing-texts.ts";
import type { MessageTree } from "./text.ts";

/** The loaded messages. A built Worker includes English and loads other languages; in development all languages are loaded, with English in place of missing texts. */
const trees = new Map<string, MessageTree>(
  import.meta.env.DEV
    ? Object.entries((await import("~/locales/all.ts")).default).map(([language, tree]) => [
        language,
        withEnglish(en, tree, language),
      ])
    : [["en", en]],
);

/** The deployment's static files, through the Worker's binding. */
interface Files {
  fetch(request: Request): Promise<Response>;
}

/**
 * Loads a language's messages once per isolate, before anything is rendered in it (decision 0015).
 * @throws Error when the deployment's files can't be read; browsers could not load them either
 */
export async function fetchMessages(language: string, files: Files): Promise<void> {
  if (trees.has(language)) return;
  const path = messagesFile(language);
  const answer = await files.fetch(new Request(`https://files.internal/${path}`));
  if (!answer.ok) throw new Error(`${path} could not be read: ${answer.status}`);
  trees.set(language, await answer.json<MessageTree>());
}

/** All messages of a language; English for a language that is not supported (K41). */
export function messagesOf(language: string): MessageTree {
  return trees.get(language) ?? en;
}
