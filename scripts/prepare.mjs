/**
 * What npm runs after `npm install`: it generates the types, so that an editor knows them at once. An
 * installation for production has no generator and needs no types.
 */
import { existsSync } from "node:fs";
import { build } from "../tooling/build/build.mjs";
import { at } from "../tooling/command/paths.mjs";

if (existsSync(at("node_modules/.bin/graphql-codegen"))) {
  try {
    await build({ say: console.info, only: ["codegen"] });
  } catch (error) {
    // The packages are installed all the same; the next command tells the mistake again.
    console.info(error instanceof Error ? error.message : String(error));
  }
}
