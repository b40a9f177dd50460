import { resolve } from "node:path";
import { runnerImport } from "vite";
import type { MessageTree } from "../../app/i18n/text.ts";

/** All texts of the portal, by language. */
export type Locales = Readonly<Record<string, MessageTree>>;

/** Reads the texts of all languages. */
export const readLocales = (root: string) => read<Locales>(root, "all.ts");

/** Reads the English texts that the browser has on every page. */
export const readEverywhere = (root: string) => read<MessageTree>(root, "en/everywhere.ts");

/**
 * Reads the current version of a file of `app/locales`. With a static import, Vite would restart after each edited
 * text.
 * @param root the repository's folder
 */
async function read<T>(root: string, file: string): Promise<T> {
  const { module } = await runnerImport<{ default: T }>(resolve(root, "app/locales", file), {
    root,
    configFile: false,
    logLevel: "silent",
    resolve: { alias: { "~": resolve(root, "app") } },
  });
  return module.default;
}
