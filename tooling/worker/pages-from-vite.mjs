import { readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { at } from "../command/paths.mjs";
import { esbuild } from "./esbuild.mjs";

/**
 * @typedef {object} Route one of `app/routes.ts`
 * @property {string} [id]
 * @property {string} file from `app/`
 * @property {string} [path]
 * @property {boolean} [index]
 * @property {boolean} [caseSensitive]
 * @property {Route[]} [children]
 */

/**
 * Puts the table of routes in place of the built pages, because in development Vite renders them and the edge
 * needs each route's path, `handle` and whether it has an action. The handles are the routes' own exports.
 * @type {import("esbuild").Plugin}
 */
export const pagesFromVite = {
  name: "portico-pages-from-vite",
  setup(build) {
    build.onResolve({ filter: /\/build\/pages\/server\/index\.js$/ }, () => ({
      path: "pages",
      namespace: "pages-from-vite",
    }));
    // What only a page needs: styles, and modules that the pages' own build makes.
    build.onResolve({ filter: /^virtual:|\.css$|\?(url|raw)$/ }, ({ path }) => ({
      path,
      namespace: "left-to-vite",
      sideEffects: false,
    }));
    build.onLoad({ filter: /.*/, namespace: "left-to-vite" }, () => ({
      contents: "module.exports = new Proxy({}, { get: () => undefined });",
    }));
    build.onLoad({ filter: /app\/locales\/all\.ts$/ }, ({ path }) => ({
      contents: withImports(path),
      loader: "ts",
    }));
    build.onLoad({ filter: /.*/, namespace: "pages-from-vite" }, async () => ({
      contents: await pagesModule(),
      resolveDir: at("app"),
      loader: "ts",
    }));
  },
};

/** The text of `app/locales/all.ts` with an import for each file that Vite's glob finds. @param {string} path */
function withImports(path) {
  const files = readdirSync(dirname(path), { recursive: true, encoding: "utf8" }).filter(
    (file) => /^\w+\/(agent-center\/)?[\w-]+\.ts$/.test(file) && !file.endsWith("/index.ts"),
  );
  const imports = files.map((file, at) => `import texts${at} from "./${file}";\n`);
  const found = files.map((file, at) => `"./${file}": texts${at}`);
  const source = readFileSync(path, "utf8");
  const glob = /import\.meta\.glob<.*?\}\)/s;
  return imports.join("") + source.replace(glob, `({ ${found.join(", ")} })`);
}

/** The text of a module with the exports of `build/pages/server/index.js` that the Worker uses in development. */
async function pagesModule() {
  const routes = await routeList();
  const imports = routes.map(({ file, exported }, at) =>
    exported.includes("handle") ? `import { handle as handle${at} } from "./${file}";` : "",
  );
  const rows = routes.map(({ exported, file: _file, ...route }, at) => {
    const handle = exported.includes("handle") ? `handle: handle${at},` : "";
    const action = exported.includes("action") ? "action: true," : "";
    return `${JSON.stringify(route.id)}: { ...${JSON.stringify(route)}, module: { ${handle} ${action} } },`;
  });
  return `
import { matchRoutes } from "@remix-run/router";
import { readIndexes } from "./background/read-indexes.server.ts";
import { readReportRows } from "./background/read-report-rows.server.ts";
${imports.join("\n")}
export const routes = { ${rows.join("\n")} };
export const assets = { version: "development" };
const leftToVite = () => { throw new Error("Vite renders the pages in development"); };
export const entry = { module: {
  matchRoutes,
  createRequestHandler: () => leftToVite,
  fetchMessages: leftToVite,
  isbot: leftToVite,
  readIndexes,
  readReportRows,
} };
`;
}

/** Every route of `app/routes.ts`, with its parent and the names that its module exports. */
async function routeList() {
  const table = at("build/dev/routes.mjs");
  await esbuild.build({
    entryPoints: [at("app/routes.ts")],
    outfile: table,
    bundle: true,
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
  const { default: tree } = await import(pathToFileURL(table).href);
  const routes = flat([{ id: "root", path: "", file: "root.tsx", children: tree }]);
  return Promise.all(routes.map(async (route) => ({ ...route, exported: await exportsOf(route) })));
}

/**
 * @param {Route[]} routes
 * @param {string} [parentId]
 * @returns {(Omit<Route, "children"> & {id: string, parentId: string | undefined})[]}
 */
function flat(routes, parentId) {
  return routes.flatMap(({ children = [], ...route }) => {
    const id = route.id ?? route.file.replace(/\.\w+$/, "");
    return [{ ...route, id, parentId }, ...flat(children, id)];
  });
}

/** @param {{file: string}} route */
async function exportsOf({ file }) {
  const { code } = await esbuild.transform(readFileSync(at(`app/${file}`), "utf8"), {
    loader: file.endsWith("x") ? "tsx" : "ts",
    jsx: "automatic",
    format: "esm",
  });
  const list = /export \{([^}]*)\};?\s*$/.exec(code)?.[1] ?? "";
  return list.split(",").map((name) => name.trim().split(" as ").at(-1) ?? "");
}
