import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import type { Brand } from "../../../brands/brand.ts";
import { brandAtStart } from "./brand-at-start.ts";

const wrong: Brand = {
  ...aurora,
  id: "wrong",
  edge: { ...aurora.edge, deniedAddresses: ["10.0.0.0/8", "10.0.0.300"] },
  calls: { C199: { enabled: false }, C1: { method: "GET" } },
};
const files = [aurora, wrong];
const problems = [
  'Brand "wrong": edge.deniedAddresses.1: "10.0.0.300" is no address range.',
  'Brand "wrong": calls.C199: docs/catalogue.md has no such call.',
  'Brand "wrong": calls.C1.method: a sealed body needs POST or PUT.',
];

it("A56 A78 the Worker does not start with an invalid brand and reports each mistake with its place", () => {
  expect(brandAtStart("wrong", false, files)).toEqual({ problems });
  const untold = { ...wrong, tagline: {}, defaultLanguage: "fr" };
  expect(brandAtStart("wrong", false, [untold])).toEqual({
    problems: [
      ...aurora.languages.map(({ tag }) => `Brand "wrong": tagline.${tag}: is missing.`),
      'Brand "wrong": defaultLanguage: "fr" is no language of the brand.',
    ],
  });
});

it("checks every brand file in development and only the configured one in production", () => {
  expect(brandAtStart("aurora", true, files)).toEqual({ problems });
  expect(brandAtStart("aurora", false, files)).toEqual({ brand: aurora });
  expect(brandAtStart("nobody", false, files)).toEqual({
    problems: ['Unknown brand "nobody". Known brands: aurora, wrong.'],
  });
});
