import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { build } from "../build/build.mjs";
import { fingerprint } from "../build/fingerprint.mjs";
import { at, privateDir } from "../command/paths.mjs";
import { run } from "../command/run.mjs";
import { hasFirebase } from "./firebase.mjs";
import { fontSets } from "./fonts.mjs";
import { readPlaywright, readVitest } from "./report.mjs";

const reports = `${privateDir}/reports`;
/** By default Vitest leaves one core free: on a machine with two cores it would use one only. */
const onBothCores = "--maxWorkers=2";

/**
 * The steps of `npm test` by name. Each returns its counts and what to show when it failed.
 * `built` tells the ones that need both Workers; `rest` is passed on to the runner. By default all run but the ones
 * that are `onlyInAll`; those that are `apart` run only if named.
 * @type {Record<string, {built?: boolean, onlyInAll?: boolean, apart?: boolean, run: (rest: string[]) => Promise<Omit<import("./report.mjs").Result, "name">>}>}
 */
export const testSteps = {
  generated: { run: generated },
  catalogue: { run: () => check(process.execPath, ["scripts/catalogue.mjs", "--check"]) },
  types: { run: () => types("tsconfig.json") },
  "types-node": { run: () => types("tsconfig.node.json") },
  lint: { run: (files) => lint(files.length > 0 ? files : ["."]) },
  schema: { run: () => check("bin:eslint", ["--max-warnings=0", "schema"]) },
  knip: { run: () => check("bin:knip", ["--no-progress", "--no-gitignore"]) },
  unit: { run: (rest) => vitest("unit", [...rest, "--project=sandbox", onBothCores]) },
  deploy: {
    built: true,
    run: () => check(process.execPath, ["scripts/deploy.mjs", "--dry-run"]),
  },
  contract: { built: true, run: (rest) => vitest("contract", [...rest, onBothCores]) },
  // They mostly wait (a status is fresh for 30 s), so three files run at once.
  edge: { built: true, run: (rest) => vitest("edge", [...rest, "--maxWorkers=3"]) },
  abuse: { built: true, run: (rest) => vitest("abuse", rest) },
  // They mostly wait, so two files run at once even on a small machine.
  faults: { built: true, run: (rest) => vitest("faults", [...rest, "--maxWorkers=2"]) },
  e2e: { built: true, run: (rest) => playwright("e2e", rest) },
  // Social sign-in with Firebase's emulator; skipped with a message if it can't be installed.
  social: { built: true, onlyInAll: true, run: social },
  // The main flows in Firefox; skipped with a message without Firefox.
  firefox: { built: true, onlyInAll: true, run: (rest) => vitest("firefox", ["all", ...rest]) },
  // The same in Safari's engine; skipped with a message where it can't be installed.
  webkit: { built: true, onlyInAll: true, run: (rest) => vitest("webkit", ["all", ...rest]) },
  // `npm run dev` in a copy of the repository takes minutes: after changes of tooling, if named, and in `all` (edge).
  dev: {
    built: true,
    apart: true,
    run: () => vitest("edge", ["all", "tests/commands/dev"], "dev"),
  },
  // The browser tests with other fonts and a slow processor; only if named.
  fonts: { built: true, apart: true, run: fonts },
};

/**
 * A program that is one test: it passes with exit code 0.
 * @param {string} program
 * @param {string[]} args
 */
async function check(program, args) {
  const { code, output, ms } = await run(program, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, ms, output };
}

/** @param {string[]} files */
const lint = (files) =>
  check("bin:biome", ["check", "--error-on-warnings", "--no-errors-on-unmatched", ...files]);

/**
 * Checks the types of a project incrementally, with the compiler of decision 0057.
 * @param {string} config the project's file
 */
function types(config) {
  const stored = `${privateDir}/types/${config}.tsbuildinfo`;
  const compiler = at("node_modules/typescript-7/bin/tsc");
  return check(process.execPath, [
    compiler,
    ...["-p", config, "--incremental", "--tsBuildInfoFile", stored],
  ]);
}

/** Only the allow-list of operations is generated and in git, so it is compared with the pages. */
async function generated() {
  const list = ["app/graphql/generated/persisted-documents.json"];
  const before = fingerprint(list);
  // As a step of the build, so that neither repeats what the other did. The list is one of its inputs.
  const result = await timed(() => build({ say: () => {}, only: ["codegen"] }));
  if (result.failed > 0 || fingerprint(list) === before) return result;
  const output = `${list[0]} was out of date; it is fresh now, commit it.`;
  return { ...result, passed: 0, failed: 1, output };
}

