import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root, sourcesIn, textOf } from "./sources.ts";

const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|build$)/.test(entry.name))
  .map(({ name }) => name);
const top = readdirSync(root).filter((name) => /\.(ts|mjs|js|md|toml)$/.test(name));
const files = [...sourcesIn(folders, /\.(ts|tsx|mjs|css|graphql|md|toml)$/), ...top];
const isThere = (path: string, from: string) =>
  existsSync(join(root, path)) || existsSync(join(root, dirname(from), path));

describe("documents", () => {
  it("name no page that does not exist", () => {
    const named = files.flatMap((file) =>
      [...textOf(file).matchAll(/(?<![\w*])[\w./-]+\.md\b/g)].map(([page]) => ({ file, page })),
    );
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(({ file, page }) => !isThere(page, file))).toEqual([]);
  });

  it("have only valid links", () => {
    const links = files
      .filter((file) => file.endsWith(".md"))
      .flatMap((file) =>
        [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = ""]) => ({ file, to })),
      )
      .filter(({ to }) => !/^(https?:|mailto:|#)/.test(to));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ file, to }) => !isThere(to.replace(/#.*/, ""), file))).toEqual([]);
  });
});

describe("documents of the code", () => {
  const path =
    /`((?:app|brands|gateway|markets|sandbox|schema|scripts|search|tests|tooling)\/[\w./-]+)`/g;
  const pages = sourcesIn(["docs"], /\.md$/).filter((page) => !/requirements/.test(page));

  it("name files and folders that exist", () => {
    const named = [...pages, "README.md"].flatMap((page) =>
      [...textOf(page).matchAll(path)].map(([, to = ""]) => ({ page, to })),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ to }) => !existsSync(join(root, to)))).toEqual([]);
  });
});

describe("decisions", () => {
  const pages = sourcesIn(["docs/decisions"], /\.md$/);

  it.each(pages)("%s has a number, a date and a status", (page) => {
    const [title = "", gap, facts = "", ...rest] = textOf(page).split("\n");
    expect(title.startsWith(`# ${/\d{4}/.exec(page)?.[0]} `)).toBe(true);
    expect(gap).toBe("");
    const said =
      /^Date: (\d{4}-\d{2}-\d{2}) · Status: (accepted|proposed|(?:partly )?replaced by \[(\d{4})\]\((.+)\))$/;
    expect(facts).toMatch(said);
    const [, date = ""] = said.exec(facts) ?? [];
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    expect(rest[0]).toBe("");
  });

  /** Numbers of decisions that are written at the same time as later ones. */
  const reserved = [36, 38, 42, 43, 44, 45, 58];

  it("are numbered without a gap", () => {
    const numbers = pages.map((page) => Number(/(\d{4})-/.exec(page)?.[1]));
    const all = Array.from({ length: Math.max(...numbers) }, (_, at) => at + 1);
    const open = (number: number) => reserved.includes(number) && !numbers.includes(number);
    expect(numbers).toEqual(all.filter((number) => !open(number)));
  });
});
