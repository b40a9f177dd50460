import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

/** The largest modules of each file for browsers: its name, then pairs of module and bytes before compression. */
export type ModuleSizes = Record<string, [module: string, bytes: number][]>;

/**
 * Writes `build/pages/module-sizes.json`, outside of what is served: when a page grows, the warning names what it is made of
 * (docs/performance.md).
 */
export function moduleSizes(): Plugin {
  let root = "";
  return {
    name: "portico:module-sizes",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle(_options, bundle) {
      const sizes: ModuleSizes = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const modules = Object.entries(file.modules).map(([id, { renderedLength }]) => {
          const path = relative(root, id.replace(/^\0/, "").replace(/\?.*$/, ""));
          return [path, renderedLength] satisfies [string, number];
        });
        sizes[`/${file.fileName}`] = modules.sort(([, a], [, b]) => b - a);
      }
      writeFileSync(join(root, "build/pages/module-sizes.json"), JSON.stringify(sizes));
    },
  };
}
