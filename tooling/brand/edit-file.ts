/** Changes of a brand's settings in its file, which leave everything else as it is written. */
import ts from "typescript";
import { Refusal } from "../command/refusal.mjs";
import { nameOf, parse, settingsOf } from "./place-in-file.ts";

/** A setting by its names, such as `["theme", "dark", "ink"]`; without a value it is removed. */
export interface Change {
  names: readonly string[];
  value: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The smallest changes that make one value the other. Lists of other lengths are replaced as a whole. */
export function changesBetween(
  before: unknown,
  after: unknown,
  names: readonly string[] = [],
): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      changesBetween(before[name], after[name], names.concat(name)),
    );
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((each, at) => changesBetween(before[at], each, names.concat(String(at))));
  return [{ names, value: after }];
}

/**
 * Returns a brand file's text with changed settings. It is not formatted.
 * @param settings all of them after the changes: a list that the file leaves to its default is written as a whole
 * @throws Refusal for a setting that the file computes instead of writing it out
 */
export const withChanges = (text: string, changes: readonly Change[], settings: unknown): string =>
  changes.reduce((before, change) => withChange(before, change, settings), text);

function withChange(text: string, { names, value }: Change, settings: unknown): string {
  let node: ts.Node | null = settingsOf(parse(text));
  for (const [at, name] of names.entries()) {
    const entry: ts.Node | undefined = node ? entryOf(node, name) : undefined;
    const rest = names.slice(at + 1);
    if (!entry && node && ts.isObjectLiteralExpression(node)) {
      const inner = valueFrom(names.slice(0, at + 1), { names, value }, settings);
      return inner === undefined ? text : withProperty(text, node, name, inner);
    }
    if (!entry || ts.isShorthandPropertyAssignment(entry))
      throw new Refusal(`${names.join(".")} is not written out in the file; change it there.`);
    if (rest.length === 0 && value === undefined) return without(text, entry);
    node = ts.isPropertyAssignment(entry) ? entry.initializer : entry;
  }
  if (!node) throw new Refusal("The file calls no defineBrand.");
  return text.slice(0, node.getStart()) + JSON.stringify(value) + text.slice(node.end);
}

/** The value of a setting that the file does not have: the change within it, or the list that it is in. */
function valueFrom(own: readonly string[], { names, value }: Change, settings: unknown): unknown {
  const whole = own.reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), settings);
  const next = names[own.length];
  if (Array.isArray(whole) || next === undefined) return next === undefined ? value : whole;
  const inner = valueFrom(own.concat(next), { names, value }, settings);
  return inner === undefined ? undefined : { [next]: inner };
}

function entryOf(node: ts.Node, name: string): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(name)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties.find((each) => each.name && nameOf(each.name) === name);
}

function withProperty(
  text: string,
  { properties, end }: ts.ObjectLiteralExpression,
  name: string,
  value: unknown,
): string {
  const last = properties.at(-1)?.end;
  const at = last === undefined || properties.hasTrailingComma ? end - 1 : last;
  const comma = at === last ? ", " : "";
  return `${text.slice(0, at)}${comma}${JSON.stringify(name)}: ${JSON.stringify(value)}${at === last ? "" : ", "}${text.slice(at)}`;
}

/** Without an entry and its comma. */
function without(text: string, entry: ts.Node): string {
  const rest = text.slice(entry.end).replace(/^\s*,/, "");
  return text.slice(0, entry.getFullStart()) + rest;
}
