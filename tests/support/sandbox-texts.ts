/**
 * Finds the texts for people in the syntax tree of the sandbox's sources, including texts that are not sent.
 */
import { dirname, join } from "node:path";
import ts from "typescript";
import type { MessageLanguage } from "../../brands/languages.ts";
import { sourcesIn, textOf } from "../house/sources.ts";

/** A text and the path of its file. */
export interface SandboxText {
  path: string;
  text: string;
}

/** The sandbox's language codes, as its sources write them. */
const codes: Readonly<Record<string, MessageLanguage>> = {
  EN: "en",
  KR: "ko",
  VN: "vi",
  TH: "th",
  CN: "zh",
  JP: "ja",
};

const trees = new Map<string, ts.SourceFile>();

function treeOf(path: string): ts.SourceFile {
  const known = trees.get(path);
  if (known) return known;
  const tree = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true);
  trees.set(path, tree);
  return tree;
}

/** Returns all texts of the sandbox by language. It reads every object whose keys are language codes. */
export function sandboxTexts(): Record<MessageLanguage, SandboxText[]> {
  const found: Record<MessageLanguage, SandboxText[]> = {
    en: [],
    ko: [],
    vi: [],
    th: [],
    zh: [],
    ja: [],
  };
  const paths = sourcesIn(["sandbox"], /\.ts$/).filter((path) => !path.endsWith(".test.ts"));
  for (const path of paths) {
    for (const [language, value] of byLanguage(treeOf(path))) {
      found[language].push(...stringsOf(value, path));
    }
  }
  return found;
}

/** Returns the values under language codes, in objects that have English and another language. */
function byLanguage(node: ts.Node): [MessageLanguage, ts.Node][] {
  const values: [MessageLanguage, ts.Node][] = [];
  const visit = (inner: ts.Node) => {
    if (ts.isObjectLiteralExpression(inner)) {
      const own = inner.properties.filter(ts.isPropertyAssignment).flatMap((property) => {
        const language = codes[property.name.getText().replaceAll('"', "")];
        return language ? [[language, property.initializer] as [MessageLanguage, ts.Node]] : [];
      });
      if (own.length > 1 && own.some(([language]) => language === "en")) values.push(...own);
    }
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return values;
}

/**
 * Returns the texts in a value. An identifier is replaced by its value in this file or in the imported file.
 */
function stringsOf(node: ts.Node, path: string): SandboxText[] {
  if (ts.isStringLiteralLike(node)) return [{ path, text: node.text }];
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
    return [{ path, text: parts.join("0") }];
  }
  if (ts.isPropertyAssignment(node)) return stringsOf(node.initializer, path);
  if (ts.isIdentifier(node)) {
    const source = declaredAs(node.text, path);
    return source ? stringsOf(source.node, source.path) : [];
  }
  return node
    .getChildren()
    .filter(
      (child) => !ts.isToken(child) || ts.isStringLiteralLike(child) || ts.isIdentifier(child),
    )
    .flatMap((child) => stringsOf(child, path));
}

function declaredAs(name: string, path: string): { node: ts.Node; path: string } | null {
  for (const statement of treeOf(path).statements) {
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find(
        (declaration) => declaration.name.getText() === name,
      );
      if (found?.initializer) return { node: found.initializer, path };
    }
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    if (bindings.elements.some((element) => element.name.text === name)) {
      const from = (bindings.parent.parent.moduleSpecifier as ts.StringLiteral).text;
      return declaredAs(name, join(dirname(path), from));
    }
  }
  return null;
}

/** Splits a text at its tags, as a reader sees it. */
export const piecesOf = (text: string): string[] =>
  text.split(/<[^>]*>/).filter((piece) => piece.trim() !== "");
