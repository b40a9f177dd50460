import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const reactDom = dirname(createRequire(import.meta.url).resolve("react-dom/package.json"));
const noDom = "\0no-dom";
const browserClient = "\0browser-client";
const comesLater = "\0comes-later";
const renderer = join(reactDom, "cjs/react-dom-server.browser.production.min.js");

/** Bytes that the renderer collects before it hands them to the stream; what waits is flushed at once. */
const chunk = 8192;

/**
 * The bytes of a text in UTF-8. React encodes each tag and attribute by itself, and in workerd each
 * call of the native encoder leaves JavaScript, which costs more than a few plain characters do here.
 * Inlined into the renderer, so it refers to nothing outside of itself.
 */
export function encodeText(text: string, native: TextEncoder): Uint8Array {
  const { length } = text;
  if (length > 100) return native.encode(text);
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) return native.encode(text);
    bytes[at] = code;
  }
  return bytes;
}

/**
 * React's renderer with our encoder and larger chunks (`docs/performance.md`). The version is pinned;
 * another one that reads differently stops the build here.
 */
export function quickerRenderer(code: string): string {
  const patched = code
    .replaceAll("new Uint8Array(512)", `new Uint8Array(${chunk})`)
    .replaceAll("512<b.length", `${chunk}<b.length`)
    .replace("ca=new TextEncoder", `ca0=new TextEncoder,ca={encode:(a)=>encodeText(a,ca0)}`)
    .replace("'use strict';", `'use strict';${encodeText.toString()};`);
  const expected = [
    `new Uint8Array(${chunk})`,
    `${chunk}<b.length`,
    "ca0=new TextEncoder",
    "function encodeText(",
  ];
  if (!expected.every((text) => patched.includes(text)) || patched.includes("Uint8Array(512)")) {
    throw new Error("react-dom's server renderer is not the one that quickerRenderer knows");
  }
  return patched;
}

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
      if (id === renderer) return quickerRenderer(readFileSync(id, "utf8"));
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
