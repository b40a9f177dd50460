import { describe, expect, it } from "vitest";
import { sourcesIn, textOf } from "./sources.ts";

const folders = [
  "app",
  "gateway",
  "brands",
  "markets",
  "sandbox",
  "schema",
  "scripts",
  "search",
  "tests",
];
const sources = sourcesIn(folders);
const longAllowed = /^(app\/locales|schema)\//;

describe("house style (docs/architecture.md)", () => {
  it("keeps every file at 300 lines or fewer, except locales and the schema", () => {
    const long = sources
      .filter((path) => !longAllowed.test(path))
      .map((path) => ({ path, lines: textOf(path).trimEnd().split("\n").length }))
      .filter(({ lines }) => lines > 300);
    expect(long).toEqual([]);
  });

  it("has no folder or file named utils or helpers", () => {
    expect(sources.filter((path) => /(^|\/)(utils?|helpers?)(\/|\.)/.test(path))).toEqual([]);
  });

  it("has no note of unfinished work and no path of one machine", () => {
    const unfinished = new RegExp(["TO", "DO|FIX", "ME"].join(""));
    const machine = /(^|["'`\s(])\/(home|Users|root|work)\/\w/m;
    const noted = sources.filter(
      (path) => unfinished.test(textOf(path)) || machine.test(textOf(path)),
    );
    expect(noted).toEqual([]);
  });
});
