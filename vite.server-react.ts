import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const reactDom = dirname(createRequire(import.meta.url).resolve("react-dom/package.json"));
const noDom = "\0no-dom";

/**
 * Keeps out of the Worker what React ships and a server never runs: the renderer for browsers (pages
 * import `react-dom` for `flushSync` and `createPortal` only, which have no work without a DOM) and
 * the legacy string renderer. 165 kB before compression.
 */
export function leanServerReact(): Plugin {
  return {
    name: "portico:lean-server-react",
    enforce: "pre",
    apply: "build",
    resolveId(id, _importer, { ssr }) {
      if (!ssr) return null;
      if (id === "react-dom") return noDom;
      if (id === "react-dom/server.browser") {
        return join(reactDom, "cjs/react-dom-server.browser.production.min.js");
      }
      return null;
    },
    load(id) {
      if (id !== noDom) return null;
      return [
        "export const flushSync = (run) => run();",
        "export const createPortal = () => null;",
        "export default { flushSync, createPortal };",
      ].join("\n");
    },
  };
}
