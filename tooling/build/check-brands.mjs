/**
 * Checks every brand file with its pictures and every market file, and ends with code 1 and a line for each mistake if there are any. The
 * Worker repeats the check at its start, without the pictures, because it can't read files.
 */
import { pathToFileURL } from "node:url";
import { at, privateDir, root } from "../command/paths.mjs";
import { esbuild } from "../worker/esbuild.mjs";

const bundle = `${privateDir}/check-brands.mjs`;
await esbuild.build({
  stdin: {
    contents: `export { brandMistakes } from "./tooling/brand/mistakes.ts";
export { marketFiles } from "./markets/index.ts";
export { marketProblems } from "./markets/check-markets.ts";`,
    resolveDir: at(""),
  },
  outfile: bundle,
  bundle: true,
  format: "esm",
  platform: "node",
  external: ["typescript"],
  logLevel: "error",
});
/**
 * @type {typeof import("../brand/mistakes.ts") &
 *   typeof import("../../markets/index.ts") & typeof import("../../markets/check-markets.ts")}
 */
const { brandMistakes, marketFiles, marketProblems } = await import(pathToFileURL(bundle).href);
const problems = [...brandMistakes(root), ...marketProblems(marketFiles)];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);
