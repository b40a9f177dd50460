import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";

/**
 * A route of the browser's manifest, with the fields that list its files.
 * @typedef {{parentId?: string, module: string, imports: readonly string[]}} Route
 * Files of the build with their gzipped bytes together.
 * @typedef {{bytes: number, files: string[]}} Scripts
 * @typedef {"lobby" | "session" | "member" | "agent" | "operator"} Area
 * The JavaScript of the portal: of a guest's home, of each area beyond home, and of each route beyond its area, if it
 * has any.
 * @typedef {{home: Scripts, list: number, areas: Record<Area, Scripts>, pages: Record<string, Scripts>}} PortalScripts
 */

/** Folders of `app/routes` by area; all others belong to the lobby. */
const areaOfFolder = /** @type {Record<string, Area>} */ ({
  agent: "agent",
  operator: "operator",
  member: "member",
  // The folder is `point-mall`.
  point: "member",
  upload: "member",
  session: "session",
});

/**
 * @param {string} id such as `routes/member/bets/route`, or `agent-dividends` for a second address of a page
 * @returns {Area}
 */
const areaOf = (id) => areaOfFolder[id.replace("routes/", "").split(/[/-]/)[0] ?? ""] ?? "lobby";

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
 * Measures the JavaScript of every route, without texts. An area's scripts are those that two or more of its routes
 * load beyond home's: a visitor loads them once. A page's scripts are what no other route of its area loads.
 * @param {string} homeHtml of a guest
 * @param {(path: string) => Promise<Uint8Array>} read returns a file of the build by its address
 * @returns {Promise<PortalScripts>}
 */
export async function portalScripts(homeHtml, read) {
  const requested = requestedScripts(homeHtml);
  const list = requested.find((path) => /\/manifest-\w+\.js$/.test(path));
  if (!list) throw new Error("Home names no list of routes");
  /** @type {Map<string, number>} */
  const sizes = new Map();
  /** @param {Iterable<string>} files */
  const measure = async (files) => {
    let bytes = 0;
    for (const file of files) {
      const size = sizes.get(file) ?? gzipSync(await read(file)).length;
      sizes.set(file, size);
      bytes += size;
    }
    return { bytes, files: [...files] };
  };
  /** @type {{__remixManifest?: {routes: Record<string, Route>}}} */
  const window = {};
  runInNewContext(new TextDecoder().decode(await read(list)), { window });
  const routes = window.__remixManifest?.routes ?? {};
  const home = new Set(requested.filter((path) => path !== list));

  /** @type {Map<string, Set<string>>} */
  const filesByRoute = new Map();
  /** @type {Map<string, Set<string>>} */
  const routesByFile = new Map();
  for (const id of Object.keys(routes)) {
    /** @type {Set<string>} */
    const files = new Set();
    for (let route = routes[id]; route; route = routes[route.parentId ?? ""]) {
      for (const file of [route.module, ...route.imports]) if (!home.has(file)) files.add(file);
    }
    filesByRoute.set(id, files);
    for (const file of files) {
      const key = `${areaOf(id)} ${file}`;
      routesByFile.set(key, (routesByFile.get(key) ?? new Set()).add(id));
    }
  }
  /** @type {(area: Area, file: string) => boolean} */
  const isShared = (area, file) => (routesByFile.get(`${area} ${file}`)?.size ?? 0) > 1;
  /** @param {Area} area */
  const scriptsOf = (area) => {
    const ids = [...filesByRoute.keys()].filter((id) => areaOf(id) === area);
    const files = ids.flatMap((id) => [...(filesByRoute.get(id) ?? [])]);
    return measure(new Set(files.filter((file) => isShared(area, file))));
  };
  /** @type {Record<string, Scripts>} */
  const pages = {};
  for (const [id, files] of filesByRoute) {
    const own = await measure([...files].filter((file) => !isShared(areaOf(id), file)));
    if (own.bytes > 0) pages[id] = own;
  }
  return {
    home: await measure(home),
    list: (await measure([list])).bytes,
    areas: {
      lobby: await scriptsOf("lobby"),
      session: await scriptsOf("session"),
      member: await scriptsOf("member"),
      agent: await scriptsOf("agent"),
      operator: await scriptsOf("operator"),
    },
    pages,
  };
}
