/** Writes the two files of the schema's text that codegen writes too, without its loaders and its other files. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { at } from "../command/paths.mjs";
import { plugin } from "./type-defs.mjs";

const files = readdirSync(at("schema")).filter((name) => name.endsWith(".graphql"));
const texts = files.map((name) => readFileSync(at(`schema/${name}`), "utf8"));
const schema = buildSchema(texts.join("\n"));
for (const [name, described] of /** @type {const} */ ([
  ["type-defs.ts", false],
  ["described-type-defs.ts", true],
])) {
  writeFileSync(at(`gateway/generated/${name}`), plugin(schema, [], { described }));
}
