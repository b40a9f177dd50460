import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { messageLanguages } from "../../brands/languages.ts";
import { root, sourcesIn, textOf } from "./sources.ts";

const rooms = [
  "app",
  "brands",
  "docs",
  "gateway",
  "markets",
  "public",
  "sandbox",
  "schema",
  "scripts",
  "tests",
];
const files = sourcesIn(rooms, /./);
const pages = ["README.md", ...sourcesIn(["docs"], /\.md$/)];

/** The paths in code type on a page, complete or with placeholders such as `<domain>`. */
function pathsIn(page: string): string[] {
  const named = [...textOf(page).matchAll(/`([^`\s]+\/[^`\s]*)`/g)].map(([, path = ""]) => path);
  return named.filter((path) => rooms.includes(path.split("/")[0] ?? ""));
}

/** A pattern for a path; equal placeholders, such as `<domain>`, must have equal values. */
function patternOf(path: string): RegExp {
  const seen = new Set<string>();
  const pattern = path.replace(/[.]/g, "\\.").replace(/<(\w+)>|\*/g, (_place, name?: string) => {
    if (name && seen.has(name)) return `\\k<${name}>`;
    if (name) seen.add(name);
    return name ? `(?<${name}>[\\w-]+)` : "[\\w-]+";
  });
  return new RegExp(`^${pattern}${path.endsWith("/") ? "" : "$"}`);
}

/** Whether the path exists. */
function isThere(path: string): boolean {
  if (!/[<*]/.test(path)) return existsSync(join(root, path));
  const whole = patternOf(path);
  return files.some((file) => whole.test(file));
}

/** The files of a how-to: the first path of each item. */
function listUnder(heading: string): string[] {
  const [, after = ""] = textOf("docs/how-to.md").split(`## ${heading}\n`);
  const [section = ""] = after.split("\n## ");
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = ""]) => path);
}

describe("a new call with a page of the member center", () => {
  const list = listUnder("Add a platform call and a page that shows it");

  it("needs at most thirteen files, and one more for each language besides English", () => {
    expect(list.length).toBeGreaterThan(10);
    expect(new Set(list).size).toBe(list.length);
    expect(list.length).toBeLessThanOrEqual(12 + messageLanguages.length);
  });

  it("needs no other file: no other file names the bonuses", () => {
    const names = /\b(CA23|U27i|bonusDetails|bonusList|BonusConnection)\b|\/wps\/bonus\b/;
    const itsTest = "gateway/domains/records/records.test.ts";
    const touched = files
      .filter((file) => /\.(tsx?|mjs|graphql|md|toml)$/.test(file))
      // Files that a command writes, or tests of several features.
      .filter((file) => file !== "docs/catalogue.md" && file !== "gateway/catalogue/call-ids.json")
      .filter((file) => file === itsTest || !/\.(test|spec)\.tsx?$/.test(file))
      .filter((file) => names.test(textOf(file)));
    const folders = list.map((path) => patternOf(`${dirname(path)}/`));
    expect(touched.filter((file) => !folders.some((folder) => folder.test(file)))).toEqual([]);
    expect(touched).toContain(itsTest);
    expect(touched.length).toBe(list.length);
  });
});

describe("paths in documents", () => {
  it.each(pages)("%s names only existing paths", (page) => {
    expect(pathsIn(page).filter((path) => !isThere(path))).toEqual([]);
  });

  it("are found, and distinguished from other text", () => {
    expect(pathsIn("docs/how-to.md").length).toBeGreaterThan(40);
    expect(isThere("gateway/domains/<domain>/<domain>.test.ts")).toBe(true);
    expect(isThere("gateway/domains/<domain>/<domain>.graphql")).toBe(false);
    expect(isThere("gateway/domains/<domain>/nothing.ts")).toBe(false);
    expect(isThere("docs/nothing/")).toBe(false);
  });
});
