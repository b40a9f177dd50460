import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** A text, what comes instead, and how often it is there. */
type Change = readonly [find: string, put: string, times?: number];

const plainData = JSON.stringify(
  fileURLToPath(new URL("./app/edge/plain-data.ts", import.meta.url)),
);
const asItIs = 'if (!request.body && !request.url.includes("?")) return request;';

/** Finds the page of an address, in both halves of a build. */
export const router = "/@remix-run/router/dist/router.js";

/**
 * By the end of a file's name: what Remix does on the server for each page anew and needn't. Its routes are the same
 * from the first page to the last, and it makes, ranks, compiles and searches all of them four times a page. Data that needs
 * no stream goes out with the page, as it did before Remix had single fetch: turbo-stream took an eighth of a page.
 */
const changes: Readonly<Record<string, readonly Change[]>> = {
  [router]: [
    [
      "let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);",
      "let branches = keptOf(knownBranches, routes, () => { let made = flattenRoutes(routes); rankRouteBranches(made); return made.map((each) => ({ ...each, lead: leadOf(each.path) })); });",
    ],
    // Of a hundred routes most begin with another word than the address.
    [
      "let decoded = decodePath(pathname);",
      "let decoded = decodePath(pathname), lead = leadOf(decoded);",
    ],
    [
      "matches = matchRouteBranch(branches[i], decoded, allowPartial);",
      "if (branches[i].lead === null || branches[i].lead === lead) matches = matchRouteBranch(branches[i], decoded, allowPartial);",
    ],
    // Patterns are those of routes, so there is an end to them.
    [
      "compilePath(pattern.path, pattern.caseSensitive, pattern.end);",
      "keptOf(knownPaths, [pattern.caseSensitive, pattern.end, pattern.path].join(), () => compilePath(pattern.path, pattern.caseSensitive, pattern.end));",
    ],
  ],
  "/@remix-run/react/dist/esm/server.js": [
    [
      "createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);",
      "keptOf(knownRoutes, manifest.routes, () => createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode));",
    ],
  ],
  "/react-router-dom/server.mjs": [
    [
      "let manifest = {};\n  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);",
      "let { manifest, dataRoutes } = keptOf(knownRoutes, routes, () => { let manifest = {}; return { manifest, dataRoutes: UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest) }; });",
    ],
  ],
  // Where an address has no parameters, there is none to take out of a copy of the request.
  "/@remix-run/server-runtime/dist/esm/data.js": [
    ["function stripIndexParam(request) {", `function stripIndexParam(request) { ${asItIs}`],
    ["function stripRoutesParam(request) {", `function stripRoutesParam(request) { ${asItIs}`],
  ],
  "/@remix-run/server-runtime/dist/esm/server.js": [
    ["import invariant from './invariant.js';", `import { isPlain } from ${plainData};\n$&`],
    ["...(!build.future.v3_singleFetch ? {", "...(isPlain(state) ? {", 2],
    ["...(build.future.v3_singleFetch ? {", "...(!isPlain(state) ? {", 2],
  ],
};

/**
 * A page asks for its routes four times, and the next visitor of the same page again. Only the place is kept: Remix
 * writes into what is found there. A browser goes from page to page, and would carry these lines for it.
 */
const places: readonly Change[] = [
  [
    "for (let i = 0; matches == null && i < branches.length; ++i) {",
    "let place = allowPartial ? { at: 0 } : placeOf(branches, decoded);\n  for (let i = place.at; matches == null && i < branches.length; ++i) {\n    place.at = i;",
  ],
];

export const files = Object.keys(changes);

const helper = String.raw`
const knownBranches = new WeakMap(), knownRoutes = new WeakMap(), knownPaths = new Map();
function keptOf(known, key, make) {
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = make()));
  return found;
}
// An address's first word, in the case in which all routes are told apart; null where a route's may be any.
function leadOf(path) {
  let [, word] = /^\/*([^/]*)/.exec(path);
  return /^[\w.-]+$/.test(word) ? word.toLowerCase() : null;
}
`;

const placeHelper = `
const knownPlaces = new WeakMap();
// Where an address was found among the branches; the first place to look at where that is not known. For as many
// addresses as a portal has pages, so that no visitor fills the memory with his own.
function placeOf(branches, path) {
  if (path.length > 100) return { at: 0 };
  let known = keptOf(knownPlaces, branches, () => new Map());
  if (known.size >= 500 && !known.has(path)) known.clear();
  return keptOf(known, path, () => ({ at: 0 }));
}
`;

/**
 * A file of Remix as the server's half of a build has it.
 * @throws Error when it reads differently: another version of the package, to be read anew
 */
export function lean(file: string, code: string): string {
  const made = leanAnywhere(file, code);
  return file === router ? changed(file, made, places) + placeHelper : made;
}

/** The same without what is worth its bytes on the server only. */
export function leanAnywhere(file: string, code: string): string {
  const made = changed(file, code, changes[file] ?? []);
  return made.includes("keptOf(") ? made + helper : made;
}

function changed(file: string, code: string, list: readonly Change[]): string {
  let made = code;
  for (const [find, put, times = 1] of list) {
    const parts = made.split(find);
    if (parts.length !== times + 1) {
      throw new Error(`${file} has not ${times} "${find}"; vite.lean-server.ts knows another`);
    }
    made = parts.join(put.replace("$&", find));
  }
  return made;
}

/** In the server's half of a build, whose routes nobody changes. */
export function leanServer(): Plugin {
  const missed = new Set(files);
  let server = false;
  return {
    name: "portico:lean-server",
    apply: "build",
    configResolved({ build }) {
      server = Boolean(build.ssr);
    },
    transform(code, id, options) {
      const file = options?.ssr && files.find((end) => id.endsWith(end));
      if (!file) return null;
      missed.delete(file);
      return { code: lean(file, code), map: null };
    },
    buildEnd(error) {
      if (!error && server && missed.size > 0) {
        throw new Error(`vite.lean-server.ts looks for ${[...missed].join(", ")}`);
      }
    },
  };
}
