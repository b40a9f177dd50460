import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { everything } from "../../tests/support/histories.ts";
import { at } from "../command/paths.mjs";
import { longFiles, vitestConfig } from "./vitest-projects.ts";

it("starts with files that exist", () => {
  expect(longFiles.filter((file) => !existsSync(at(file)))).toEqual([]);
});

it("leaves *.all.test.ts out, unless everything runs", () => {
  for (const project of vitestConfig.test?.projects ?? []) {
    if (typeof project !== "object" || !("test" in project)) throw new Error("not a project");
    const left = project.test?.exclude?.includes("**/*.all.test.{ts,tsx}");
    expect(left, String(project.test?.name)).toBe(!everything);
  }
});

it("prints failed comparisons in full", () => {
  const sentences = ["one", "two", "three"].map((n) => `the ${n} mistake ${"is long ".repeat(20)}`);
  let reported = "";
  try {
    expect(sentences).toEqual([]);
  } catch (error) {
    reported = String(error);
  }
  for (const sentence of sentences) expect(reported.includes(sentence), sentence).toBe(true);
});
