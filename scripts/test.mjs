/**
 * `npm test`: the daily test. `npm test -- all` runs everything. `npm test -- unit edge` runs some steps only; other
 * arguments are passed to the runner (`npm test -- e2e --grep "signs in"`). `npm test -- changed` runs the tests of
 * the files changed since `main` (docs/testing.md).
 */
import { checkNode, checkWritable } from "../tooling/command/preflight.mjs";
import { command } from "../tooling/command/refusal.mjs";

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

await command(async () => {
  checkNode();
  checkWritable();
  const { ensureInstalled } = await import("../tooling/build/install.mjs");
  await ensureInstalled(say);
  const { buildStep, testSteps } = await import("../tooling/test/steps.mjs");
  const { resultLine, secondTriesIn, summary } = await import("../tooling/test/report.mjs");

  const { steps: requested, everything, about } = await choose(process.argv.slice(2));
  // Each runner and its tests read it.
  process.env.PORTICO_ALL = everything ? "1" : "";
  const names = [...requested.keys()];
  if (["e2e", "social", "fonts"].some((name) => names.includes(name))) {
    const { ensureBrowser } = await import("../tooling/test/browser.mjs");
    await ensureBrowser(say);
  }

  // Downloaded while the first steps run, because it needs the network and they need the processor.
  const firebase = names.includes("social")
    ? import("../tooling/test/firebase.mjs").then(({ ensureFirebase }) => ensureFirebase(say))
    : Promise.resolve();

  if (names.includes("firefox")) {
    const { ensureFirefox } = await import("../tooling/test/firefox.mjs");
    await ensureFirefox(say);
  }

  if (names.includes("webkit")) {
    const { ensureWebkit } = await import("../tooling/test/webkit.mjs");
    await ensureWebkit(say);
  }

  /** @type {import("../tooling/test/report.mjs").Result[]} */
  const results = [];
  /** @param {import("../tooling/test/report.mjs").Result} result */
  const take = (result) => {
    results.push(result);
    say(resultLine(result));
  };
  /** @param {string[]} wanted */
  const runAll = async (wanted) => {
    for (const name of wanted.filter((each) => names.includes(each))) {
      const found = await testSteps[name]?.run(requested.get(name) ?? []);
      if (found) take({ name, ...found });
    }
  };

  // Runs first, because other steps read its output.
  await runAll(["generated"]);
  if (names.length > 0) {
    const { build } = await import("../tooling/build/build.mjs");
    // Generates the types first, because a fresh clone has none.
    await build({ say, only: ["codegen"] });
  }
  const built = names.some((name) => testSteps[name]?.built)
    ? buildStep(say, names)
    : Promise.resolve(null);
  /** @param {string[]} wanted */
  const afterBuild = async (wanted) => {
    const broken = await built;
    if (!broken) return runAll(wanted);
    for (const name of wanted.filter((each) => names.includes(each))) {
      take({ name, passed: 0, failed: 1, skipped: 0, ms: 0, output: "Not run: the build failed." });
    }
  };
  // Two lanes for two cores: one runs the steps without a build, then both share the rest, the longest first.
  const needBuild = ["edge", "contract", "abuse", "deploy"];
  const drain = async () => {
    for (let name = needBuild.shift(); name; name = needBuild.shift()) await afterBuild([name]);
  };
  // Browser tests have both cores for themselves where others would have to share them for long.
  const shares = needBuild.every((name) => !names.includes(name));
  const lanes = Promise.all([
    Promise.all([runAll(["types"]), runAll(["types-node"])])
      .then(() => runAll(["lint", "schema", "catalogue", "knip", "unit"]))
      .then(drain),
    drain(),
  ]);
  if (!shares) await lanes;
  const broken = await built;
  if (broken) take(broken);
  // What mostly waits runs beside the browser tests, which mostly work.
  await Promise.all([
    afterBuild(["e2e"]),
    afterBuild(["faults"])
      .then(() => firebase)
      .then(() => afterBuild(["social", "firefox", "webkit", "dev"])),
  ]);
  await lanes;
  await afterBuild(["fonts"]);

  for (const line of secondTriesIn(results)) say(line);
  say(about);
  say(summary(results));
  process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
});

/**
 * @param {string[]} args
 * @returns {Promise<import("../tooling/test/tiers.mjs").Choice>}
 */
async function choose(args) {
  const { choiceOf } = await import("../tooling/test/tiers.mjs");
  if (args[0] !== "changed") return choiceOf(args);
  const { changedFiles, choiceForChanges } = await import("../tooling/test/changed.mjs");
  const files = await changedFiles();
  const choice = choiceForChanges(files);
  const steps = [...choice.steps.keys()].join(", ") || "nothing to run";
  say(`${files.length} files changed: ${steps}.\n${choice.about}`);
  return choice;
}
