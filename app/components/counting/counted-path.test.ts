import { expect, it } from "vitest";
import { countedPath } from "./counted-path.ts";

const at = (pathname: string, params: Record<string, string> = {}) =>
  countedPath([
    { pathname: "/", params },
    { pathname, params },
  ]);

it("A93 counts pages by their kind, without names and ids", () => {
  expect(at("/")).toBe("/");
  expect(at("/rng", { lobby: "rng" })).toBe("/rng");
  expect(at("/promotions/")).toBe("/promotions");
  expect(at("/game/4711", { id: "4711" })).toBe("/game/:id");
  expect(at("/member/deposit/d77x", { id: "d77x" })).toBe("/member/deposit/:id");
  expect(at("/agentHome/downline/a%20b", { account: "a b" })).toBe("/agentHome/downline/:account");
  expect(at("/agentHome/downline/%ED%95%9C", { account: "한" })).toBe(
    "/agentHome/downline/:account",
  );
  expect(at("/reset/secret-token", { "*": "reset/secret-token" })).toBe("/*");
  expect(at("/agentHome/downline/a%2Bb", { account: "a+b" })).toBe("/agentHome/downline/:account");
  expect(at("/a/a", { id: "a", "*": "a" })).toBe("/:id/*");
});
