import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { landingPageOf } from "./landing-page.ts";

const read = (typed: string) =>
  landingPageOf(typed, { brand: aurora, origin: "https://portal.test" });

it.each([
  ["/promotions", "/promotions"],
  ["promotions/", "/promotions"],
  ["https://portal.test/live", "/live"],
  ["/game/1024", "/game/1024"],
  ["/", "/"],
  ["", null],
  ["/register", null],
])("N10 %s is a page that a link may open", (typed, path) => {
  expect(read(typed)).toBe(path);
});

it.each([
  "https://evil.test/promotions",
  "//evil.test/promotions",
  "\\\\evil.test",
  "/\\evil.test",
  "javascript:alert(1)",
  "/logout",
  "/member/deposit",
  "/agentHome/links",
  "/r/ABCD2345",
  "/nowhere",
  "/promotions?returnTo=//evil.test",
  "/promotions/../logout",
  "http://portal.test/promotions",
])("N10 %s is none", (typed) => {
  expect(read(typed)).toBeUndefined();
});