/**
 * @param {string} project
 * @param {string[]} args of the runner; after `all` this step chooses from all tests, after `related` it runs the
 *   tests that import the files, directly or not
 * @param {string} [name] of the report
 */
async function vitest(project, args, name = project) {
  const file = reportFile(name);
  const all = args[0] === "all";
  const rest = all ? args.slice(1) : args;
  const how = rest[0] === "related" ? ["related", "--run", ...rest.slice(1)] : ["run", ...rest];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const env = { PORTICO_BUILT: "1", ...(all ? { PORTICO_ALL: "1" } : {}) };
  const { code, output, ms } = await run(
    "bin:vitest",
    [...how, "--project", project, ...reporters],
    {
      env,
    },
  );
  return { ...readVitest(file, code), ms, output };
}

/** @param {string[]} rest */
async function social(rest) {
  if (hasFirebase()) return playwright("social", ["-c", "tests/firebase", ...rest]);
  const skipped = readFileSync(at("tests/firebase/social.spec.ts"), "utf8").match(/^test\(/gm);
  return { passed: 0, failed: 0, skipped: skipped?.length ?? 0, ms: 0, output: "" };
}

/**
 * The browser tests with each set of fonts, and with a processor a quarter as fast (A159).
 * @param {string[]} rest
 */
async function fonts(rest) {
  const sets = await fontSets((text) => process.stdout.write(`${text}\n`));
  const runs = [
    ...sets.map(({ name, file }) => ({ name, env: { FONTCONFIG_FILE: file } })),
    { name: "slow processor", env: { PORTICO_SLOWDOWN: "4" } },
  ].map(({ name, env }) => ({ name, env: { PORTICO_ALL: "1", ...env } }));
  const sum = { passed: 0, failed: 0, skipped: 0, ms: 0, output: "" };
  const failures = [];
  const secondTries = [];
  for (const { name, env } of runs) {
    const found = await playwright(`fonts-${name.replaceAll(" ", "-")}`, rest, env);
    for (const count of /** @type {const} */ (["passed", "failed", "skipped", "ms"])) {
      sum[count] += found[count];
    }
    sum.output += `\n${name}: ${found.passed} passed, ${found.failed} failed\n${found.output}`;
    failures.push(...(found.failures ?? []).map((each) => `${name}: ${each}`));
    secondTries.push(...(found.secondTries ?? []).map((each) => `${name}: ${each}`));
  }
  return { ...sum, failures, secondTries };
}

/**
 * @param {string} name
 * @param {string[]} args of the runner; after `all` this step chooses from all tests
 * @param {Record<string, string>} more of the environment
 */
async function playwright(name, args, more = {}) {
  const file = reportFile(name);
  const all = args[0] === "all";
  const rest = all ? args.slice(1) : args;
  // Read here, because `run` tells each tool that it runs in CI.
  const retries = process.env.CI ? "1" : "0";
  /** @type {Record<string, string>} */
  const env = { PORTICO_BUILT: "1", PORTICO_REPORT: file, PORTICO_RETRIES: retries, ...more };
  if (all) env.PORTICO_ALL = "1";
  const { code, output, ms } = await run("bin:playwright", ["test", ...rest], { env });
  return { ...readPlaywright(file, code), ms, output };
}

/**
 * Removes the report of an earlier run.
 * @param {string} name
 */
function reportFile(name) {
  mkdirSync(reports, { recursive: true });
  const file = `${reports}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

/**
 * Runs the build as a step. It counts only if it fails, because the steps after it can't be trusted then.
 * @param {(text: string) => void} say
 * @param {string[]} names the steps that follow; only few of them need the Worker for production
 * @returns {Promise<import("./report.mjs").Result | null>}
 */
export async function buildStep(say, names) {
  const except = names.some((name) => ["deploy", "edge"].includes(name)) ? [] : ["production"];
  const result = await timed(() => build({ say, except }));
  return result.failed > 0 ? { name: "build", ...result } : null;
}

/**
 * Runs something as one test: it passes if it does not throw.
 * @param {() => Promise<unknown>} work
 */
async function timed(work) {
  const started = performance.now();
  const failure = await work().then(
    () => null,
    (error) => (error instanceof Error ? error.message : String(error)),
  );
  const ms = performance.now() - started;
  return {
    passed: failure === null ? 1 : 0,
    failed: failure === null ? 0 : 1,
    skipped: 0,
    ms,
    output: failure ?? "",
  };
}
