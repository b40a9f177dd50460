import ts from "typescript";
import { Refusal } from "../command/refusal.mjs";

/**
 * Returns a file's text with lines inserted.
 * @param {string} path
 * @param {string} text
 * @param {string} place where: `end`; `before <beginning of a line>`; in a page a heading (`## U Screens`); in a schema
 *   the beginning of a block (`enum LimitKind`); in TypeScript `import`, or a list or object by its names
 *   (`default.pages`), with `<name` before an entry and with `<` at the end even where the entries are sorted
 * @param {string} lines
 * @throws Refusal when the place is not there, or has the lines
 */
export function insert(path, text, place, lines) {
  const [first = ""] = lines.split("\n").filter((line) => !/^\s*(\/\/|"[^"]*"$)/.test(line));
  const words = place.split(" ").slice(1).join(" ");
  if (place === "import") return withImports(path, text, lines);
  if (place === "end") return `${text.trimEnd()}\n\n${lines}\n`;
  if (place.startsWith("before ")) {
    const at = text.search(new RegExp(`^\\s*${escaped(words)}`, "m"));
    if (at === -1) throw new Refusal(`${path} has no line "${words}".`);
    return putAt(text, text[at] === "\n" ? at + 1 : at, `${lines}\n`);
  }
  if (/\.(md|graphql)$/.test(path)) {
    if (text.includes(`${first}\n`)) throw new Refusal(`${path} has "${first.trim()}" already.`);
    return path.endsWith(".md") ? inSection(path, text, place, lines) : inBlock(text, place, lines);
  }
  return inList(path, text, place, lines);
}

/** @param {string} text */
const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** @param {string} text @param {number} at @param {string} more */
const putAt = (text, at, more) => text.slice(0, at) + more + text.slice(at);

/** @param {string} path @param {string} text @param {string} heading @param {string} lines */
function inSection(path, text, heading, lines) {
  const found = new RegExp(`^${escaped(heading)}\n[^]*?(?=\n+#|\n*$(?![^]))`, "m").exec(text);
  if (!found) throw new Refusal(`${path} has no heading "${heading}".`);
  return putAt(text, found.index + found[0].length, `\n${lines}`);
}

/** A block that the schema does not have is added. @param {string} text @param {string} begins @param {string} lines */
function inBlock(text, begins, lines) {
  const found = new RegExp(`^${escaped(begins)} \\{\n[^]*?^(?=\\})`, "m").exec(text);
  if (!found) return `${text.trimEnd()}\n\n${begins} {\n${lines}\n}\n`;
  return putAt(text, found.index + found[0].length, `${lines}\n`);
}

/** @param {string} path @param {string} text */
const parsed = (path, text) =>
  ts.createSourceFile(path || "a.ts", text, ts.ScriptTarget.Latest, true);

/** Names that the file does not import yet. @param {string} path @param {string} text @param {string} lines */
function withImports(path, text, lines) {
  /** @param {string} source */
  const importsOf = (source) => parsed(path, source).statements.filter(ts.isImportDeclaration);
  let result = text;
  for (const wanted of importsOf(lines)) {
    const known = importsOf(result);
    const line = wanted.getText();
    if (known.some((each) => each.getText() === line)) continue;
    const names = namesOf(wanted);
    const same = known.find(
      (each) =>
        each.moduleSpecifier.getText() === wanted.moduleSpecifier.getText() &&
        namesOf(each) &&
        each.importClause?.isTypeOnly === wanted.importClause?.isTypeOnly,
    );
    const own = (same && namesOf(same))?.elements ?? [];
    const first = own[0];
    const missing = (names?.elements ?? [])
      .map((each) => each.getText())
      .filter((name) => !own.some((each) => each.getText() === name));
    if (!first) result = putAt(result, known.at(-1)?.end ?? 0, `\n${line}`);
    else if (missing.length > 0)
      result = putAt(result, first.getStart(), `${missing.join(", ")}, `);
  }
  return result;
}

/** @param {ts.ImportDeclaration} declaration */
function namesOf({ importClause }) {
  const names = importClause?.namedBindings;
  return names && ts.isNamedImports(names) ? names : undefined;
}

/** @param {string} path @param {string} text @param {string} place @param {string} lines */
function inList(path, text, place, lines) {
  const [names = "", last] = place.split("<");
  const { list, missing } = find(parsed(path, text), names.split("."));
  if (!list) throw new Refusal(`${path} has no ${names}.`);
  const entries = ts.isArrayLiteralExpression(list) ? list.elements : list.properties;
  const inner = missing ? `${missing}: { ${lines} },` : `${lines.replace(/,$/, "")},`;
  const name = nameIn(inner);
  const known = entries.map((entry) => nameIn(entry.getText()));
  if (known.includes(name)) throw new Refusal(`${path} has ${names}.${name} already.`);
  const isSorted =
    known.length > 1 && known.every((each, at) => at === 0 || (known[at - 1] ?? "") < each);
  const next = entries.find((_entry, at) =>
    last !== undefined ? known[at] === last : isSorted && (known[at] ?? "") > name,
  );
  if (next) return putAt(text, next.getStart(), `${inner}\n`);
  const hasComma = entries.length === 0 || entries.hasTrailingComma;
  return putAt(
    text,
    hasComma ? list.end - 1 : entries.end,
    hasComma ? `${inner}\n` : `,\n${inner}\n`,
  );
}

/**
 * The names in a list or object of TypeScript; null where it is not there.
 * @param {string} text
 * @param {string} place as `insert` takes it
 */
export function namesAt(text, place) {
  const { list, missing } = find(parsed("", text), place.split("."));
  if (!list || missing) return null;
  return (ts.isArrayLiteralExpression(list) ? list.elements : list.properties).map((entry) =>
    nameIn(entry.getText()),
  );
}

/** The name of an entry: a property's, else its text. @param {string} entry */
function nameIn(entry) {
  const code = entry.replace(/^\s*\/\/.*\n/gm, "").trim();
  return /^["']?([\w.-]+)["']?(?=:)/.exec(code)?.[1] ?? code.replace(/,$/, "");
}

/**
 * The list or object with these names, the first of which is a variable's or `default`; `missing` is the last name, if
 * there is no such property.
 * @param {ts.SourceFile} source
 * @param {string[]} names
 * @returns {{ list?: ts.ArrayLiteralExpression | ts.ObjectLiteralExpression | undefined, missing?: string }}
 */
function find(source, [root = "", ...names]) {
  let node = initializerOf(source, root);
  for (const [at, name] of names.entries()) {
    if (!node || !ts.isObjectLiteralExpression(node)) return {};
    const property = node.properties.find(
      (each) => each.name && nameIn(`${each.name.getText()}:`) === name,
    );
    if (!property && at === names.length - 1) return { list: node, missing: name };
    node = property && ts.isPropertyAssignment(property) ? bare(property.initializer) : undefined;
  }
  return node && (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node))
    ? { list: node }
    : {};
}

/** @param {ts.Node} node @param {string} name @returns {ts.Node | undefined} */
function initializerOf(node, name) {
  if (ts.isExportAssignment(node) && name === "default") return bare(node.expression);
  if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer) {
    return bare(node.initializer);
  }
  return ts.forEachChild(node, (child) => initializerOf(child, name));
}

/** Without what is around it: `as const`, `satisfies`, a call. @param {ts.Expression} node @returns {ts.Expression} */
function bare(node) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return bare(node.expression);
  const [first] = ts.isCallExpression(node) ? node.arguments : [];
  return first ? bare(first) : node;
}
