import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sourcesIn } from "../../tests/house/sources.ts";
import { at } from "../command/paths.mjs";

it("no two files of the sandbox's tests use a world of the same name, because all share one sandbox", () => {
  const names = sourcesIn(["sandbox"], /\.test\.ts$/).flatMap((file) => {
    const own = readFileSync(at(file), "utf8").matchAll(/testWorld\("([^"]+)"\)/g);
    return [...new Set([...own].map(([, name]) => name))];
  });
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
