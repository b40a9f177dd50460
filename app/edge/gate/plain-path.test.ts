import { expect, it } from "vitest";
import { isPlainPath, rawPathOf } from "./plain-path.ts";

const at = (path: string) => `http://portal.test${path}`;

it.each([
  "/",
  "/slots",
  "/games/한빛",
  "/_root.data",
  "/a%20b",
  "/a.b/c-d_e~f",
  "/x?next=//evil&y=%2f#//",
])("%s is unambiguous", (path) => expect(isPlainPath(at(path))).toBe(true));

it.each([
  "//evil.test",
  "/a//b",
  "/a/../b",
  "/a/..",
  "/./a",
  "/\\evil.test",
  "/a%2fb",
  "/a%2Fb",
  "/a%5cb",
  "/%2e%2e/a",
  "/a%252fb",
  "/a%00b",
  "/a%0d%0ab",
  "/a%7fb",
  "/a\u0001b",
  "/%zz",
  "/%c0%af",
  `/${"a".repeat(2048)}`,
])("%j is refused", (path) => expect(isPlainPath(at(path))).toBe(false));

it("reads the path as it was sent, before a URL object normalizes it", () => {
  expect(rawPathOf("http://h")).toBe("/");
  expect(rawPathOf("http://h/a/../b?c")).toBe("/a/../b");
});
