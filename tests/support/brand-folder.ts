import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../tooling/command/paths.mjs";

const parts = [
  "app/i18n",
  "app/locales",
  "brands",
  "markets",
  "public/brands",
  "scripts",
  "tooling",
];

export type BrandFolder = ReturnType<typeof copyBrandFolder>;

/** What `npm run brand` reads and writes, in a folder of its own. */
export function copyBrandFolder() {
  const path = mkdtempSync(join(tmpdir(), "portico-brand-"));
  for (const part of parts) cpSync(join(root, part), join(path, part), { recursive: true });
  for (const file of ["biome.json", "package.json", "tsconfig.json"])
    cpSync(join(root, file), join(path, file));
  symlinkSync(join(root, "node_modules"), join(path, "node_modules"));
  const textOf = (file: string) => readFileSync(join(path, file), "utf8");
  return {
    path,
    textOf,
    bytesOf: (file: string) => readFileSync(join(path, file)),
    brand: (...args: string[]) =>
      spawnSync(process.execPath, ["scripts/brand.mjs", ...args], { cwd: path, encoding: "utf8" }),
    /** Replaces the first occurrence of a text in a file. */
    edit(file: string, before: string, after: string) {
      if (!textOf(file).includes(before)) throw new Error(`${file} has no ${before}`);
      writeFileSync(join(path, file), textOf(file).replace(before, after));
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
