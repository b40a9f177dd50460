import { matchRoutes } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import type { EdgeHandle } from "~/portal-context.ts";
import { createPageMatch } from "./page-match.ts";

const action = () => null;
const route = (id: string, path: string | undefined, more: object = {}) => ({
  id,
  path,
  parentId: id === "root" ? undefined : "root",
  module: {},
  ...more,
});
const handle = (requiresCountry: EdgeHandle["requiresCountry"]) => ({
  handle: { requiresCountry },
});
const routes = Object.fromEntries(
  [
    route("root", ""),
    route("home", undefined),
    route("login", "login", { parentId: "home", module: { action } }),
    route("member", "member"),
    route("deposit", "deposit", { parentId: "member", module: { action, ...handle("page") } }),
    route("rest", "*", {
      parentId: "member",
      module: handle((path) => (path.toLowerCase() === "/member/withdraw" ? "page" : "nothing")),
    }),
    route("center", "center", { module: {} }),
    route("center-index", undefined, { parentId: "center", index: true, module: { action } }),
    route("language", "language", { module: { action, ...handle("nothing") } }),
    route("lobby", ":lobby"),
  ].map((each) => [each.id, each]),
);
const match = createPageMatch(routes, matchRoutes);

describe("A74 the requirements of a page are those of the route that Remix matches", () => {
  it.each([
    "/member/deposit",
    "/member/deposit/",
    "/MEMBER/Deposit",
    "/member/%64eposit",
    "/%6dember/deposit",
    "/member/deposit.data",
    "/member/withdraw",
    "/Member/WITHDRAW/",
    "/member/with%64raw.data",
  ])("%s requires a country", (path) => {
    expect(match(path).requiresCountry).toBe("page");
  });

  it.each(["/login", "/LOGIN/", "/%6Cogin", "/login.data", "/l%6Fgin/"])(
    "%s has an action and sets no requirement, so its forms require a country",
    (path) => {
      expect(match(path)).toMatchObject({ requiresCountry: "form", takesForms: true });
    },
  );

  it("a form's target is the route that Remix chooses: an index route only with ?index", () => {
    expect(match("/center", "?index")).toMatchObject({ takesForms: true, requiresCountry: "form" });
    expect(match("/center.data", "?index&page=2").takesForms).toBe(true);
    expect(match("/center", "").takesForms).toBe(false);
    expect(match("/center", "?index=1").takesForms).toBe(false);
    expect(match("/login", "?index").takesForms).toBe(true);
  });

  it("a route with requiresCountry: nothing stays open", () => {
    expect(match("/language")).toMatchObject({ requiresCountry: "nothing", takesForms: true });
    for (const path of ["/", "/_root.data", "/slots", "/logins", "/member/profile", "/a/b/c"]) {
      expect(match(path)).toMatchObject({ requiresCountry: "nothing", takesForms: false });
    }
  });
});

it("an address without parameters is matched once, any other each time", () => {
  let matched = 0;
  const at = createPageMatch(routes, (...args) => {
    matched += 1;
    return matchRoutes(...args);
  });
  const matchedFor = (path: string) => {
    matched = 0;
    const answers = [at(path), at(path)];
    expect(answers).toEqual([match(path), match(path)]);
    return matched;
  };
  expect(["/", "/login", "/member/deposit", "/member/deposit.data"].map(matchedFor)).toEqual([
    1, 1, 1, 0,
  ]);
  for (const path of ["/slots", "/LOGIN", "/member/rewards"]) expect(matchedFor(path)).toBe(2);
});

it("the whole path has the names of its parameters", () => {
  const templateOf = (path: string) => match(path).template;
  expect(templateOf("/member/deposit.data")).toBe("/member/deposit");
  expect(templateOf("/anything")).toBe("/:lobby");
  expect(templateOf("/member/else/where")).toBe("/member/*");
  expect(templateOf("/no/where")).toBeNull();
});
