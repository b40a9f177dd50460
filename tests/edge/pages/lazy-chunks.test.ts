/** Components are lazy only where that saves more than 5 kB (decision 0031), as the built scripts show. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { at } from "../../../tooling/command/paths.mjs";
import { sourcesIn } from "../../house/sources.ts";

const folder = at("build/pages/client/assets");
const scripts = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => [name, readFileSync(join(folder, name), "utf8")]),
);
const ownStatic = /\b(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;
/** The English texts of a script. */
const ownTexts = /\ben:\(\)=>[^,]*?\bimport\("\.\/([\w.-]+\.js)"\)/g;

/** The files that a browser loads for these, with their imports and English texts. */
function withImports(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    const code = scripts.get(name) ?? "";
    const next = [ownStatic, ownTexts].flatMap((each) => [...code.matchAll(each)]);
    withImports(
      next.map(([, file = ""]) => file),
      found,
    );
  }
  return found;
}

it("a lazy component saves its page more than 5 kB", () => {
  const lazies = sourcesIn(["app"], /\.tsx?$/).flatMap((path) =>
    [...readFileSync(at(path), "utf8").matchAll(/\blazy\(\s*\(\) =>\s*import\("([^"]+)"\)/g)].map(
      ([, part = ""]) => basename(part).replace(/\.tsx?$/, ""),
    ),
  );
  expect(lazies.length).toBeGreaterThan(2);
  const names = [...scripts.keys()];
  const saved = [...new Set(lazies)].map((part) => {
    const own = names.filter((name) => name.replace(/-[\w-]{8}\.js$/, "") === part);
    expect(own, part).toHaveLength(1);
    const users = names.filter((name) => scripts.get(name)?.includes(`import("./${own[0]}")`));
    const page = withImports([...users, ...names.filter((name) => /^root-/.test(name))]);
    const more = [...withImports(own)].filter((name) => !page.has(name));
    const bytes = more.map((name) => gzipSync(scripts.get(name) ?? "").length);
    return { part, bytes: bytes.reduce((sum, each) => sum + each, 0) };
  });
  expect(saved.filter(({ bytes }) => bytes <= 5000)).toEqual([]);
});
