import { rmSync, writeFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { at } from "../command/paths.mjs";
import { filesOf, fingerprint } from "./fingerprint.mjs";

const file = "tooling/build/fingerprint.probe.tmp";
afterAll(() => rmSync(at(file), { force: true }));

it("changes with a file's content and with an added file, and is otherwise stable", () => {
  const before = fingerprint(["tooling/build"]);
  writeFileSync(at(file), "one");
  const one = fingerprint([file]);
  expect(fingerprint([file])).toBe(one);
  expect(fingerprint(["tooling/build"])).not.toBe(before);
  writeFileSync(at(file), "two");
  expect(fingerprint([file])).not.toBe(one);
});

it("ignores files that a step doesn't read, and missing files", () => {
  expect(filesOf(["nowhere"])).toEqual([]);
  const tests = filesOf(["tooling"], (path) => path.endsWith(".test.ts"));
  expect(tests.length).toBeGreaterThan(3);
  expect(tests.every((path) => path.endsWith(".test.ts"))).toBe(true);
});
