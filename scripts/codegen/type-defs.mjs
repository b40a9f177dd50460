import { lexicographicSortSchema, printSchema } from "graphql";

/** A codegen plugin: the whole SDL as one string, so that the Worker needs no loader for .graphql files. @param {import("graphql").GraphQLSchema} schema */
export function plugin(schema) {
  const sdl = printSchema(lexicographicSortSchema(schema));
  return `export const typeDefs = ${JSON.stringify(sdl)};\n`;
}
