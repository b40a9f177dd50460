import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Manifest, Plugin } from "vite";

const id = "virtual:message-preloads";
/** A file of texts as the build's manifest names it: by its source, or by its chunk (`chunks.ts`). */
const source = /(?:^|\/)app\/locales\/([\w-]+)\/[\w/-]+\.ts$|^_texts-([a-z]+)-/;
/** The chunk of `app/components/signed-in.ts`. */
const signedInPart = "signed-in";

/** URLs of the message files that a chunk imports, by language. */
type Texts = Record<string, string[]>;

/**
 * `virtual:message-preloads`: URLs for pages on the server, which preload them, because the browser would otherwise
 * find them only after all other scripts have run. `by` has the message files of each chunk by its URL and language,
 * `signedIn` the chunk of signed-in visitors.
 */
export function messagePreloads(): Plugin {
  let browserFiles: string | null = null;
  return {
    name: "portico:message-preloads",
    configResolved({ command, build, root }) {
      // Remix builds the browser's files first, with a manifest.
      if (command === "build" && build.ssr) browserFiles = resolve(root, build.outDir, "../client");
    },
    resolveId: (requested) => (requested === id ? `\0${id}` : null),
    load(requested) {
      if (requested !== `\0${id}`) return null;
      const by: Record<string, Texts> = {};
      let signedIn: string[] = [];
      if (browserFiles) {
        const list: Manifest = JSON.parse(
          readFileSync(`${browserFiles}/.vite/manifest.json`, "utf8"),
        );
        const filesOf = (name: string) =>
          [name, ...(list[name]?.imports ?? [])].flatMap((each) => {
            const file = list[each]?.file;
            return file ? [`/${file}`] : [];
          });
        for (const { file, dynamicImports = [] } of Object.values(list)) {
          for (const name of dynamicImports) {
            const [, ofSource, language = ofSource] = source.exec(name) ?? [];
            if (!language) continue;
            const texts = by[`/${file}`] ?? {};
            by[`/${file}`] = texts;
            texts[language] = [...(texts[language] ?? []), ...filesOf(name)];
          }
        }
        const [part = ""] =
          Object.entries(list).find(([, { name }]) => name === signedInPart) ?? [];
        signedIn = filesOf(part);
        if (Object.keys(by).length === 0 || signedIn.length === 0)
          throw new Error("The texts' files for the browser are not found");
      }
      return `export default ${JSON.stringify({ by, signedIn })};`;
    },
  };
}
