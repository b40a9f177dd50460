/**
 * `npm run new -- <kind> <name>` writes the files of a new page, call, … as docs/how-to.md lists them, and says what to
 * fill in. Without a kind it lists the kinds. It overwrites nothing.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline/promises";
import { at, root } from "../tooling/command/paths.mjs";
import { command, Refusal } from "../tooling/command/refusal.mjs";
import { run } from "../tooling/command/run.mjs";
import { leftToFillIn, plan, readRecipes } from "../tooling/new/plan.mjs";

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

/** @param {string} usages */
async function requestName(usages) {
  if (!process.stdin.isTTY) throw new Refusal(`Give it a name: npm run new -- ${usages}`);
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await reader.question(`${usages}: `);
  reader.close();
  return answer.trim();
}

await command(async () => {
  const recipes = readRecipes();
  const [kind = "", name] = process.argv.slice(2);
  if (kind === "") {
    for (const { usage, what } of recipes) say(`  npm run new -- ${usage.padEnd(26)} ${what}`);
    return;
  }
  const usages = recipes.filter((recipe) => recipe.kind === kind).map(({ usage }) => usage);
  const named = name ?? (usages.length > 0 ? await requestName(usages.join(" | ")) : "");
  const { files, added, next } = plan(root, kind, named);
  for (const [path, text] of files) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
  const formatted = [...files.keys()].filter((path) => /\.(tsx?|graphql)$/.test(path));
  const { code, output } = await run("bin:biome", ["check", "--write", ...formatted]);
  if (code !== 0) say(output);
  for (const path of files.keys()) say(`  ${added.has(path) ? "new    " : "changed"} ${path}`);
  say(`To fill in:\n  ${leftToFillIn(files).join("\n  ")}\nNext: ${next}`);
});
