import ts from "typescript";

/**
 * A translator of the browser puts each text into an element of its own, and the text that React knows is gone from the page.
 * React then fails where it removes that text or puts something before it. This finds both in a file of components.
 */
export interface BareText {
  line: number;
  /**
   * `vanishes`: the text itself comes and goes. `before`: what stands before the text does. `loose`: a fragment has the text,
   * and comes and goes with it.
   */
  kind: "vanishes" | "before" | "loose";
  text: string;
}

/** What an expression between tags can be. */
type Leaf = "text" | "element" | "nothing" | "list";

const has = (leaves: readonly Leaf[], leaf: Leaf) => leaves.includes(leaf);
const mayVanish = (leaves: readonly Leaf[]) => has(leaves, "nothing") || has(leaves, "list");

const isTag = (node: ts.Node) =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

/** Each result that an expression can have. @param known names of the file that stand for elements */
function leavesOf(node: ts.Expression, known: ReadonlySet<string>): Leaf[] {
  if (ts.isParenthesizedExpression(node)) return leavesOf(node.expression, known);
  if (ts.isConditionalExpression(node)) {
    return [...leavesOf(node.whenTrue, known), ...leavesOf(node.whenFalse, known)];
  }
  if (ts.isBinaryExpression(node)) {
    const sign = node.operatorToken.kind;
    if (sign === ts.SyntaxKind.AmpersandAmpersandToken) {
      return ["nothing", ...leavesOf(node.right, known)];
    }
    if (sign === ts.SyntaxKind.QuestionQuestionToken || sign === ts.SyntaxKind.BarBarToken) {
      return [...leavesOf(node.left, known), ...leavesOf(node.right, known)];
    }
  }
  if (isTag(node)) return ["element"];
  const name = ts.isCallExpression(node) ? node.expression.getText() : node.getText();
  if (known.has(name.replace(/^props\.|\?\.$|\?$/g, ""))) return ["element"];
  if (node.kind === ts.SyntaxKind.NullKeyword || node.getText() === "undefined") return ["nothing"];
  if (ts.isCallExpression(node) && /\.(map|flatMap)$/.test(node.expression.getText())) {
    return ["list"];
  }
  return ["text"];
}

/** What a value is, or what a function returns. */
function resultsOf(value: ts.Expression): ts.Expression[] {
  if (!ts.isArrowFunction(value)) return [value];
  if (!ts.isBlock(value.body)) return [value.body];
  const results: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) results.push(node.expression);
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(value.body);
  return results;
}

/** The names of a file that are elements, or functions that return them: by their type, or because tags are all they give. */
function elementNames(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const type = (ts.isPropertySignature(node) || ts.isParameter(node)) && node.type?.getText(file);
    if (type && /\b(ReactNode|JSX\.Element)\b/.test(type)) names.add(node.name.getText(file));
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const leaves = resultsOf(node.initializer).flatMap((result) => leavesOf(result, names));
      if (has(leaves, "element") && !has(leaves, "text")) names.add(node.name.getText(file));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** What a child of an element can be; null for what isn't shown. */
function childLeaves(child: ts.JsxChild, known: ReadonlySet<string>): Leaf[] | null {
  if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? null : ["text"];
  if (ts.isJsxExpression(child)) return child.expression ? leavesOf(child.expression, known) : null;
  return ["element"];
}

/** The children that come into one element: those of a fragment among them too. */
function shownIn(
  children: readonly ts.JsxChild[],
  known: ReadonlySet<string>,
): { node: ts.JsxChild; leaves: Leaf[] }[] {
  return children.flatMap((node) => {
    if (ts.isJsxFragment(node)) return shownIn(node.children, known);
    const leaves = childLeaves(node, known);
    return leaves ? [{ node, leaves }] : [];
  });
}

/** The bare texts of a file that a translated page would fail at. */
export function bareTextsIn(path: string, source: string): BareText[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const known = elementNames(file);
  const found: BareText[] = [];
  const note = (node: ts.Node, kind: BareText["kind"]) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ line, kind, text: node.getText().replace(/\s+/g, " ").slice(0, 80) });
  };
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return;
    // The children of a fragment inside an element are looked at with those of the element.
    if (ts.isJsxFragment(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)))
      return;
    const shown = shownIn(node.children, known);
    // What an attribute takes is always there.
    if (ts.isJsxFragment(node) && !ts.isJsxAttribute(node.parent.parent)) {
      for (const { node: child, leaves } of shown) if (has(leaves, "text")) note(child, "loose");
    }
    if (shown.length < 2) return;
    for (const [at, { node: child, leaves }] of shown.entries()) {
      if (has(leaves, "text") && leaves.some((leaf) => leaf !== "text")) note(child, "vanishes");
      const before = shown[at - 1];
      if (has(leaves, "text") && before && mayVanish(before.leaves)) note(child, "before");
    }
  };
  visit(file);
  return found;
}
