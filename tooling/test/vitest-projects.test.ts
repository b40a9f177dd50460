import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { at } from "../command/paths.mjs";
import { longFiles } from "./vitest-projects.ts";

it("starts with files that exist", () => {
  expect(longFiles.filter((file) => !existsSync(at(file)))).toEqual([]);
});

it("prints failed comparisons in full", () => {
  const sentences = ["one", "two", "three"].map((n) => `the ${n} mistake ${"is long ".repeat(20)}`);
  let told = "";
  try {
    expect(sentences).toEqual([]);
  } catch (error) {
    told = String(error);
  }
  for (const sentence of sentences) expect(told.includes(sentence), sentence).toBe(true);
});
