import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { idsIn, wordsOf } from "./ids.mjs";

/** The page that defines the ids, from the root. */
export const requirementsPage = "docs/requirements.md";

/**
 * @typedef {"works" | "partial" | "not yet"} State
 * @typedef {{ id: string; group: string; what: string; state: State; note: string; where: string[] }} Requirement
 * @typedef {Map<string, Map<string, number>>} Tests by id the test files, with how many of their titles name it
 */

const row =
  /^\| ((?:R-G|D-|[A-Z]+)\d+[a-n]?) \| (.*?) \| (works|partial|not yet)(?:: (.*?))? \| (.*?) \|$/;

/**
 * @param {string} page
 * @returns {Requirement[]}
 */
export function readRequirements(page) {
  let group = "";
  return page.split("\n").flatMap((line) => {
    if (line.startsWith("## ")) group = line.slice(3);
    const [, id, what = "", state, note = "", where = ""] = row.exec(line) ?? [];
    if (!id) return [];
    const paths = where === "–" ? [] : where.split(", ");
    return [{ id, group, what, state: /** @type {State} */ (state), note, where: paths }];
  });
}

const folders = [
  "app",
  "brands",
  "docs",
  "gateway",
  "markets",
  "sandbox",
  "schema",
  "search",
  "scripts",
  "tests",
];
const source = /\.(tsx?|mjs|js)$/;
const prose = /\.(css|graphql|md|toml)$/;
const test = /\.(test|spec)\.tsx?$/;
/** Files about ids in general. */
const apart = [
  requirementsPage,
  "tooling/requirements/ids.mjs",
  "tests/house/requirements.test.ts",
];

/**
 * Returns all files that may cite ids, from the root, except generated ones.
 * @param {string} root
 * @returns {string[]}
 */
function filesThatCite(root) {
  const top = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
  const below = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) =>
      join(folder, path),
    ),
  );
  return [...top.map(({ name }) => name), ...below]
    .filter((path) => source.test(path) || prose.test(path))
    .filter((path) => !/(^|\/)(generated|node_modules|\.[a-z]+)\//.test(path))
    .filter((path) => !apart.includes(path))
    .sort();
}

/**
 * Returns the files that cite each id, the tests whose titles name it, and those of them that run by default.
 * @param {string} root
 * @returns {{ cited: Map<string, string[]>; tests: Tests; daily: Tests }}
 */
export function citations(root) {
  /** @type {Map<string, string[]>} */
  const cited = new Map();
  /** @type {Tests} */
  const tests = new Map();
  /** @type {Tests} */
  const inDaily = new Map();
  for (const path of filesThatCite(root)) {
    const { titles, daily, words } = read(path, readFileSync(join(root, path), "utf8"));
    for (const id of idsIn([...words, ...titles].join("\n"), path)) {
      cited.set(id, [...(cited.get(id) ?? []), path]);
    }
    if (!test.test(path)) continue;
    count(tests, path, titles);
    count(inDaily, path, daily);
  }
  return { cited, tests, daily: inDaily };
}

/**
 * @param {Tests} tests
 * @param {string} path
 * @param {string[]} titles
 */
function count(tests, path, titles) {
  for (const id of titles.flatMap((title) => idsIn(title, path))) {
    const files = tests.get(id) ?? new Map();
    tests.set(id, files.set(path, (files.get(path) ?? 0) + 1));
  }
}

/**
 * @param {string} path
 * @param {string} text
 */
function read(path, text) {
  // Parsing a source takes time, and most sources cite no ids.
  if (idsIn(text).length === 0) return { titles: [], daily: [], words: [] };
  if (source.test(path)) return wordsOf(path, text);
  if (path.endsWith(".css")) {
    return { titles: [], daily: [], words: text.match(/\/\*[\s\S]*?\*\//g) ?? [] };
  }
  return { titles: [], daily: [], words: [text] };
}

/**
 * Returns how many rows of each group are in each state, are named by a test and by one of the daily test, as lines of
 * a table.
 * @param {Requirement[]} rows
 * @param {{ tests: Tests, daily: Tests }} named
 */
export function countTable(rows, { tests, daily }) {
  const groups = [...new Set(rows.map(({ group }) => group))];
  /** @param {string} name @param {Requirement[]} of */
  const line = (name, of) => {
    const having = (/** @type {State} */ state) => of.filter((each) => each.state === state).length;
    const namedBy = (/** @type {Tests} */ some) => of.filter(({ id }) => some.has(id)).length;
    const states = [having("works"), having("partial"), having("not yet")];
    return [of.length, ...states, namedBy(tests), namedBy(daily)]
      .map((count) => String(count).padStart(8))
      .concat(`  ${name}`)
      .join("");
  };
  return [
    "     ids   works partial not yet  tested   daily  group",
    ...groups.map((name) => {
      const own = rows.filter(({ group }) => group === name);
      return line(name, own);
    }),
    line("all", rows),
  ].join("\n");
}
