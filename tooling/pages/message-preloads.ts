import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Manifest, Plugin } from "vite";

const id = "virtual:message-preloads";
const source = /(?:^|\/)app\/locales\/([\w-]+)\/([\w/-]+)\.ts$/;

/** URLs of the message files that a chunk imports, by language. */
type Texts = Record<string, string[]>;

/**
 * `virtual:message-preloads`: URLs of each language's message files, for pages on the server. `everywhere` is for
 * every page, `by` has those of each chunk by its URL. Pages preload them, because the browser would otherwise find
 * them only after all other scripts have run.
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
      const everywhere: Texts = {};
      if (browserFiles) {
        const list: Manifest = JSON.parse(
          readFileSync(`${browserFiles}/.vite/manifest.json`, "utf8"),
        );
        // Files that are already in the list of every page.
        const filesOf = (name: string) =>
          [name, ...(list[name]?.imports ?? [])].flatMap((each) => {
            const file = list[each]?.file;
            return file ? [`/${file}`] : [];
          });
        for (const { file, dynamicImports = [] } of Object.values(list)) {
          for (const name of dynamicImports) {
            const [, language, part] = source.exec(name) ?? [];
            if (!language) continue;
            const texts = part === "everywhere" ? everywhere : (by[`/${file}`] ?? {});
            if (part !== "everywhere") by[`/${file}`] = texts;
            texts[language] = [...(texts[language] ?? []), ...filesOf(name)];
          }
        }
        if (Object.keys(everywhere).length === 0 || Object.keys(by).length === 0)
          throw new Error("The texts' files for the browser are not found");
      }
      return `export default ${JSON.stringify({ everywhere, by })};`;
    },
  };
}
