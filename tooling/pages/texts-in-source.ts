import ts from "typescript";

/** A key, or a key's prefix if the rest is computed ("nav."). */
export interface Said {
  key: string;
  /** Whether it is a prefix. */
  begins: boolean;
  line: number;
}

/** The text keys in a module. */
export interface TextsInSource {
  /** Arguments of `t`, which must be keys. */
  requested: Said[];
  /** Other strings; those that are keys count as texts of the module. */
  strings: Said[];
  /** Areas that a type of an argument of `t` names. */
  areas: { area: string; line: number }[];
  /** Lines of calls whose key can't be read from the argument or its type. */
  unreadable: number[];
}

/** Functions of the server that return the text itself. */
const answersWithText = new Set(["message", "pageTitle"]);
/** Areas of the keys that `tData` accepts: keys in the gateway's data, and the text for unknown keys. */
const areasOfData = ["validation", "errors"];

/**
 * Reads the text keys from a module's TypeScript.
 * @param path tells TypeScript from TSX
 */
export function textsInSource(path: string, code: string): TextsInSource {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
  const found: TextsInSource = { requested: [], strings: [], areas: [], unreadable: [] };
  const lineOf = (node: ts.Node) =>
    file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;

  const string = (node: ts.Node): Said | null => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      return { key: node.text, begins: false, line: lineOf(node) };
    if (ts.isTemplateExpression(node) && node.head.text !== "")
      return { key: node.head.text, begins: true, line: lineOf(node) };
    return null;
  };

  /** Reads an argument of `t`, and visits its remaining parts. */
  const argument = (node: ts.Expression): void => {
    const said = string(node);
    if (said) {
      found.requested.push(said);
      ts.forEachChild(node, walk);
    } else if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) {
      argument(node.expression);
    } else if (ts.isConditionalExpression(node)) {
      walk(node.condition);
      argument(node.whenTrue);
      argument(node.whenFalse);
    } else if (isDeclared(node)) {
      for (const area of areasIn(node.type) ?? []) found.areas.push({ area, line: lineOf(node) });
      if (areasIn(node.type) === null) found.unreadable.push(lineOf(node));
      walk(node.expression);
    } else {
      found.unreadable.push(lineOf(node));
      walk(node);
    }
  };

  const walk = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isCallExpression(node)) {
      const name = nameOf(node.expression);
      if (answersWithText.has(name)) {
        node.arguments.filter((each) => string(each)?.begins !== false).forEach(walk);
        return;
      }
      const [first, ...rest] = node.arguments;
      if (first && name === "tData") {
        for (const area of areasOfData) found.areas.push({ area, line: lineOf(node) });
      } else if (first && name === "t") {
        argument(first);
        rest.forEach(walk);
        return;
      }
    }
    const said = string(node);
    if (said) found.strings.push(said);
    ts.forEachChild(node, walk);
  };
  walk(file);
  return found;
}

const nameOf = (node: ts.Expression): string =>
  ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : "";

const isDeclared = (node: ts.Expression): node is ts.SatisfiesExpression | ts.AsExpression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node);

/** The areas of `KeyIn<"a" | "b">`; none for `GivenKey`; null for another type. */
function areasIn(type: ts.TypeNode): string[] | null {
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return null;
  if (type.typeName.text === "GivenKey") return [];
  const [areas] = type.typeArguments ?? [];
  if (type.typeName.text !== "KeyIn" || !areas) return null;
  return (ts.isUnionTypeNode(areas) ? areas.types : [areas]).flatMap((each) =>
    ts.isLiteralTypeNode(each) && ts.isStringLiteral(each.literal) ? [each.literal.text] : [],
  );
}
