import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { at } from "../tooling/command/paths.mjs";
import { run } from "../tooling/command/run.mjs";

const folder = mkdtempSync(join(tmpdir(), "portico-prepare-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("npm install generates types where there is a generator, and succeeds where there is none", async () => {
  for (const path of ["scripts/prepare.mjs", "tooling/build", "tooling/command"]) {
    cpSync(at(path), join(folder, path), { recursive: true });
  }
  const prepare = () => run(process.execPath, [join(folder, "scripts/prepare.mjs")]);
  expect(await prepare()).toMatchObject({ code: 0, output: "" });

  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  const generator = '#!/bin/sh\necho "$@" > asked\n';
  writeFileSync(join(folder, "node_modules/.bin/graphql-codegen"), generator, { mode: 0o755 });
  expect(await prepare()).toMatchObject({ code: 0 });
  expect(existsSync(join(folder, "asked"))).toBe(true);
});
