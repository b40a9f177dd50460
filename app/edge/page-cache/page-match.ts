/** Finds the route that will answer a request, with Remix's own routes and matching function. */
import type { matchRoutes } from "@remix-run/react";
import type { EdgeHandle, RequiresCountry } from "~/portal-context.ts";

/** The fields of a built route that are used here. */
interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
  module: { action?: unknown; handle?: unknown };
}

export interface PageMatch {
  requiresCountry: RequiresCountry;
  /** True if the route that Remix would give a POST to has an action. */
  takesForms: boolean;
  /** Search parameters of a page that is cached for guests (`EdgeHandle`); null if it is not cached. */
  cachedParams: readonly string[] | null;
  /** The innermost route's path as `app/routes.ts` has it, such as `:lobby`; null for none. */
  pattern: string | null;
  /** The whole path with the names of its parameters, such as `/agentHome/downline/:account`; null for none. */
  template: string | null;
}

/** `search` is needed because `?index` selects an index route. */
export type MatchPage = (pathname: string, search?: string) => PageMatch;

const noMatch: PageMatch = {
  requiresCountry: "nothing",
  takesForms: false,
  cachedParams: null,
  pattern: null,
  template: null,
};

/** The page's path of a Remix data request, which ends in `.data`. */
function pagePathOf(pathname: string): string {
  if (!pathname.endsWith(".data")) return pathname;
  return pathname.slice(0, -".data".length).replace(/^\/_root$/, "/");
}

/**
 * Returns a function that matches addresses.
 * @param routes the routes of the build
 * @param match Remix's own matching function
 */
export function createPageMatch(
  routes: Readonly<Record<string, BuiltRoute | undefined>>,
  match: typeof matchRoutes,
): MatchPage {
  const tree = childrenOf("", Object.values(routes));
  const fixed = new Set(fixedPaths(tree, ""));
  const found = new Map<string, ReturnType<typeof match>>();
  /** Every match compiles the patterns of all routes, so an address without parameters is matched once. */
  const matchesAt = (path: string) => {
    const known = found.get(path) ?? match(tree, path);
    if (fixed.has(path)) found.set(path, known);
    return known;
  };
  return (pathname, search = "") => {
    const matches = matchesAt(pagePathOf(pathname));
    if (!matches) return noMatch;
    const path = matches.at(-1)?.pathname.replace(/(.)\/$/, "$1") ?? "/";
    const modules = matches.flatMap(({ route }) => routes[route.id ?? ""]?.module ?? []);
    const hasAction = modules.some(({ action }) => action !== undefined);
    const takesForms = routes[targetOf(matches, search)]?.module.action !== undefined;
    const requirements = modules.flatMap(({ handle }) => {
      const { requiresCountry } = (handle ?? {}) as EdgeHandle;
      return typeof requiresCountry === "function"
        ? requiresCountry(path)
        : (requiresCountry ?? []);
    });
    return {
      requiresCountry: strictest(requirements) ?? (hasAction ? "form" : "nothing"),
      takesForms,
      cachedParams: (modules.at(-1)?.handle as EdgeHandle | undefined)?.cachedParams ?? null,
      pattern: matches.at(-1)?.route.path ?? null,
      template: `/${matches.flatMap(({ route }) => route.path || []).join("/")}`,
    };
  };
}

/** Returns the id of the route whose action gets a POST to this address, by Remix's own rule. */
function targetOf(matches: NonNullable<ReturnType<typeof matchRoutes>>, search: string): string {
  const innermost = matches.at(-1)?.route;
  const isIndex = new URLSearchParams(search).getAll("index").includes("");
  if (innermost?.index && isIndex) return innermost.id ?? "";
  const named = matches.filter(({ route }, at) => at === 0 || Boolean(route.path));
  return named.at(-1)?.route.id ?? "";
}

const strictest = (requirements: readonly RequiresCountry[]): RequiresCountry | undefined =>
  (["page", "form", "nothing"] as const).find((each) => requirements.includes(each));

type Tree = Parameters<typeof matchRoutes>[0];

/** The addresses of routes without parameters, as `app/routes.ts` spells them. */
function fixedPaths(tree: Tree, above: string): string[] {
  return tree.flatMap(({ path = "", children = [] }) => {
    const here = path === "" ? above : `${above}/${path}`.replace("//", "/");
    return /[:*?]/.test(here) ? [] : [here || "/", ...fixedPaths(children, here)];
  });
}

function childrenOf(parentId: string, all: readonly (BuiltRoute | undefined)[]): Tree {
  return all.flatMap((route): Tree => {
    if (!route || (route.parentId ?? "") !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    if (index) return [{ id, path, index }];
    return [{ id, path, caseSensitive, children: childrenOf(id, all) }];
  });
}
