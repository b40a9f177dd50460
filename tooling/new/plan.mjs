import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { Refusal } from "../command/refusal.mjs";
import { insert } from "./insert.mjs";

/**
 * @typedef {object} Recipe one file of `recipes/`: what a new page, call, … consists of
 * @property {string} kind
 * @property {string} usage such as `page member/<name>`
 * @property {string} what
 * @property {string} areas names, or a folder whose folders are the areas; "" for none
 * @property {string} next the commands to run afterwards
 * @property {{ verb: string, path: string, place: string, body: string }[]} steps
 */

const folder = new URL("recipes/", import.meta.url);

/** @returns {Recipe[]} */
export function readRecipes() {
  return readdirSync(folder).map((file) => {
    const [head = "", ...parts] = readFileSync(new URL(file, folder), "utf8").split(/^--- /m);
    /** @param {string} name */
    const line = (name) => new RegExp(`^${name}: (.*)$`, "m").exec(head)?.[1] ?? "";
    const steps = parts.map((part) => {
      const [title = "", ...lines] = part.trimEnd().split("\n");
      const [verb = "", path = "", ...place] = title.split(" ");
      return { verb, path, place: place.join(" "), body: lines.join("\n") };
    });
    const usage = line("usage");
    const [kind = ""] = usage.split(" ");
    return { kind, usage, what: line("what"), areas: line("areas"), next: line("next"), steps };
  });
}

/**
 * The files that a new page, call, … writes and changes.
 * @param {string} root the repository's folder
 * @param {string} kind
 * @param {string} named such as `member/badges`
 * @returns {{ files: Map<string, string | Buffer>, added: Set<string>, next: string }} by path; `added` are new
 * @throws Refusal in one line, before anything is written
 */
export function plan(root, kind, named) {
  const recipes = readRecipes().filter((recipe) => recipe.kind === kind);
  if (recipes.length === 0) {
    const kinds = [...new Set(readRecipes().map((recipe) => recipe.kind))].join(", ");
    throw new Refusal(`There is no kind "${kind}"; there are: ${kinds}.`);
  }
  const [area, name] = named.includes("/") ? named.split("/", 2) : ["", named];
  const known = recipes.flatMap((recipe) => areasOf(root, recipe));
  const recipe = recipes.find((each) => areasOf(root, each).includes(area ?? ""));
  if (!recipe) {
    throw new Refusal(
      area
        ? `There is no area "${area}" for a ${kind}; there are: ${known.join(", ")}.`
        : `Name the area and the name, such as ${known[0]}/${name}; areas are: ${known.join(", ")}.`,
    );
  }
  const words = wordsOf(root, kind, { area: area ?? "", name: name ?? "" });
  const fill = (/** @type {string} */ text) =>
    text.replace(placeholder, (word) => words.get(word) ?? word);
  /** @type {Map<string, string | Buffer>} */
  const files = new Map();
  /** @type {Set<string>} */
  const added = new Set();
  /** @param {string} path @param {string | Buffer} text */
  const write = (path, text) => {
    if (existsSync(join(root, path)))
      throw new Refusal(`${path} exists already; nothing was written.`);
    files.set(path, text);
    added.add(path);
  };
  for (const step of recipe.steps) {
    const [path, place, body] = [fill(step.path), fill(step.place), fill(step.body)];
    if (step.verb === "write") write(path, `${body}\n`);
    else if (step.verb === "copy") {
      write(place, changed(readFileSync(join(root, step.path), "utf8"), body));
    } else {
      if (!existsSync(join(root, path))) throw new Refusal(`There is no ${path} to add to.`);
      const text = files.get(path) ?? readFileSync(join(root, path), "utf8");
      const isChange = step.verb === "change";
      files.set(path, isChange ? changed(text, body) : insert(path, String(text), place, body));
    }
  }
  return { files, added, next: fill(recipe.next) };
}

