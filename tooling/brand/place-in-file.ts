import ts from "typescript";

/**
 * Finds where a setting stands in a brand's file.
 * @param place such as `theme.dark.quiet` or `tiles.0.text.en`
 * @returns the node, or the innermost one around it that the file has; null without a call of `defineBrand`
 */
export function nodeAt(source: ts.SourceFile, place: string): ts.Node | null {
  const settings = settingsOf(source);
  return settings && within(settings, place.split("."));
}

/** The line of a setting in a brand's file, counted from 1. */
export function lineAt(text: string, place: string): number {
  const source = parse(text);
  const node = nodeAt(source, place);
  return node ? source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 : 1;
}

export const parse = (text: string) =>
  ts.createSourceFile("brand.ts", text, ts.ScriptTarget.Latest, true);

/** The object that `defineBrand` is called with. */
export function settingsOf(node: ts.Node): ts.ObjectLiteralExpression | null {
  if (ts.isCallExpression(node) && node.expression.getText() === "defineBrand") {
    const [settings] = node.arguments;
    return settings && ts.isObjectLiteralExpression(settings) ? settings : null;
  }
  return ts.forEachChild(node, (child) => settingsOf(child) ?? undefined) ?? null;
}

function within(node: ts.Node, names: readonly string[]): ts.Node {
  if (names.length === 0) return node;
  if (ts.isPropertyAssignment(node)) {
    const found = within(node.initializer, names);
    return found === node.initializer ? node : found;
  }
  if (ts.isArrayLiteralExpression(node)) {
    const entry = node.elements[Number(names[0])];
    return entry ? within(entry, names.slice(1)) : node;
  }
  if (!ts.isObjectLiteralExpression(node)) return node;
  // The key of a text has dots of its own.
  const lengths = names.map((_name, at) => names.length - at);
  for (const length of lengths) {
    const name = names.slice(0, length).join(".");
    const own = node.properties.find((each) => each.name && nameOf(each.name) === name);
    if (own) return within(own, names.slice(length));
  }
  return node;
}

export const nameOf = (name: ts.PropertyName) =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : "";
