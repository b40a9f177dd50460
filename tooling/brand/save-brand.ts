/** Writes settings of a brand into its file: only what differs, formatted, and nothing while there is a mistake. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import type { Brand } from "../../brands/brand.ts";
import { brandProblems, type Problem } from "../../brands/check-brand.ts";
import { brandFiles } from "../../brands/index.ts";
import { Refusal } from "../command/refusal.mjs";
import { run } from "../command/run.mjs";
import { changesBetween, withChanges } from "./edit-file.ts";
import { lineDiff } from "./line-diff.ts";
import { brandSources } from "./mistakes.ts";
import { voiceProblems } from "./voice-problems.ts";

/** @throws Refusal if there is no such brand */
export function brandWith(id: string): Brand {
  const brand = brandFiles.find((file) => file.id === id);
  if (brand) return brand;
  const known = brandFiles.map((file) => file.id).join(", ");
  throw new Refusal(`There is no brand "${id}"; there are: ${known}.`);
}

/** What is wrong with settings, before they are in a file. */
const settingProblems = (root: string, settings: Brand): Problem[] =>
  brandProblems(settings, (path) => existsSync(join(root, `public${path}`))).concat(
    voiceProblems(settings),
  );

/** The brand that a file exports now. */
async function brandIn(root: string, file: string, id: string): Promise<Brand | undefined> {
  const loading = { root, configFile: false, logLevel: "error" } as const;
  const { module } = await runnerImport<Record<string, Brand>>(file, loading);
  return Object.values(module).find((brand) => brand.id === id);
}

/**
 * Writes the settings into the file of the brand with this id.
 * @returns what changed in the file, line by line, or the mistakes for which nothing was written
 * @throws Refusal for settings that the file computes
 */
export async function saveBrand(
  root: string,
  id: string,
  settings: Brand,
): Promise<{ path: string; diff: string } | { problems: Problem[] }> {
  const before = brandWith(id);
  const problems = settingProblems(root, settings);
  if (settings.id !== id)
    problems.push(["id", "can't be changed: addresses and stored data name it"]);
  if (problems.length > 0) return { problems };
  const path = brandSources(root).get(id) ?? "";
  const file = join(root, path);
  const text = readFileSync(file, "utf8");
  const changes = changesBetween(before, settings);
  if (changes.length === 0) return { path, diff: "" };
  writeFileSync(file, withChanges(text, changes, settings));
  const { code, output } = await run("bin:biome", ["check", "--write", path], { cwd: root });
  const written = code === 0 ? await brandIn(root, file, id) : null;
  if (!written || changesBetween(written, settings).length > 0) {
    writeFileSync(file, text);
    throw new Error(code === 0 ? `${path} would say something else than the settings.` : output);
  }
  return { path, diff: lineDiff(text, readFileSync(file, "utf8")) };
}
