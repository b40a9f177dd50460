/**
 * Checks every brand file with its pictures and every market file, and ends with code 1 and a line for each mistake if there are any. The
 * Worker repeats the check at its start, without the pictures, because it can't read files.
 */
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { at, privateDir } from "../command/paths.mjs";
import { esbuild } from "../worker/esbuild.mjs";

const bundle = `${privateDir}/check-brands.mjs`;
await esbuild.build({
  stdin: {
    contents: `export { brandFiles } from "./brands/index.ts";
export { checkBrand } from "./brands/check-brand.ts";
export { marketFiles } from "./markets/index.ts";
export { marketProblems } from "./markets/check-markets.ts";`,
    resolveDir: at(""),
  },
  outfile: bundle,
  bundle: true,
  format: "esm",
  platform: "node",
  logLevel: "error",
});
/**
 * @type {typeof import("../../brands/index.ts") & typeof import("../../brands/check-brand.ts") &
 *   typeof import("../../markets/index.ts") & typeof import("../../markets/check-markets.ts")}
 */
const { brandFiles, checkBrand, marketFiles, marketProblems } = await import(
  pathToFileURL(bundle).href
);
const ofBrands = brandFiles.flatMap((file) => {
  const found = checkBrand(file, (path) => existsSync(at(`public${path}`)));
  return "problems" in found ? found.problems : [];
});
const problems = [...ofBrands, ...marketProblems(marketFiles)];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);
