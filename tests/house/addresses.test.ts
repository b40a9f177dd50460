/** Addresses are plain paths (R-G1). */
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, it } from "vitest";
import routes from "../../app/routes.ts";
import { brandIds, pickBrand } from "../../brands/index.ts";
import { sourcesIn, textOf } from "./sources.ts";

const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

/** A path in a fragment, which a client-side router would read: `#/…`, `/#/…`, `#!/…`. */
const hashPath = /["'`]\/?#!?\/|createHashRouter|HashRouter/;

it("R-G1 every page has its own path, and none is in a fragment", () => {
  const paths = flat(routes).flatMap(({ path }) => (path === undefined ? [] : [path]));
  const lobby = brandIds.flatMap((id) => pickBrand(id).lobbyRoutes.map(({ path }) => path));
  expect(paths.length).toBeGreaterThan(50);
  expect([...paths, ...lobby].filter((path) => !/^[\w:*./-]+$/.test(path))).toEqual([]);
});

it("R-G1 no link and no router reads a path from the fragment", () => {
  const sources = sourcesIn(["app", "gateway", "brands"], /\.(ts|tsx)$/);
  expect(sources.filter((path) => hashPath.test(textOf(path)))).toEqual([]);
  for (const would of ['to="/#/live"', "href='#/member'", "createHashRouter("]) {
    expect(hashPath.test(would)).toBe(true);
  }
});
