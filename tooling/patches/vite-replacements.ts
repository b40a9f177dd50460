import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { replacements } from "./replacements.mjs";

const require = createRequire(import.meta.url);
const packageFolder = (name: string) => dirname(require.resolve(`${name}/package.json`));
const inPackage = (name: string) => new RegExp(`/node_modules/${name}/`);

/**
 * Replaces the modules in `replacements.mjs` for one build of the pages (browser or server).
 * @throws Error at the end of the build if a listed module was never imported
 */
export function viteReplacements(): Plugin {
  let missed = new Set<string>();
  const rows = (onServer: boolean) =>
    replacements.filter(
      ({ build }) => build === (onServer ? "pages on the server" : "pages in the browser"),
    );
  return {
    name: "portico:replacements",
    enforce: "pre",
    apply: "build",
    configResolved({ build }) {
      missed = new Set(rows(Boolean(build.ssr)).map(({ module }) => module));
    },
    resolveId(id, importer, { ssr }) {
      const row = rows(Boolean(ssr)).find(({ module }) => module === id);
      // A relative path is a module of the package.
      if (!row || (id.startsWith(".") && !inPackage(row.package).test(importer ?? ""))) return null;
      missed.delete(id);
      return row.by.startsWith(`${row.package}/`)
        ? join(packageFolder(row.package), row.by.slice(row.package.length))
        : fileURLToPath(new URL(`../../${row.by}`, import.meta.url));
    },
    buildEnd(error) {
      if (error || missed.size === 0) return;
      throw new Error(`Nothing imports ${[...missed].join(", ")} any more`);
    },
  };
}
