import ts from "typescript";

/**
 * Finds ids of docs/requirements.md in texts and sources. An id is written as there (`R12`, `U27a`, `D-7`,
 * `CA40`, `R-G4`); a range (`V28–V43`, `U30a–l`, `C1-C5`) names every id in it.
 */

/** Prefixes of ids, longest first. */
const family = "R-G|D-|CA|CP|[BRUMCVEKSPWITAXGHLNOQ]";
const one = `(?:${family})\\d{1,3}[a-n]?`;
/** Not within a word, a path, a colour or a number with a unit. */
const before = "(?<![\\w#/.$@&%+-])";
const after = "(?![\\w%]|-[A-Za-z0-9]|\\.\\d)";
const last = `(?:${family})?\\d{1,3}[a-n]?|[a-n]`;
const cited = new RegExp(`${before}(${one})(?:\\s?[–-]\\s?(${last}))?${after}`, "g");
const onlyIds = new RegExp(`^${one}(?:[\\s,]+${one})*$`);
const idFirst = new RegExp(`^${one}(?:[\\s,]|$)`);
const letters = "abcdefghijklmn";

/** Texts that look like ids but are not, by file. */
const alike = [
  { id: "T1", files: /^app\/edge\//, because: "Cloudflare's code of the Tor network" },
  { id: "T1", files: /^gateway\/testing\/row\.ts$/, because: "a row that only tests know" },
  { id: "B75", files: /\/classes\.ts$/, because: "a kind of bingo" },
  { id: "B90", files: /\/classes\.ts$/, because: "a kind of bingo" },
  { id: "C199", files: /brand[\w-]+\.test\.ts$/, because: "a call that there is not" },
];

/**
 * Returns the ids in a text, each once, in order.
 * @param {string} text
 * @param {string} [path] of the file that the text is in
 * @returns {string[]}
 */
export function idsIn(text, path = "") {
  const found = [...text.matchAll(cited)].flatMap((match) => idsBetween(match[1] ?? "", match[2]));
  const foreign = alike.filter(({ files }) => files.test(path)).map(({ id }) => id);
  return [...new Set(found)].filter((id) => !foreign.includes(id));
}

/**
 * @param {string} first
 * @param {string | undefined} end such as `V43`, `43` or, after U30a, `l`
 * @returns {string[]}
 */
function idsBetween(first, end) {
  if (!end) return [first];
  const from = parts(first);
  if (/^[a-n]$/.test(end)) {
    const named = letters.slice(letters.indexOf(from.letter), letters.indexOf(end) + 1);
    return [...named].map((letter) => `${from.family}${from.number}${letter}`);
  }
  const to = parts(/^\d/.test(end) ? `${from.family}${end}` : end);
  if (to.family !== from.family || to.number < from.number) return [first, end];
  const length = to.number - from.number + 1;
  return Array.from({ length }, (_, at) => `${from.family}${from.number + at}`);
}

/** @param {string} id */
function parts(id) {
  const [, family = "", number = "", letter = ""] = /^(.*?)(\d+)([a-n]?)$/.exec(id) ?? [];
  return { family, number: Number(number), letter };
}

/** What only `npm test -- all` runs: a file by its name, a test or its `describe` by its second argument or `runIf`. */
const fileInAll = /\.all\.test\.tsx?$/;
const tagInAll = /\bonlyInAll|@all\b/;
const conditionInAll = /\.(runIf\(everything\)|skipIf\(!everything\))/;

/**
 * Returns the parts of a source that may have ids: titles of tests (with rows of a table that begin with an id),
 * comments, and strings and keys that are ids. Other strings are ignored, because they contain drawings (`M12 4`),
 * addresses and test data. `daily` are the titles of the tests that run by default.
 * @param {string} path
 * @param {string} text
 * @returns {{ titles: string[]; daily: string[]; words: string[] }}
 */
export function wordsOf(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  /** @type {string[]} */
  const titles = [];
  /** @type {string[]} */
  const daily = [];
  /** @type {Set<string>} */
  const words = new Set();
  /** @type {Set<number>} */
  const looked = new Set();
  /** @param {number} at */
  const comments = (at) => {
    if (looked.has(at)) return;
    looked.add(at);
    const ranges = [ts.getLeadingCommentRanges(text, at), ts.getTrailingCommentRanges(text, at)];
    for (const range of ranges.flatMap((found) => found ?? [])) {
      words.add(text.slice(range.pos, range.end));
    }
  };
  /**
   * @param {import("typescript").Node} node
   * @param {boolean} inAll whether only `npm test -- all` runs what is in it
   */
  const visit = (node, inAll) => {
    comments(node.pos);
    comments(node.end);
    if (ts.isStringLiteralLike(node) && onlyIds.test(node.text)) words.add(node.text);
    if (ts.isIdentifier(node) && /^C[AP]?\d{1,2}$/.test(node.text)) words.add(node.text);
    const below = inAll || (ts.isCallExpression(node) && isInAll(node, source));
    if (ts.isCallExpression(node)) {
      const own = titlesOf(node, source);
      titles.push(...own);
      if (!below) daily.push(...own);
    }
    ts.forEachChild(node, (child) => visit(child, below));
  };
  visit(source, fileInAll.test(path));
  return { titles, daily, words: [...words] };
}

/**
 * Whether a call defines tests that only `npm test -- all` runs.
 * @param {import("typescript").CallExpression} call
 * @param {import("typescript").SourceFile} source
 */
function isInAll({ expression, arguments: [, details] }, source) {
  const callee = expression.getText(source);
  if (!/^(it|test|describe)\b/.test(callee)) return false;
  if (conditionInAll.test(callee)) return true;
  const isTag = details && (ts.isIdentifier(details) || ts.isObjectLiteralExpression(details));
  return Boolean(isTag) && tagInAll.test(details?.getText(source) ?? "");
}

/**
 * @param {import("typescript").CallExpression} call
 * @param {import("typescript").SourceFile} source
 * @returns {string[]}
 */
function titlesOf({ expression, arguments: [first] }, source) {
  // Without the comment above it.
  const callee = expression.getText(source);
  if (!first || !/^(it|test|describe)\b/.test(callee)) return [];
  if (/\.each$/.test(callee)) return stringsIn(first).filter((each) => idFirst.test(each));
  if (ts.isStringLiteralLike(first)) return [first.text];
  return ts.isTemplateExpression(first) ? [first.getText(source)] : [];
}

/**
 * @param {import("typescript").Node} node
 * @returns {string[]}
 */
function stringsIn(node) {
  if (ts.isStringLiteralLike(node)) return [node.text];
  /** @type {string[]} */
  const found = [];
  ts.forEachChild(node, (child) => {
    found.push(...stringsIn(child));
  });
  return found;
}
