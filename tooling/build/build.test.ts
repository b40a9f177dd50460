import { existsSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { arrowsOf, root, sourcesIn } from "../../tests/house/sources.ts";
import { at } from "../command/paths.mjs";
import { steps } from "./build.mjs";
import { filesOf } from "./fingerprint.mjs";

const step = (name: string) => {
  const found = steps.find((each) => each.name === name);
  if (!found) throw new Error(`no build step ${name}`);
  return found;
};
const inputsOf = (name: string) => {
  const { inputs, keep } = step(name);
  return new Set(filesOf(inputs, keep).map((path) => path.slice(root.length + 1)));
};

/** All our source files that these import, themselves included. */
function reachedFrom(entries: string[]): string[] {
  const reached = new Set<string>();
  const visit = (path: string) => {
    if (reached.has(path) || !existsSync(at(path)) || !statSync(at(path)).isFile()) return;
    reached.add(path);
    for (const { to, typeOnly } of arrowsOf(path)) if (!typeOnly) visit(to);
  };
  for (const entry of entries) visit(entry);
  return [...reached];
}

const pages = [
  "app/root.tsx",
  "app/routes.ts",
  "app/entry.client.tsx",
  "app/entry.server.tsx",
  ...sourcesIn(["app/routes"]).filter((path) => !/\.test\.tsx?$/.test(path)),
  "vite.config.ts",
];

describe("a change of brand takes effect without building the pages", () => {
  it("no page contains a brand's file, and all files that it contains are inputs of its step", () => {
    const inputs = inputsOf("pages");
    const reached = reachedFrom(pages);
    expect(reached.length).toBeGreaterThan(100);
    expect(reached.filter((path) => !inputs.has(path))).toEqual([]);
    expect([...inputs].filter((path) => /^brands\/(aurora|hanbit|index)\.ts$/.test(path))).toEqual(
      [],
    );
  });

  it("the Worker is bundled again with its variables", () => {
    const inputs = inputsOf("worker");
    for (const path of ["brands/aurora.ts", "brands/hanbit.ts", "wrangler.toml"]) {
      expect(inputs.has(path), path).toBe(true);
    }
  });

  it("keys are not inputs of any step", () => {
    for (const { name } of steps) {
      expect(
        [...inputsOf(name)].filter((path) => path.startsWith(".portico")),
        name,
      ).toEqual([]);
    }
  });
});

it("types are generated again for another query of a page, and not for another change of it", () => {
  const { reads = (_path: string, text: string) => text } = step("codegen");
  const page = (query: string, markup: string) =>
    reads("app/routes/page.tsx", `const q = graphql(\`query Q { ${query} }\`);\n${markup}`);
  expect(page("me", "<p>one</p>")).toBe(page("me", "<p>two</p>"));
  expect(page("me", "")).not.toBe(page("wallet", ""));
  expect(reads("schema/a.graphql", "type A")).toBe("type A");
});
