import { dirname } from "node:path";
import { describe, expect, it } from "vitest";
import { leftToFillIn } from "../../tooling/new/plan.mjs";
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
  "tooling",
];
const sources = sourcesIn(folders);
const longAllowed = /^(app\/locales|schema)\//;

/** Folders with more than 30 files beside each other. */
function crowded(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) =>
    count > 30 ? [`${folder} has ${count} files`] : [],
  );
}

describe("house style (docs/architecture.md)", () => {
  const lengths = sources
    .filter((path) => !longAllowed.test(path))
    .map((path) => ({ path, lines: textOf(path).trimEnd().split("\n").length }));

  it("keeps every file at 400 lines or fewer and names those above 300, except locales and the schema", () => {
    const long = lengths.filter(({ lines }) => lines > 300);
    const warning = long.map(({ path, lines }) => `${path} has ${lines} lines: is it one thing?\n`);
    process.stderr.write(warning.join(""));
    expect(long.filter(({ lines }) => lines > 400)).toEqual([]);
  });

  it("keeps every folder at 30 files or fewer", () => {
    // The schema has a file for each domain of the gateway.
    expect(crowded(sources.filter((path) => !path.startsWith("schema/")))).toEqual([]);
    const many = Array.from({ length: 31 }, (_, at) => `app/play/${at}.ts`);
    expect(crowded(["app/play/deeper/0.ts", ...many])).toEqual(["app/play has 31 files"]);
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

  it("has nothing left to fill in of what `npm run new` wrote", () => {
    const written = sourcesIn([...folders, "docs"], /\.(tsx?|mjs|graphql|md)$/);
    const left = leftToFillIn(written.map((path) => [path, textOf(path)]));
    if (left.length > 0) throw new Error(`To fill in:\n${left.join("\n")}`);
  });
});
