import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Manifest, Plugin } from "vite";

const id = "virtual:message-chunks";
const source = /(?:^|\/)app\/locales\/([\w-]+)\/everywhere\.ts$/;

/**
 * `virtual:message-chunks`: for pages on the server, the addresses of each language's texts for the browser. A
 * page names its own at once, or the browser learns of them only when all other scripts have run.
 */
export function messageChunks(): Plugin {
  let browserFiles: string | null = null;
  return {
    name: "portico:message-chunks",
    configResolved({ command, build, root }) {
      // Remix builds the browser's half first, beside the server's, with a list of its files.
      if (command === "build" && build.ssr) browserFiles = resolve(root, build.outDir, "../client");
    },
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load(asked) {
      if (asked !== `\0${id}`) return null;
      const found: [string, string[]][] = [];
      if (browserFiles) {
        const list: Manifest = JSON.parse(
          readFileSync(`${browserFiles}/.vite/manifest.json`, "utf8"),
        );
        for (const [name, { file, imports = [] }] of Object.entries(list)) {
          const language = source.exec(name)?.[1];
          // What a page's list says beside it, which is a file that both import.
          const others = imports.flatMap((other) => list[other]?.file ?? []);
          if (language) found.push([language, [file, ...others].map((each) => `/${each}`)]);
        }
        if (found.length === 0) throw new Error("The texts' files for the browser are not found");
      }
      return `export default ${JSON.stringify(Object.fromEntries(found))};`;
    },
  };
}
