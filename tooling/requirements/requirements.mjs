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
  /^\| ((?:R-G|D-|[A-Z]+)\d+[a-n]?) \| (.*?) \| (works|partial|not yet)(?:: (.*?))? \| (.*?) \| (.*?) \|$/;

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
 * Returns the files that cite each id, and the tests whose titles name it.
 * @param {string} root
 * @returns {{ cited: Map<string, string[]>; tests: Tests }}
 */
export function citations(root) {
  /** @type {Map<string, string[]>} */
  const cited = new Map();
  /** @type {Tests} */
  const tests = new Map();
  for (const path of filesThatCite(root)) {
    const { titles, words } = read(path, readFileSync(join(root, path), "utf8"));
    for (const id of idsIn([...words, ...titles].join("\n"), path)) {
      cited.set(id, [...(cited.get(id) ?? []), path]);
    }
    if (!test.test(path)) continue;
    for (const id of titles.flatMap((title) => idsIn(title, path))) {
      const files = tests.get(id) ?? new Map();
      tests.set(id, files.set(path, (files.get(path) ?? 0) + 1));
    }
  }
  return { cited, tests };
}

/**
 * @param {string} path
 * @param {string} text
 */
function read(path, text) {
  // Parsing a source takes time, and most sources cite no ids.
  if (idsIn(text).length === 0) return { titles: [], words: [] };
  if (source.test(path)) return wordsOf(path, text);
  if (path.endsWith(".css")) return { titles: [], words: text.match(/\/\*[\s\S]*?\*\//g) ?? [] };
  return { titles: [], words: [text] };
}

const ending = "## Named by no test yet";
const counts = /(<!-- counts -->)[\s\S]*?(<!-- \/counts -->)/;

/**
 * Returns the page with its generated parts: the last column, the counts and the last section.
 * @param {string} page
 * @param {Tests} tests
 * @returns {string}
 */
export function refreshed(page, tests) {
  const rows = readRequirements(page);
  const [written = ""] = page.split(`\n${ending}\n`);
  const lines = written.split("\n").map((line) => {
    const [, id] = row.exec(line) ?? [];
    return id ? line.replace(/ \| [^|]* \|$/, ` | ${testsCell(tests.get(id))} |`) : line;
  });
  const unnamed = rows.filter(({ id }) => !tests.has(id)).map(({ id }) => id);
  return `${lines
    .join("\n")
    .trimEnd()
    .replace(counts, `$1\n\n${countTable(rows, tests)}\n\n$2`)}

${ending}

${unnamed.length} of ${rows.length}: ${unnamed.join(", ")}.
`;
}

/** @param {Map<string, number> | undefined} files */
function testsCell(files) {
  if (!files) return "–";
  const sorted = [...files].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  const named = sorted.slice(0, 2).map(([path]) => path.replace(test, ""));
  return `${total}: ${named.join(", ")}${sorted.length > 2 ? ", …" : ""}`;
}

/**
 * @param {Requirement[]} rows
 * @param {Tests} tests
 */
function countTable(rows, tests) {
  const groups = [...new Set(rows.map(({ group }) => group))];
  /** @param {string} name @param {Requirement[]} of */
  const line = (name, of) => {
    const having = (/** @type {State} */ state) => of.filter((each) => each.state === state).length;
    const named = of.filter(({ id }) => tests.has(id)).length;
    const cells = [of.length, having("works"), having("partial"), having("not yet"), named];
    return `| ${[name, ...cells].join(" | ")} |`;
  };
  return [
    "| group | ids | works | partial | not yet | named by a test |",
    "| --- | --- | --- | --- | --- | --- |",
    ...groups.map((name) =>
      line(
        name,
        rows.filter(({ group }) => group === name),
      ),
    ),
    line("all", rows),
  ].join("\n");
}
