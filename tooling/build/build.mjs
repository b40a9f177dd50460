import { existsSync } from "node:fs";
import { at, root } from "../command/paths.mjs";
import { Refusal } from "../command/refusal.mjs";
import { run } from "../command/run.mjs";
import { fingerprint, keepStamp, stampOf } from "./fingerprint.mjs";
import { whileAlone } from "./lock.mjs";

/** @param {string} path */
const source = (path) => !/\.test\.tsx?$/.test(path);
/**
 * Returns what codegen reads of a file: of a page only its queries, so that another change of the page repeats nothing.
 * @param {string} path
 * @param {string} text
 */
const readByCodegen = (path, text) =>
  path.startsWith("app/") && !path.startsWith("app/graphql/generated/")
    ? (text.match(/graphql\([^`]*`[^`]*`/g) ?? []).join("\n")
    : text;

const workerInputs = [
  "app",
  "brands",
  "gateway",
  "markets",
  "search",
  "tooling/codegen/slim-documents.mjs",
  "tooling/patches",
  "tooling/worker",
  "wrangler.toml",
  "package-lock.json",
];

/**
 * The steps from sources to two running Workers. A step runs when its inputs changed, an output is missing, or a step
 * it follows ran (`after`). The steps of a stage run at the same time, after those of the stages before it: types, the
 * pages and what needs none, what contains them. A step that is `apart` runs only where it is named. `reads` returns what
 * of a file's text a step depends on.
 * @typedef {{name: string, stage: 1 | 2 | 3, says: string, inputs: string[], keep?: (path: string) => boolean,
 *   reads?: (path: string, text: string) => string, outputs: string[], after?: string[], run: [string, string[]], ownOutput?: boolean, apart?: boolean}} Step
 * @type {Step[]}
 */
export const steps = [
  {
    name: "codegen",
    stage: 1,
    says: "Generating types and documents",
    inputs: ["schema", "codegen.ts", "tooling/codegen", "app", "gateway/generated"],
    keep: source,
    reads: readByCodegen,
    outputs: [
      "gateway/generated/type-defs.ts",
      "gateway/generated/described-type-defs.ts",
      "app/graphql/generated/graphql.ts",
    ],
    run: ["bin:graphql-codegen", ["--config", "codegen.ts"]],
    ownOutput: true,
  },
  {
    // A part of what codegen writes, in a tenth of its time: an edit of the schema shows at once in development.
    name: "type-defs",
    stage: 1,
    says: "Reading the schema",
    apart: true,
    inputs: ["schema", "tooling/codegen/type-defs.mjs", "tooling/codegen/write-type-defs.mjs"],
    outputs: ["gateway/generated/type-defs.ts", "gateway/generated/described-type-defs.ts"],
    run: [process.execPath, ["tooling/codegen/write-type-defs.mjs"]],
  },
  {
    name: "pages",
    stage: 2,
    says: "Building the pages",
    // Pages contain nothing of a brand's file, so a change of it builds the Worker only.
    inputs: [
      "app",
      "brands/amount.ts",
      "brands/brand-currency.ts",
      "brands/field-rule.ts",
      "brands/firebase-codes.ts",
      "brands/languages.ts",
      "brands/look/palette.ts",
      "brands/most-typed.ts",
      "brands/typed",
      "brands/registration-fields.ts",
      "brands/report-pages.ts",
      "brands/typefaces.ts",
      "brands/unbounded.ts",
      "public",
      "search",
      "tooling/codegen/slim-documents.mjs",
      "tooling/icons",
      "tooling/pages",
      "tooling/patches",
      "tooling/portico.ts",
      "vite.config.ts",
      "tsconfig.json",
      "package-lock.json",
    ],
    keep: source,
    outputs: ["build/pages/server/index.js", "build/pages/client"],
    run: ["bin:remix", ["vite:build"]],
  },
  {
    name: "brands",
    stage: 2,
    says: "Checking brands and markets",
    inputs: [
      "brands",
      "markets",
      "public/brands",
      "app/locales/en",
      "tooling/brand",
      "tooling/build/check-brands.mjs",
    ],
    keep: source,
    outputs: [],
    run: [process.execPath, ["tooling/build/check-brands.mjs"]],
  },
  {
    name: "playground",
    stage: 2,
    says: "Building the playground",
    inputs: [
      "tooling/playground/build.mjs",
      "gateway/developer/playground",
      "schema",
      "package-lock.json",
    ],
    keep: source,
    outputs: ["build/playground/playground.js"],
    run: [process.execPath, ["tooling/playground/build.mjs"]],
  },
  {
    name: "worker",
    stage: 3,
    says: "Bundling the portal Worker",
    inputs: [...workerInputs, "build/pages/server", "build/playground"],
    keep: source,
    outputs: ["build/worker/entry.worker.js", "build/pages/client/playground/playground.js"],
    after: ["pages"],
    run: [process.execPath, ["tooling/worker/bundle.mjs", "start"]],
  },
  {
    // The bundle that is deployed and that tests of production run.
    name: "production",
    stage: 3,
    says: "Bundling the Worker for production",
    inputs: [...workerInputs, "build/pages/server"],
    keep: source,
    outputs: ["build/production/worker/entry.worker.js", "build/production/client"],
    after: ["pages"],
    run: [process.execPath, ["tooling/worker/bundle.mjs", "production"]],
  },
  {
    // What `npm run dev` runs: Vite renders the pages, so it follows no build of them.
    name: "dev-worker",
    stage: 2,
    says: "Bundling the Worker for development",
    apart: true,
    inputs: [...workerInputs, "public"],
    keep: source,
    outputs: ["build/dev/worker/entry.worker.js", "build/dev/client"],
    run: [process.execPath, ["tooling/worker/bundle.mjs", "dev"]],
  },
  {
    // Built when a browser first opens the editor of `npm run dev`.
    name: "editor",
    stage: 2,
    says: "Building the editor of brands",
    apart: true,
    inputs: [
      "tooling/editor",
      "tooling/brand",
      "tooling/texts/check-text.ts",
      "brands",
      "app/i18n",
      "app/locales",
      "package-lock.json",
    ],
    keep: source,
    outputs: ["build/editor/editor.js"],
    run: [process.execPath, ["tooling/editor/build.mjs"]],
  },
  {
    name: "sandbox",
    stage: 2,
    says: "Bundling the sandbox Worker",
    inputs: ["sandbox", "tooling/worker", "package-lock.json"],
    keep: source,
    outputs: ["build/sandbox/worker.js"],
    run: [process.execPath, ["tooling/worker/bundle.mjs", "sandbox"]],
  },
];

/** NODE_ENV of the build, also in a test run. With another value the pages' server bundle is broken. */
const always = { NODE_ENV: "production" };

/**
 * Builds what is out of date. Returns the names of the steps that ran.
 * @param {{say: (text: string) => void, only?: string[], except?: string[], force?: boolean}} options
 * @throws {Refusal} with the step's own output when one fails
 */
export function build({ say, only, except = [], force = false }) {
  const named = steps.filter(({ name, apart }) =>
    only ? only.includes(name) : !apart && !except.includes(name),
  );
  return whileAlone(async () => {
    /** @type {string[]} */
    const ran = [];
    for (const stage of [1, 2, 3]) {
      const outdated = named.filter(
        (step) => step.stage === stage && (force || isOutdated(step, ran)),
      );
      // A failure is reported when all have ended, so that none of them writes while the next build runs.
      const results = await Promise.allSettled(outdated.map((step) => runStep(step, say)));
      const failed = results.find((result) => result.status === "rejected");
      if (failed) throw failed.reason;
      ran.push(...outdated.map(({ name }) => name));
    }
    return ran;
  }, say);
}

/** @param {Step} step @param {string[]} ran names of the steps that ran in this build */
function isOutdated(step, ran) {
  const follows = step.after?.some((name) => ran.includes(name));
  const there = step.outputs.every((path) => existsSync(at(path)));
  return follows || !there || stampOf(step.name) !== stateOf(step);
}

/** @param {Step} step @param {(text: string) => void} say */
async function runStep(step, say) {
  const before = stateOf(step);
  keepStamp(step.name, null);
  say(`${step.says} …`);
  const { code, output } = await run(...step.run, { env: always });
  const missing = step.outputs.filter((path) => !existsSync(at(path)));
  if (code !== 0 || missing.length > 0) {
    const why = code === 0 ? `it left no ${missing.join(", ")}` : `exit code ${code}`;
    throw new Refusal(`${step.says} failed (${why}) in ${root}:\n${firstLines(output)}`);
  }
  keepStamp(step.name, step.ownOutput ? stateOf(step) : before);
}

/**
 * Returns the inputs of a step, including its own definition.
 * @param {Step} step
 */
function stateOf({ inputs, keep = () => true, reads }) {
  const self = "tooling/build/build.mjs";
  return fingerprint([...inputs, self], (path) => path === self || keep(path), reads);
}

/**
 * Shortens a bundler's error to its reason, which comes before the list of files.
 * @param {string} output
 */
function firstLines(output, most = 60) {
  const lines = output.trim().split("\n");
  const rest = lines.length > most ? [`… and ${lines.length - most} more lines`] : [];
  return [...lines.slice(0, most), ...rest].join("\n");
}
