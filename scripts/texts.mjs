/**
 * `npm run texts` lists the texts that languages lack, with their English text and where it is used.
 *   missing --file x.json   writes them to one file to translate
 *   take x.json             takes the translations into app/locales; says which are refused, and why
 *   glossary                writes the table of terms into docs/glossary.md
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { runnerImport } from "vite";
import { at, root } from "../tooling/command/paths.mjs";
import { command, Refusal } from "../tooling/command/refusal.mjs";
import { run } from "../tooling/command/run.mjs";

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

/** @param {string} [file] */
function read(file) {
  if (!file) throw new Refusal("Name the file: npm run texts -- take x.json");
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Refusal(`${file} can't be read: ${error instanceof Error ? error.message : error}`);
  }
}

await command(async () => {
  const [verb = "missing", ...args] = process.argv.slice(2);
  /** @type {{ module: typeof import("../tooling/texts/texts.ts") }} */
  const { module: texts } = await runnerImport(at("tooling/texts/texts.ts"), {
    root,
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "~": at("app") } },
  });
  if (verb === "take") {
    const { files, taken, refused } = texts.takeTexts(root, read(args[0]));
    for (const [path, text] of files) {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), text);
    }
    if (files.size > 0) await run("bin:biome", ["check", "--write", ...files.keys()]);
    say(`${taken} texts taken into ${files.size} files, ${refused.length} refused.`);
    if (refused.length > 0) throw new Refusal(refused.join("\n"));
    return;
  }
  if (verb === "glossary") {
    const path = at("docs/glossary.md");
    const page = readFileSync(path, "utf8");
    writeFileSync(path, page.replace(/^\|[\s\S]*\|$/m, texts.glossaryTable()));
    return;
  }
  if (verb !== "missing")
    throw new Refusal("Use: npm run texts -- missing [--file x.json] | take x.json | glossary");
  const missing = texts.missingTexts(root);
  const file = args[0] === "--file" ? args[1] : undefined;
  if (file) writeFileSync(file, `${JSON.stringify(missing, null, 2)}\n`);
  for (const { key, english, file: of, usedIn, terms, texts: tags } of file ? [] : missing) {
    say(`${key}: ${JSON.stringify(english)}`);
    say(
      `  missing in ${Object.keys(tags).join(", ")} (${of}), used in ${usedIn.join(", ") || "no page"}`,
    );
    const named = Object.entries(terms).filter(([, some]) => some.length > 0);
    if (named.length > 0)
      say(`  terms: ${named.map(([tag, some]) => `${tag} ${some.join(", ")}`).join("; ")}`);
  }
  say(
    missing.length === 0
      ? "Every language has every text."
      : `${missing.length} texts are missing${file ? `; they are in ${file}. Fill in "texts", then: npm run texts -- take ${file}` : ". `npm run texts -- missing --file x.json` writes them to translate."}`,
  );
});
