import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";

/**
 * A route of the browser's manifest, with the fields that list its files.
 * @typedef {{parentId?: string, module: string, imports: readonly string[]}} Route
 */

/**
 * Returns the script files that a page's HTML preloads (`app/components/page-scripts.tsx`).
 * @param {string} html
 * @returns {string[]}
 */
export function requestedScripts(html) {
  const list = /", (\["\/assets\/[^\]]+\])\)<\/script>/.exec(html)?.[1];
  return list ? JSON.parse(list) : [];
}

/**
 * Returns the gzipped bytes of JavaScript: of home, of the route manifest, and of each other route without the
 * files of home. Texts of other routes are not counted.
 * @param {string} homeHtml
 * @param {(path: string) => Promise<Uint8Array>} read returns a file of the build by its address
 */
export async function routeScripts(homeHtml, read) {
  const requested = requestedScripts(homeHtml);
  const list = requested.find((path) => /\/manifest-\w+\.js$/.test(path));
  if (!list) throw new Error("Home names no list of routes");
  /** @type {Map<string, number>} */
  const sizes = new Map();
  /** @param {Iterable<string>} files */
  const bytesOf = async (files) => {
    let sum = 0;
    for (const file of files) {
      const size = sizes.get(file) ?? gzipSync(await read(file)).length;
      sizes.set(file, size);
      sum += size;
    }
    return sum;
  };
  /** @type {{__remixManifest?: {routes: Record<string, Route>}}} */
  const window = {};
  runInNewContext(new TextDecoder().decode(await read(list)), { window });
  const routes = window.__remixManifest?.routes ?? {};
  const home = new Set(requested.filter((path) => path !== list));
  /** @type {Record<string, number>} */
  const further = {};
  for (const id of Object.keys(routes)) {
    /** @type {Set<string>} */
    const files = new Set();
    for (let route = routes[id]; route; route = routes[route.parentId ?? ""]) {
      for (const file of [route.module, ...route.imports]) if (!home.has(file)) files.add(file);
    }
    further[id] = await bytesOf(files);
  }
  return { home: await bytesOf(home), files: home.size, list: await bytesOf([list]), further };
}
