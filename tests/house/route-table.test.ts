import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { routeTable } from "../../vite.route-table.ts";

const route = (id: string, more: object) => ({
  id,
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
  module: `/assets/${id}-AbC_12.js`,
  imports: ["/assets/shell-Xy-z9_.js"],
  css: [],
  ...more,
});
const routes = {
  root: route("root", { path: "", hasLoader: true, hasErrorBoundary: true }),
  home: route("home", { parentId: "root", hasAction: true }),
  "home/index": route("home/index", { parentId: "home", index: true, imports: [] }),
  "*": route("*", { parentId: "root", path: "*" }),
};
const list = { entry: { module: "/assets/entry-1.js" }, routes, url: "/m.js", version: "1a" };
const written = (of: object) => routeTable(`window.__remixManifest=${JSON.stringify(of)};`);

it("0023 the table of routes that a browser gets says what Remix's list says", () => {
  const window: { __remixManifest?: unknown } = {};
  runInNewContext(written(list), { window });
  // Without what no route has, as the browser's half of Remix asks for it.
  expect(JSON.parse(JSON.stringify(window.__remixManifest))).toEqual(
    JSON.parse(
      JSON.stringify(list, (key, value) => (/^(hasClient\w+|css)$/.test(key) ? undefined : value)),
    ),
  );
});

it.each([
  ["a client loader", { hasClientLoader: true }],
  ["styles of its own", { css: ["/assets/a.css"] }],
  ["what is not known", { caseSensitive: true }],
  ["a file elsewhere", { module: "/elsewhere/root.js" }],
])("0023 the table stops the build at a route with %s", (_what, more) => {
  expect(() => written({ ...list, routes: { root: route("root", more) } })).toThrow();
});
