/** Every mistake of the brand files in one list, each with the line to change (B8). */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { brandProblems, type Problem } from "../../brands/check-brand.ts";
import { brandFiles } from "../../brands/index.ts";
import { Refusal } from "../command/refusal.mjs";
import { lineAt, nodeAt, parse, settingsOf } from "./place-in-file.ts";
import { voiceProblems } from "./voice-problems.ts";

/** The file of each brand, by id, from the root. */
export function brandSources(root: string): Map<string, string> {
  const files = readdirSync(join(root, "brands")).filter((name) =>
    /^(?!.*\.test\.).*\.ts$/.test(name),
  );
  return new Map(
    files.flatMap((name): [string, string][] => {
      const source = parse(readFileSync(join(root, "brands", name), "utf8"));
      if (!settingsOf(source)) return [];
      const id = nodeAt(source, "id");
      const text = id && ts.isPropertyAssignment(id) ? id.initializer : null;
      return [[text && ts.isStringLiteral(text) ? text.text : name, `brands/${name}`]];
    }),
  );
}

/**
 * @param only the id of the brand that is checked; all of them without one
 * @throws Refusal if there is no such brand
 */
export function brandMistakes(root: string, only?: string): string[] {
  const sources = brandSources(root);
  if (only && !sources.has(only))
    throw new Refusal(`There is no brand "${only}"; there are: ${[...sources.keys()].join(", ")}.`);
  const found = brandFiles.flatMap((file, at): [string, Problem][] => {
    const twice = brandFiles.findIndex(({ id }) => id === file.id) < at;
    const problems = [
      ...brandProblems(file, (path) => existsSync(join(root, `public${path}`))),
      ...voiceProblems(file),
      ...(twice ? [["id", "is the id of another brand, too"] as const] : []),
    ];
    return problems.map((problem) => [file.id, problem]);
  });
  const unlisted = [...sources.keys()]
    .filter((id) => !brandFiles.some((file) => file.id === id))
    .map((id): [string, Problem] => [id, ["id", "is not among brandFiles in brands/index.ts"]]);
  return [...found, ...unlisted]
    .filter(([id]) => !only || id === only)
    .map(([id, [place, says]]) => {
      const path = sources.get(id) ?? "brands/index.ts";
      return { path, line: lineAt(readFileSync(join(root, path), "utf8"), place), place, says };
    })
    .sort((one, other) => one.path.localeCompare(other.path) || one.line - other.line)
    .map(({ path, line, place, says }) => `${path}:${line} ${place}: ${says}.`);
}