/** A copied file in which the lines `pattern ==> text` hold. @param {string | Buffer} from @param {string} lines */
function changed(from, lines) {
  if (lines === "") return from;
  return lines.split("\n").reduce((text, line) => {
    const [before = "", after = ""] = line.split(" ==> ");
    if (text.search(before) === -1) throw new Refusal(`There is no "${before}" to change.`);
    return text.replace(new RegExp(before, "g"), after.replaceAll("\\n", "\n"));
  }, String(from));
}

/** @param {string} root @param {Recipe} recipe */
function areasOf(root, { areas }) {
  if (!areas.includes("/")) return areas.split(" ");
  return readdirSync(join(root, areas), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

const placeholder =
  /new-name|newName|NewName|NEW_NAME|New name|new name|the-area|theArea|the-cases|theCases|2000-01-01|\b[A-Z]{1,2}000\b/g;

/**
 * What stands in a recipe's placeholders.
 * @param {string} root
 * @param {string} kind
 * @param {{ area: string, name: string }} named
 */
function wordsOf(root, kind, { area, name }) {
  const own = checkedName(kind, name);
  const parts = own.toLowerCase().split(/[^a-z0-9]+/);
  const upper = (/** @type {string} */ word) => word.charAt(0).toUpperCase() + word.slice(1);
  const camel = (/** @type {string[]} */ [first = "", ...rest]) => first + rest.map(upper).join("");
  const word = ts.identifierToKeywordKind(ts.factory.createIdentifier(camel(parts)));
  if (word && word <= ts.SyntaxKind.LastFutureReservedWord) {
    throw new Refusal(`"${name}" is a word of TypeScript; choose another name.`);
  }
  const title = kind === "market" ? own : upper(parts.join(" "));
  const cases = casesOf(root, area);
  const requirements = readFileSync(join(root, "docs/requirements.md"), "utf8");
  const words = new Map([
    ["new-name", name],
    ["newName", camel(parts)],
    ["NewName", upper(camel(parts))],
    ["NEW_NAME", name.toUpperCase().replaceAll("-", "_")],
    ["New name", title],
    ["new name", title.charAt(0).toLowerCase() + title.slice(1)],
    ["the-area", area],
    ["theArea", camel(area.split("-"))],
    ["the-cases", cases],
    ["theCases", camel(cases.split("-"))],
    ["2000-01-01", new Date().toISOString().slice(0, 10)],
  ]);
  for (const family of ["CA", "G", "N", "U"]) {
    const numbers = [...requirements.matchAll(new RegExp(`^\\| ${family}(\\d+)`, "gm"))];
    const last = Math.max(0, ...numbers.map(([, number]) => Number(number)));
    words.set(`${family}000`, `${family}${last + 1}`);
  }
  return words;
}

/** The name, of a market its country's; refuses what can't be one. @param {string} kind @param {string} name */
function checkedName(kind, name) {
  if (kind === "market") {
    const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
    const country = /^[a-z]{2}$/.test(name) ? names.of(name.toUpperCase()) : undefined;
    if (country && name !== "zz") return country;
    throw new Refusal(
      `"${name}" is no country; write its ISO 3166-1 code in small letters, such as jp.`,
    );
  }
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 40) return name;
  throw new Refusal(
    `"${name}" can't be a name: small letters, digits and single hyphens, first a letter, at most 40 characters.`,
  );
}

/** The file of contract cases that has calls of the domain. @param {string} root @param {string} domain */
function casesOf(root, domain) {
  const cases = join(root, "tests/contract/cases");
  const file = readdirSync(cases).find((each) =>
    readFileSync(join(cases, each), "utf8").includes(`gateway/domains/${domain}/calls.ts`),
  );
  return file?.replace(/\.ts$/, "") ?? "member-cases";
}

/** What is left to fill in: `<path>:<line>: <what>`. @param {Iterable<[string, string | Buffer]>} files */
export function leftToFillIn(files) {
  return [...files].flatMap(([path, text]) =>
    String(text)
      .split("\n")
      .flatMap((line, at) => {
        const what = new RegExp(`${"FILL"} IN: (.*)`).exec(line)?.[1];
        return what ? [`${path}:${at + 1}: ${what.replace(/("|\s*\*\/|\s*\|).*$/, "")}`] : [];
      }),
  );
}
