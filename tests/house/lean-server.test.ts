import type { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { beforeAll, describe, expect, it } from "vitest";
import routes from "../../app/routes.ts";
import { cut } from "../../vite.lean-client.ts";
import { files, lean, router } from "../../vite.lean-server.ts";
import { textOf } from "./sources.ts";

const installed = (file: string) => textOf(`node_modules${file}`);

interface Router {
  matchRoutes: typeof matchRoutes;
}

const loaded = (code: string): Promise<Router> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

type Tree = Parameters<typeof matchRoutes>[0];

function treeOf(entries: readonly RouteConfigEntry[]): Tree {
  return entries.map(({ id, file, path, index, caseSensitive, children }) => {
    const route = { id: id ?? file, path, caseSensitive };
    return index ? { ...route, index } : { ...route, children: treeOf(children ?? []) };
  });
}

/** As Remix has them: all of them below the root. */
const tree: Tree = [{ id: "root", path: "", children: treeOf(routes) }];

function pathsOf(list: Tree, above = ""): string[] {
  return list.flatMap(({ path, children }) => {
    const here = path ? `${above}/${path}` : above;
    return [here, ...pathsOf(children ?? [], here)];
  });
}

const filledIn = (path: string) =>
  path.replace(/:\w+\??/g, "%EA%B0%80%2Fb").replace("*", "any/thing");

const addresses = [...new Set(pathsOf(tree))].flatMap((path) => {
  const plain = filledIn(path) || "/";
  const odd = [`/${plain}`, `${plain}/`, `${plain}//x`, `${plain};x`, `${plain}%20`];
  return [plain, plain.toUpperCase(), plain.replace("e", "%65"), path.replace(/\?/g, ""), ...odd];
});

describe("what the server's half of Remix does once (vite.lean-server.ts)", () => {
  it.each(files)("finds every place of its changes in %s", (file) => {
    expect(lean(file, installed(file))).not.toBe(installed(file));
  });

  it.each(files)("stops the build when %s reads differently", (file) => {
    expect(() => lean(file, "export {};")).toThrow(file);
    expect(() => lean(file, installed(file).repeat(2))).toThrow(file);
  });

  describe.each([
    ["on the server", lean],
    ["in the browser", cut],
  ])("matching %s", (_where, half) => {
    let theirs: Router;
    let ours: Router;
    beforeAll(async () => {
      theirs = await loaded(installed(router));
      ours = await loaded(half(router, installed(router)));
    });

    it("finds for every route's addresses, and odd ones beside them, what Remix finds", () => {
      expect(addresses.length).toBeGreaterThan(800);
      const found = addresses.map((address) => theirs.matchRoutes(tree, address));
      expect(new Set(found.map((matches) => matches?.at(-1)?.route.id)).size).toBeGreaterThan(90);
      // Twice, as the second page has all of it kept.
      for (const _page of ["first", "second"]) {
        expect(addresses.map((address) => ours.matchRoutes(tree, address))).toEqual(found);
      }
    });

    it("ranks other routes by themselves, and gives each match parameters of its own", () => {
      const other: Tree = [{ id: "one", path: ":lobby" }];
      const first = ours.matchRoutes(other, "/member")?.[0];
      expect(first).toMatchObject({ route: { id: "one" }, params: { lobby: "member" } });
      const second = ours.matchRoutes(other, "/member")?.[0];
      expect(second?.params).toEqual(first?.params);
      expect(second?.params).not.toBe(first?.params);
    });
  });
});
