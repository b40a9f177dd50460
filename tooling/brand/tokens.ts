/** A brand's tokens as a file in the design tokens format (2025.10), out and in (B5). */
import { type Brand, brandSchema } from "../../brands/brand.ts";
import type { Problem } from "../../brands/check-brand.ts";
import { schemes } from "../../brands/look/palette.ts";
import { koreanTypefaces, thaiTypefaces, typefaces } from "../../brands/typefaces.ts";
import { Refusal } from "../command/refusal.mjs";
import { color, duration, factor, family, length, type TokenKind } from "./token-values.ts";

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const familiesOf = (table: Readonly<Record<string, { family: string }>>) =>
  Object.fromEntries(Object.entries(table).map(([name, each]) => [name, each.family]));

const koreanHeadings = Object.fromEntries(
  Object.entries(koreanTypefaces).map(([name, { headings }]) => [name, headings]),
);

const paletteNames = Object.keys(brandSchema.entries.theme.entries.dark.wrapped.entries);

/** Each token by its path, and the setting that it is. What the format has no type for is in the brand file only. */
const tokens = new Map<string, { place: string; kind: TokenKind }>([
  ...schemes.flatMap((scheme) =>
    paletteNames.map(
      (name) =>
        [`color.${scheme}.${name}`, { place: `theme.${scheme}.${name}`, kind: color }] as const,
    ),
  ),
  ["corners", { place: "form.corners", kind: length() }],
  ["lines", { place: "form.lines", kind: length({ none: 0, fine: 1, strong: 2 }) }],
  ["density", { place: "form.density", kind: factor({ dense: 0.75, regular: 1, roomy: 1.5 }) }],
  ["motion", { place: "form.motion", kind: duration({ none: 0, soft: 150, lively: 250 }) }],
  ["typeface.latin", { place: "typeface.latin", kind: family(familiesOf(typefaces)) }],
  ["typeface.thai", { place: "typeface.thai", kind: family(familiesOf(thaiTypefaces)) }],
  ["typeface.korean", { place: "typeface.korean", kind: family(familiesOf(koreanHeadings)) }],
]);

const valueAt = (group: unknown, path: string) =>
  path.split(".").reduce<unknown>((at, name) => (isGroup(at) ? at[name] : undefined), group);

/** Puts a value into a group; groups on the way are made. */
function put(group: Group, path: string, value: unknown) {
  const names = path.split(".");
  const last = names.pop() ?? "";
  let at = group;
  for (const name of names) {
    const inner = isGroup(at[name]) ? at[name] : {};
    at[name] = inner;
    at = inner;
  }
  at[last] = value;
}

/**
 * The tokens of a brand.
 * @throws Refusal for a colour that only a browser can resolve
 */
export function tokensOf(brand: Brand): Group {
  const file: Group = { $description: `${brand.name}: tokens of brands/${brand.id}.ts` };
  for (const [path, { place, kind }] of tokens) {
    const value = valueAt(brand, place);
    if (value === undefined) continue;
    const written = kind.write(value);
    if (written === null) throw new Refusal(`${place}: ${value} can't be written as a token.`);
    put(file, path, { $type: kind.type, $value: written });
  }
  return file;
}

/** Whether a token says what the brand has: two ways to write one colour are no change. */
function isSame(
  { write }: TokenKind,
  now: unknown,
  { value, read }: { value: unknown; read: unknown },
) {
  const written = JSON.stringify(write(now));
  return JSON.stringify(value) === written || JSON.stringify(write(read)) === written;
}

interface Token {
  path: string;
  type: unknown;
  value: unknown;
}

/** All tokens of a file, each with the type that it has or its group gives it. */
function tokensIn(group: Group, path: readonly string[] = [], inherited: unknown = null): Token[] {
  const type = group.$type ?? inherited;
  if ("$value" in group) return [{ path: path.join("."), type, value: group.$value }];
  return Object.entries(group).flatMap(([name, inner]) =>
    !isGroup(inner) || (name.startsWith("$") && name !== "$root")
      ? []
      : tokensIn(inner, path.concat(name), type),
  );
}

const aliasOf = (value: unknown) =>
  typeof value === "string" ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;

/**
 * Reads tokens into a brand. A token that is not there leaves its setting as it is; others may be there for those that
 * refer to them.
 * @returns the brand with what differs, and what is wrong with the tokens, by their paths
 */
export function withTokens(brand: Brand, file: unknown): { brand: Brand; problems: Problem[] } {
  const changed = structuredClone(brand);
  if (!isGroup(file)) return { brand, problems: [["file", "is no group of tokens"]] };
  const found = new Map(tokensIn(file).map((token) => [token.path, token]));
  const named = new Set([...found.values()].flatMap(({ value }) => aliasOf(value) ?? []));
  const problems: Problem[] = [];
  for (const [path, token] of found) {
    const known = tokens.get(path);
    if (!known) {
      if (!named.has(path)) problems.push([path, "is no token of a brand, and none refers to it"]);
      continue;
    }
    const { type, value } = resolved(token, found);
    const { kind, place } = known;
    const read = type === kind.type ? kind.read(value) : null;
    const now = valueAt(brand, place);
    if (value === undefined) problems.push([path, "refers to no token, or in a circle"]);
    else if (type !== kind.type) problems.push([path, `must have the $type "${kind.type}"`]);
    else if (read === null) problems.push([path, `${JSON.stringify(value)} ${kind.says}`]);
    else if (!isSame(kind, now, { value, read })) put(changed as unknown as Group, place, read);
  }
  return { brand: changed, problems };
}

/** The token that others refer to by `{path}`, with the first type on the way; without a value if it leads nowhere. */
function resolved(token: Token, all: ReadonlyMap<string, Token>): Omit<Token, "path"> {
  let { type, value } = token;
  for (let step = 0; step <= all.size; step += 1) {
    const target = aliasOf(value);
    if (target === undefined) return { type, value };
    const next = all.get(target);
    if (!next) break;
    type ??= next.type;
    value = next.value;
  }
  return { type, value: undefined };
}

/** The path of the token that a setting is, for a mistake that only the whole brand shows. */
export const tokenPathOf = (place: string): string =>
  [...tokens].find(([, token]) => token.place === place)?.[0] ?? place;
