import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ours = fileURLToPath(new URL("../../app/ui/load-route.ts", import.meta.url));
/** Where Remix keeps it; a version that keeps it elsewhere stops the build below. */
const importers = /\/@remix-run\/react\/dist\/esm\/[\w-]+\.js$/;

/** Puts our loading of a page's code in place of Remix's, in the browser's half of a build. */
export function routeChunks(): Plugin {
  let replaced = false;
  let browser = false;
  return {
    name: "portico:route-chunks",
    enforce: "pre",
    apply: "build",
    configResolved({ build }) {
      browser = !build.ssr;
    },
    resolveId(id, importer, { ssr }) {
      if (ssr || id !== "./routeModules.js" || !importers.test(importer ?? "")) return null;
      replaced = true;
      return ours;
    },
    buildEnd(error) {
      if (!error && browser && !replaced) {
        throw new Error("Remix's routeModules.js is not where routeChunks looks for it");
      }
    },
  };
}
