import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { artFiles } from "../../sandbox/show/art/art-files.mjs";
import { everything } from "../../tests/support/histories.ts";
import { at } from "../command/paths.mjs";

const shared = {
  resolve: {
    alias: [
      { find: "~", replacement: at("app") },
      // graphql has two module formats; our sources have to use the one that Node loads for Yoga.
      { find: /^graphql$/, replacement: at("node_modules/graphql/index.js") },
    ],
  },
};

/** Tests that run only with everything (`npm test -- all`), because faster ones prove the same. */
const onlyInAll = everything ? [] : ["**/*.all.test.{ts,tsx}"];

/**
 * A project of tests that start built Workers. Time limits in ms are for tests that hang; a busy machine must not
 * reach them.
 */
function project(name: string, include: string[], limits = { test: 180_000, hook: 240_000 }) {
  return {
    ...shared,
    test: {
      name,
      include,
      exclude: [...configDefaults.exclude, ...onlyInAll],
      testTimeout: limits.test,
      hookTimeout: limits.hook,
      // Many tests compare a list of mistakes with []; a failure has to print the whole list.
      chaiConfig: { truncateThreshold: 0 },
    },
  };
}

/**
 * All files of a worker share one set of modules, because loading graphql and drizzle for each file takes longer than
 * the tests. So such tests must not leave state in modules.
 */
function sharing(tests: ReturnType<typeof project>) {
  return { ...tests, test: { ...tests.test, pool: "threads" as const, isolate: false } };
}

const unit = project(
  "unit",
  [
    "{app,gateway,brands,markets,scripts,search,tooling}/**/*.test.{ts,tsx}",
    "tests/{house,search}/**/*.test.ts",
  ],
  { test: 120_000, hook: 120_000 },
);

/** The sandbox's own tests, a part of the step `unit`: all of them use one workerd. */
const sandbox = {
  ...sharing(project("sandbox", ["sandbox/**/*.test.ts"])),
  define: { SANDBOX_ART: JSON.stringify(artFiles()) },
};
const sharedSandbox = at("tooling/test/shared-sandbox.ts");
const edge = sharing(project("edge", ["tests/{edge,commands}/**/*.test.ts"]));
const sharedPortals = at("tests/edge/support/portals-of-workers.ts");

/** Files that take longest. */
export const longFiles = [
  "tests/commands/dev.all.test.ts",
  "tests/edge/pages/other-visitors.test.ts",
  "tests/edge/agent/agent-unavailable.test.ts",
  "tests/edge/agent/failed-calls.test.ts",
  "tests/edge/agent/hanging-calls.all.test.ts",
];

/** Starts with the files that take longest, so that the others run while these wait. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longFiles.findIndex((file) => moduleId.endsWith(file));
      return at === -1 ? longFiles.length : at;
    };
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

/** The `unit` tests are fast and beside the code; the other projects start built Workers. */
export const vitestConfig = defineConfig({
  ...shared,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      sharing(unit),
      { ...sandbox, test: { ...sandbox.test, globalSetup: sharedSandbox } },
      sharing(project("contract", ["tests/contract/**/*.test.ts"])),
      { ...edge, test: { ...edge.test, globalSetup: sharedPortals } },
      project("faults", ["tests/faults/**/*.test.ts"], { test: 180_000, hook: 480_000 }),
      project("firefox", ["tests/firefox/**/*.test.ts"], { test: 45_000, hook: 120_000 }),
      project("webkit", ["tests/webkit/**/*.test.ts"], { test: 120_000, hook: 120_000 }),
      project("abuse", ["tests/abuse/**/*.test.ts"]),
    ],
  },
});
