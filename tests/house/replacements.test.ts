import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { replacements } from "../../tooling/patches/replacements.mjs";
import { sourcesIn, textOf } from "./sources.ts";

const sources = sourcesIn(["app", "gateway", "brands", "markets"], /(?<!\.test)\.tsx?$/);

describe.each(replacements)("$module, replaced in: $build", (row) => {
  it("has the version for which the replacement was written", () => {
    const { version } = JSON.parse(textOf(`node_modules/${row.package}/package.json`));
    expect(version).toBe(row.version);
  });

  it("is replaced by an existing file", () => {
    const path = row.by.startsWith(`${row.package}/`) ? `node_modules/${row.by}` : row.by;
    expect(existsSync(path), path).toBe(true);
  });

  it("exports everything that our sources use", () => {
    const users = row.unused.flatMap((word) =>
      sources.filter((path) => textOf(path).includes(word)).map((path) => `${path}: ${word}`),
    );
    expect(users).toEqual([]);
  });
});

it("no other build step names a file of a package", () => {
  const build = sourcesIn(["tooling"], /\.(?:ts|mjs)$/).filter(
    (path) => !/patches|\.test\./.test(path),
  );
  const naming = build.filter((path) => /\/dist\/esm|\/cjs\/|\.production\.min/.test(textOf(path)));
  expect(naming).toEqual([]);
});
