/** Addresses are plain paths (R-G1). */
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, it } from "vitest";
import routes, { edgeAddresses } from "../../app/routes.ts";
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

it("the Worker's entry answers no address that the table of contents lacks", () => {
  const entries = ["app/entry.worker.ts", "app/entry.portal.ts"];
  expect(entries.filter((path) => /pathname( [!=]==|\.startsWith)/.test(textOf(path)))).toEqual([]);
  // The gate's three are named beside the list.
  const gate = [...textOf("app/edge/gate/gate.ts").matchAll(/pathname === "(.+?)"/g)];
  expect(gate.map(([, path]) => path)).toEqual(["/healthz", "/offline"]);
  expect(edgeAddresses.filter((path) => !/^\/[\w./-]+\*?$/.test(path))).toEqual([]);
});

it("R-G1 no link and no router reads a path from the fragment", () => {
  const sources = sourcesIn(["app", "gateway", "brands"], /\.(ts|tsx)$/);
  expect(sources.filter((path) => hashPath.test(textOf(path)))).toEqual([]);
  for (const would of ['to="/#/live"', "href='#/member'", "createHashRouter("]) {
    expect(hashPath.test(would)).toBe(true);
  }
});
