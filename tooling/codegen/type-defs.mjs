import {
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  stripIgnoredCharacters,
  visit,
} from "graphql";

/**
 * A codegen plugin: the whole SDL as one string, so that no loader for .graphql files is needed. The Worker's has no
 * descriptions, which are three quarters of the text and not used there.
 * @param {import("graphql").GraphQLSchema} schema
 * @param {unknown} _documents
 * @param {{described?: boolean}} config
 */
export function plugin(schema, _documents, { described = false }) {
  const sdl = printSchema(lexicographicSortSchema(schema));
  return `export const typeDefs = ${JSON.stringify(described ? sdl : undescribed(sdl))};\n`;
}

/** @param {string} sdl */
function undescribed(sdl) {
  const bare = visit(parse(sdl, { noLocation: true }), {
    enter: (node) =>
      "description" in node && node.description ? { ...node, description: undefined } : undefined,
  });
  return stripIgnoredCharacters(print(bare));
}
