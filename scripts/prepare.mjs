/**
 * Runs after `npm install` and generates the types, so that editors find them. An installation for production has no
 * generator and needs no types.
 */
import { existsSync } from "node:fs";
import { build } from "../tooling/build/build.mjs";
import { at } from "../tooling/command/paths.mjs";

if (existsSync(at("node_modules/.bin/graphql-codegen"))) {
  try {
    await build({ say: console.info, only: ["codegen"] });
  } catch (error) {
    // The installation succeeds anyway; the next command reports the error again.
    console.info(error instanceof Error ? error.message : String(error));
  }
}
