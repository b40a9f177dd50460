/**
 * `npm run brand -- <command>`:
 *   new <id>           asks six questions and writes a brand; each may be answered by an option (B8)
 *   check [id]         every mistake of the brand files with the line to change; ends with code 1 if there are any
 *   tokens <id>        writes the brand's tokens as a file in the design tokens format; --from reads one back (B5)
 *   pictures <id>      makes its pictures from a logo, a square mark and a hero in any format (B10)
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";
import { at, root } from "../tooling/command/paths.mjs";
import { portFrom } from "../tooling/command/preflight.mjs";
import { command, Refusal } from "../tooling/command/refusal.mjs";

const usage = `Use: npm run brand -- new <id> [--name "Nova"] [--languages vi,en] [--currency VND] [--scheme light]
       [--accent "#0b5f59"] [--character quiet] [--merchant nova01] [--yes] | check [id]
       | tokens <id> [--to file | --from file] | pictures <id> [--logo file] [--mark file] [--hero file]`;

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

/**
 * Loads a module of the repository with what it imports.
 * @template T
 * @param {string} path
 * @returns {Promise<T>}
 */
async function load(path) {
  const { module } = await runnerImport(at(path), { root, configFile: false, logLevel: "error" });
  return /** @type {T} */ (module);
}

/** Reads a line from the terminal. Ctrl-C and Ctrl-D end the command. @param {string} question */
async function prompt(question) {
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  reader.once("close", () => process.exit(1));
  const answer = await reader.question(question);
  reader.removeAllListeners("close").close();
  return answer;
}

/** @param {string} id @param {import("../tooling/brand/answers.ts").Options} options */
async function newBrand(id, options) {
  /** @type {typeof import("../tooling/brand/new-brand.ts")} */
  const { createBrand } = await load("tooling/brand/new-brand.ts");
  const terminal = process.stdin.isTTY ? { prompt, say } : null;
  const today = new Date().toISOString().slice(0, 10);
  const written = await createBrand(root, id, { options, terminal, today });
  for (const path of written)
    say(`  ${path === "brands/index.ts" ? "changed" : "new    "} ${path}`);
  await check(id);
  say(`Open http://localhost:${portFrom("PORT", 8788)}/?dev-brand=${id} under npm start.
Next: fill in licence, contacts, hosts and blocked regions in brands/${id}.ts; npm run brand -- pictures ${id}
takes a logo, a mark and a hero; draw tiles in public/brands/${id}/, then node scripts/brand-pictures.mjs; npm run brand -- check ${id}.`);
}

/** @param {string} [id] */
async function check(id) {
  /** @type {typeof import("../tooling/brand/mistakes.ts")} */
  const { brandMistakes } = await load("tooling/brand/mistakes.ts");
  const mistakes = brandMistakes(root, id);
  if (mistakes.length > 0) throw new Refusal(mistakes.join("\n"));
}

/** @param {string} id @param {{to?: string | undefined, from?: string | undefined}} files */
async function tokens(id, { to = `${id}.tokens.json`, from }) {
  /** @type {typeof import("../tooling/brand/tokens-command.ts")} */
  const { exportTokens, importTokens } = await load("tooling/brand/tokens-command.ts");
  if (from === undefined) {
    writeFileSync(to, exportTokens(id));
    say(`Wrote ${to}. npm run brand -- tokens ${id} --from ${to} reads it back.`);
    return;
  }
  const { path, diff } = await importTokens(root, id, from, readFileSync(from, "utf8"));
  say(diff ? `Changed ${path}:\n${diff}` : `${path} has all of these tokens already.`);
}

/** @param {string} id @param {Record<string, string | boolean | undefined>} values */
async function pictures(id, values) {
  /** @type {typeof import("../tooling/brand/pictures/take-pictures.ts")} */
  const { takePictures, uses } = await load("tooling/brand/pictures/take-pictures.ts");
  /** @type {import("../tooling/brand/pictures/take-pictures.ts").Uploads} */
  const uploads = {};
  for (const use of uses) {
    const file = values[use];
    if (typeof file !== "string") continue;
    if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
    uploads[use] = readFileSync(file);
  }
  if (Object.keys(uploads).length === 0) throw new Refusal(usage);
  const { written, diff } = await takePictures(root, id, uploads);
  for (const path of written) say(`  new     ${path}`);
  if (diff) say(diff);
}

/** The command's words and options. */
function readArguments() {
  const text = /** @type {const} */ ({ type: "string" });
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        name: text,
        languages: text,
        currency: text,
        scheme: text,
        accent: text,
        character: text,
        merchant: text,
        yes: { type: "boolean" },
        to: text,
        from: text,
        logo: text,
        mark: text,
        hero: text,
      },
    });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

await command(async () => {
  const { values, positionals } = readArguments();
  const [verb, id] = positionals;
  if (verb === "new" && id) await newBrand(id, values);
  else if (verb === "tokens" && id) await tokens(id, values);
  else if (verb === "pictures" && id) await pictures(id, values);
  else if (verb === "check") {
    await check(id);
    say(`${id ?? "The brands"}: no mistakes.`);
  } else throw new Refusal(usage);
});
