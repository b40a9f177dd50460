import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root, sourcesIn, textOf } from "./sources.ts";

const rooms = [
  "app",
  "brands",
  "docs",
  "gateway",
  "public",
  "sandbox",
  "schema",
  "scripts",
  "tests",
];
const files = sourcesIn(rooms, /./);
const pages = ["README.md", ...sourcesIn(["docs"], /\.md$/)];

/** Paths that a page names in code type, whole or with places such as `<domain>`. */
function pathsIn(page: string): string[] {
  const named = [...textOf(page).matchAll(/`([^`\s]+\/[^`\s]*)`/g)].map(([, path = ""]) => path);
  return named.filter((path) => rooms.includes(path.split("/")[0] ?? ""));
}

/** Whether it exists; of a pattern, whether one name fits all its places that are called alike. */
function isThere(path: string): boolean {
  if (!/[<*]/.test(path)) return existsSync(join(root, path));
  const seen = new Set<string>();
  const pattern = path.replace(/[.]/g, "\\.").replace(/<(\w+)>|\*/g, (_place, name?: string) => {
    if (name && seen.has(name)) return `\\k<${name}>`;
    if (name) seen.add(name);
    return name ? `(?<${name}>[\\w-]+)` : "[\\w-]+";
  });
  const whole = new RegExp(`^${pattern}${path.endsWith("/") ? "" : "$"}`);
  return files.some((file) => whole.test(file));
}

describe("paths in documents", () => {
  it.each(pages)("%s names what exists", (page) => {
    expect(pathsIn(page).filter((path) => !isThere(path))).toEqual([]);
  });

  it("are found and told apart", () => {
    expect(pathsIn("docs/how-to.md").length).toBeGreaterThan(40);
    expect(isThere("gateway/domains/<domain>/<domain>.test.ts")).toBe(true);
    expect(isThere("gateway/domains/<domain>/<domain>.graphql")).toBe(false);
    expect(isThere("gateway/domains/<domain>/nothing.ts")).toBe(false);
    expect(isThere("docs/nothing/")).toBe(false);
  });
});
