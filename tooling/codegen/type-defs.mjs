import {
  isInputObjectType,
  isObjectType,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  stripIgnoredCharacters,
  visit,
} from "graphql";

/**
 * A codegen plugin: the whole SDL as one string, so that no loader for .graphql files is needed. The Worker's has no
 * descriptions, which are three quarters of the text and not used there, and the kinds of its text arguments, because
 * a printed schema has no directives.
 * @param {import("graphql").GraphQLSchema} schema
 * @param {unknown} _documents
 * @param {{described?: boolean}} config
 */
export function plugin(schema, _documents, { described = false }) {
  const sdl = printSchema(lexicographicSortSchema(schema));
  if (described) return `export const typeDefs = ${JSON.stringify(sdl)};\n`;
  return [
    'import type { TextKind } from "../../brands/typed/text-kinds.ts";',
    "",
    `export const typeDefs = ${JSON.stringify(undescribed(sdl))};`,
    "",
    "/** Kinds by the field or input type that has the arguments, and the argument's name. */",
    "export const kindsOfArguments: Readonly<Record<string, Readonly<Record<string, TextKind>>>> =",
    `  ${JSON.stringify(kindsOf(schema))};`,
    "",
  ].join("\n");
}

/**
 * What `@typed` says in a schema: { LoginInput: { username: "ACCOUNT" }, "Query.search": { text: "SEARCH" } }.
 * @param {import("graphql").GraphQLSchema} schema
 * @returns {Record<string, Record<string, import("../../brands/typed/text-kinds.ts").TextKind>>}
 */
export function kindsOf(schema) {
  /** @type {[owner: string, args: readonly (import("graphql").GraphQLArgument | import("graphql").GraphQLInputField)[]][]} */
  const owners = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type)) return [[type.name, Object.values(type.getFields())]];
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).map(({ name, args }) => [`${type.name}.${name}`, args]);
  });
  return Object.fromEntries(
    owners
      .map(([owner, args]) => [owner, Object.fromEntries(args.flatMap(kindOf))])
      .filter(([, kinds]) => Object.keys(kinds).length > 0),
  );
}

/** @param {import("graphql").GraphQLArgument | import("graphql").GraphQLInputField} argument */
function kindOf({ name, astNode }) {
  const typed = astNode?.directives?.find((directive) => directive.name.value === "typed");
  const kind = typed?.arguments?.[0]?.value;
  return kind?.kind === "EnumValue" ? [[name, kind.value]] : [];
}

/** @param {string} sdl */
function undescribed(sdl) {
  const bare = visit(parse(sdl, { noLocation: true }), {
    enter: (node) =>
      "description" in node && node.description ? { ...node, description: undefined } : undefined,
  });
  return stripIgnoredCharacters(print(bare));
}
