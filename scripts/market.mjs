/**
 * `npm run market -- <command>` (G30):
 *   check              what is wrong with the market files; ends with code 1 if anything is
 *   show KR [brand]    what a visitor from there would see, and why; `DE-SH` names a region
 *   diff KR DE         what differs between two files; `KR@<revision>` is a file as git has it
 *   record             adds each new version to `markets/versions.json`, which `/dev/market` compares (G31)
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { at, privateDir, root } from "../tooling/command/paths.mjs";
import { esbuild } from "../tooling/worker/esbuild.mjs";

/**
 * @typedef {typeof import("../markets/index.ts") & typeof import("../markets/check-markets.ts") &
 *   typeof import("../markets/explain.ts") & typeof import("../markets/diff.ts") &
 *   typeof import("../markets/versions.ts") & typeof import("../brands/index.ts")} Markets
 */

/**
 * Bundles and loads the market files of a folder.
 * @param {string} folder
 * @param {string} name of the bundle
 * @param {string[]} modules
 * @returns {Promise<Markets>}
 */
async function load(folder, name, modules) {
  const outfile = `${privateDir}/${name}.mjs`;
  await esbuild.build({
    stdin: {
      contents: modules.map((each) => `export * from "./${each}";`).join("\n"),
      resolveDir: folder,
    },
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
    nodePaths: [at("node_modules")],
  });
  return import(pathToFileURL(outfile).href);
}

const own = [
  "markets/index.ts",
  "markets/check-markets.ts",
  "markets/explain.ts",
  "markets/diff.ts",
  "markets/versions.ts",
  "brands/index.ts",
];
const markets = await load(root, "markets", own);

/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);

/**
 * @param {string} says
 * @returns {never}
 */
function stop(says) {
  process.stderr.write(`${says}\n`);
  process.exit(1);
}

/**
 * The market file that is named, such as `KR` or `KR@HEAD~3`.
 * @param {string} name
 */
async function fileOf(name) {
  const [code = "", revision] = name.split("@");
  const files = revision ? (await atRevision(revision)).marketFiles : markets.marketFiles;
  const file = files.find(({ country }) => country === code.toUpperCase());
  return file ?? stop(`There is no market file ${name}; there are: ${codes(files)}.`);
}

/** @param {readonly { country: string }[]} files */
const codes = (files) => files.map(({ country }) => country).join(", ");

/** @param {string} revision */
async function atRevision(revision) {
  if (!/^[\w./~^-]+$/.test(revision) || revision.startsWith("-"))
    stop(`"${revision}" is no revision.`);
  const folder = `${privateDir}/markets-then`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const archive = execFileSync("git", ["archive", revision, "markets", "brands"], { cwd: root });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
  } catch {
    stop(`git has no market files at ${revision}.`);
  }
  return load(folder, "markets-then", ["markets/index.ts"]);
}

/**
 * Stops with every mistake of the files; with what their versions lack once the files are valid.
 * @param {import("../markets/versions.ts").Recorded} versions
 */
function stopFor(versions) {
  const invalid = markets.marketProblems(markets.marketFiles);
  const problems =
    invalid.length > 0 ? invalid : markets.versionProblems(markets.marketFiles, versions);
  if (problems.length > 0) stop(problems.join("\n"));
}

const [command, ...args] = process.argv.slice(2);
if (command === "check") {
  stopFor(markets.recordedVersions);
  say(`${markets.marketFiles.length} market files are valid: ${codes(markets.marketFiles)}.`);
} else if (command === "show" && args[0]) {
  const [country = "", region = null] = args[0].toUpperCase().split("-");
  if (!/^[A-Z]{2}$/.test(country)) stop(`"${args[0]}" is no country, such as KR or DE-SH.`);
  const [first = ""] = markets.brandIds;
  const brand = markets.pickBrand(args[1] ?? first);
  say(`A visitor of ${brand.name} from ${args[0].toUpperCase()}:`);
  for (const { rule, value, from, brand: on } of markets.explain({ country, region }, brand))
    say(`  ${rule.padEnd(20)} ${value}   [${from}]${on ? `   brand: ${on}` : ""}`);
} else if (command === "diff" && args[0] && args[1]) {
  const found = markets.differences(await fileOf(args[0]), await fileOf(args[1]));
  if (found.length === 0) say("No rule differs.");
  for (const { place, before, after } of found) say(`  ${place.padEnd(28)} ${before} → ${after}`);
} else if (command === "record") {
  const versions = markets.withVersions(markets.marketFiles);
  stopFor(versions);
  writeFileSync(at("markets/versions.json"), `${JSON.stringify(versions, null, 2)}\n`);
  say(`The versions of ${codes(markets.marketFiles)} are recorded.`);
} else {
  stop(
    "Use: npm run market -- check | show <country[-region]> [brand] | diff <file> <file> | record",
  );
}
