import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const reactDom = dirname(createRequire(import.meta.url).resolve("react-dom/package.json"));
const noDom = "\0no-dom";
const browserClient = "\0browser-client";
const comesLater = "\0comes-later";
const renderer = join(reactDom, "cjs/react-dom-server.browser.production.min.js");

/**
 * Keeps out of the Worker what React ships and a server never runs: the renderer for browsers (pages
 * import `react-dom` for `flushSync` and `createPortal` only, which have no work without a DOM) and
 * the legacy string renderer (165 kB before compression); and of ours what browsers fetch by themselves
 * (the GraphQL client, and each part of a page that an `import()` names, such as Firebase and the insides of dialogs:
 * those come after a press or an effect, and a server has neither).
 */
export function leanServerReact(): Plugin {
  let onServer = false;
  return {
    name: "portico:lean-server-react",
    enforce: "pre",
    apply: "build",
    configResolved: ({ build }) => {
      onServer = Boolean(build.ssr);
    },
    resolveDynamicImport: (_named, importer) =>
      onServer && importer.includes("/app/") ? { id: comesLater } : null,
    async resolveId(id, importer, { ssr }) {
      if (!ssr) return null;
      if (id === "react-dom") return noDom;
      if (importer && id.endsWith("/client.ts")) {
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found?.id.endsWith("/app/graphql/client.ts") ? browserClient : found;
      }
      if (id === "react-dom/server.browser") {
        return renderer;
      }
      return null;
    },
    load(id) {
      if (id === comesLater) return 'throw new Error("Only browsers fetch parts of a page.");';
      if (id === browserClient)
        return 'export const browserClient = () => { throw new Error("Loaders ask the gateway in process."); };';
      if (id !== noDom) return null;
      return [
        "export const flushSync = (run) => run();",
        "export const createPortal = () => null;",
        "export default { flushSync, createPortal };",
      ].join("\n");
    },
  };
}
