/** Which page Remix will answer a request with: asked of its own routes, by its own matching. */
import type { matchRoutes } from "@remix-run/react";
import type { EdgeHandle, NeedsPlace } from "~/portal-context.ts";

/** A route of the build, as far as it is read here. */
interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
  module: { action?: unknown; handle?: unknown };
}

export interface PageMatch {
  needsPlace: NeedsPlace;
  /** True when it takes what is posted to it: the route that Remix would give it to has an action. */
  takesForms: boolean;
  /** Parameters of a page that is the same for every guest (`EdgeHandle`); null where it is not. */
  keeps: readonly string[] | null;
  /** The innermost route's path as `app/routes.ts` has it, such as `:lobby`; null for none. */
  pattern: string | null;
}

/** `search` says whether an index route is meant: `?index`. */
export type MatchPage = (pathname: string, search?: string) => PageMatch;

const nowhere: PageMatch = {
  needsPlace: "nothing",
  takesForms: false,
  keeps: null,
  pattern: null,
};

/** The path that Remix reads out of one of its data requests, which end in `.data`. */
function pagePathOf(pathname: string): string {
  if (!pathname.endsWith(".data")) return pathname;
  return pathname.slice(0, -".data".length).replace(/^\/_root$/, "/");
}

/** @param routes the build's; @param match Remix's own */
export function createPageMatch(
  routes: Readonly<Record<string, BuiltRoute | undefined>>,
  match: typeof matchRoutes,
): MatchPage {
  const tree = childrenOf("", Object.values(routes));
  return (pathname, search = "") => {
    const matches = match(tree, pagePathOf(pathname));
    if (!matches) return nowhere;
    const path = matches.at(-1)?.pathname.replace(/(.)\/$/, "$1") ?? "/";
    const modules = matches.flatMap(({ route }) => routes[route.id ?? ""]?.module ?? []);
    const hasAction = modules.some(({ action }) => action !== undefined);
    const takesForms = routes[targetOf(matches, search)]?.module.action !== undefined;
    const said = modules.flatMap(({ handle }) => {
      const { needsPlace } = (handle ?? {}) as EdgeHandle;
      return typeof needsPlace === "function" ? needsPlace(path) : (needsPlace ?? []);
    });
    return {
      needsPlace: strictest(said) ?? (hasAction ? "form" : "nothing"),
      takesForms,
      keeps: (modules.at(-1)?.handle as EdgeHandle | undefined)?.keeps ?? null,
      pattern: matches.at(-1)?.route.path ?? null,
    };
  };
}

/** The id of the route that a form posted to this address is for, by Remix's own rule. */
function targetOf(matches: NonNullable<ReturnType<typeof matchRoutes>>, search: string): string {
  const innermost = matches.at(-1)?.route;
  const isIndex = new URLSearchParams(search).getAll("index").includes("");
  if (innermost?.index && isIndex) return innermost.id ?? "";
  const named = matches.filter(({ route }, at) => at === 0 || Boolean(route.path));
  return named.at(-1)?.route.id ?? "";
}

const strictest = (said: readonly NeedsPlace[]): NeedsPlace | undefined =>
  (["page", "form", "nothing"] as const).find((each) => said.includes(each));

type Tree = Parameters<typeof matchRoutes>[0];

function childrenOf(parentId: string, all: readonly (BuiltRoute | undefined)[]): Tree {
  return all.flatMap((route): Tree => {
    if (!route || (route.parentId ?? "") !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    if (index) return [{ id, path, index }];
    return [{ id, path, caseSensitive, children: childrenOf(id, all) }];
  });
}
