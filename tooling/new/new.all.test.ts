import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { copyRepository } from "../../tests/support/copied-repository.mjs";
import { root } from "../command/paths.mjs";
import { examples } from "./examples.ts";
import { plan } from "./plan.mjs";

it("what `npm run new` writes fits the style, the schema and the types", () => {
  const copy = copyRepository(root);
  try {
    const paths = new Set<string>();
    for (const [kind, name] of examples) {
      for (const [path, text] of plan(copy.folder, kind, name).files) {
        mkdirSync(dirname(join(copy.folder, path)), { recursive: true });
        writeFileSync(join(copy.folder, path), text);
        if (/\.(tsx?|graphql)$/.test(path)) paths.add(path);
      }
    }
    const run = (...args: string[]) =>
      execFileSync(process.execPath, args, { cwd: copy.folder, encoding: "utf8", stdio: "pipe" });
    const codegen =
      "import('./tooling/build/build.mjs').then((m) => m.build({ say() {}, only: ['codegen'] }))";
    run("node_modules/@biomejs/biome/bin/biome", "check", "--write", ...paths);
    run("-e", codegen);
    const types = ["node_modules/typescript-7/bin/tsc", "-p", "tsconfig.json", "--noEmit"];
    const { stdout } = spawnSync(process.execPath, types, { cwd: copy.folder, encoding: "utf8" });
    expect(stdout).toBe("");
  } finally {
    copy.remove();
  }
}, 900_000);
