import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** A route as Remix lists it for browsers. */
interface Route {
  id: string;
  parentId?: string;
  path?: string;
  index?: true;
  hasAction: boolean;
  hasLoader: boolean;
  hasErrorBoundary: boolean;
  hasClientAction: boolean;
  hasClientLoader: boolean;
  module: string;
  imports: string[];
  css: string[];
}
interface Manifest {
  entry: unknown;
  routes: Record<string, Route>;
  url: string;
  version: string;
}

const assignment = "window.__remixManifest=";
const folder = "/assets/";
const ending = ".js";
const known = new Set(
  "id parentId path index hasAction hasLoader hasErrorBoundary hasClientAction hasClientLoader module imports css".split(
    " ",
  ),
);

/**
 * Remix's list of routes, which each page has, as a table of the same list: each file is named once, and what no
 * route has is not said a hundred times.
 * @throws Error when a route has what the table does not say
 */
export function routeTable(list: string): string {
  if (!list.startsWith(assignment)) throw new Error("Remix writes its list of routes differently");
  const { entry, routes, url, version }: Manifest = JSON.parse(
    list.slice(assignment.length).replace(/;$/, ""),
  );
  const files: string[] = [];
  const ids = Object.keys(routes);
  const place = (path: string) => {
    if (!path.startsWith(folder) || !path.endsWith(ending)) throw new Error(`${path} is elsewhere`);
    const name = path.slice(folder.length, -ending.length);
    return files.includes(name) ? files.indexOf(name) : files.push(name) - 1;
  };
  const rows = Object.entries(routes).map(([id, route]) => {
    const more = Object.keys(route).filter((key) => !known.has(key));
    const { hasClientAction, hasClientLoader, css, parentId = "" } = route;
    if (more.length > 0 || hasClientAction || hasClientLoader || css.length > 0 || route.id !== id)
      throw new Error(`vite.route-table.ts can't say what ${id} is: ${more.join(", ")}`);
    const flags =
      (route.index ? 1 : 0) +
      (route.hasAction ? 2 : 0) +
      (route.hasLoader ? 4 : 0) +
      (route.hasErrorBoundary ? 8 : 0);
    const imports = route.imports.map(place).sort((a, b) => a - b);
    return [id, ids.indexOf(parentId), route.path ?? 0, flags, place(route.module), ...imports];
  });
  const table = JSON.stringify([files.join(), rows]);
  const rest = JSON.stringify({ entry, url, version }).slice(1, -1);
  return `{let[f,r]=${table},a=n=>"${folder}"+f[n]+"${ending}";f=f.split(",");${assignment}{${rest},routes:Object.fromEntries(r.map(([id,p,path,k,m,...i])=>[id,{id,parentId:r[p]?.[0],path:path===0?void 0:path,index:k&1?!0:void 0,hasAction:!!(k&2),hasLoader:!!(k&4),hasErrorBoundary:!!(k&8),module:a(m),imports:i.map(a)}]))}}`;
}

/** Writes the table in place of the list; Remix makes that while it builds the server's half. */
export function routeTables(): Plugin {
  let assets: string | null = null;
  return {
    name: "portico:route-table",
    apply: "build",
    configResolved({ build, root }) {
      if (build.ssr) assets = resolve(root, build.outDir, "../client/assets");
    },
    writeBundle() {
      if (!assets) return;
      const [name, ...more] = readdirSync(assets).filter((file) => /^manifest-\w+\.js$/.test(file));
      if (!name || more.length > 0) throw new Error("Remix's list of routes is not found");
      const file = `${assets}/${name}`;
      writeFileSync(file, routeTable(readFileSync(file, "utf8")));
    },
  };
}
