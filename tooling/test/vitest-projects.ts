import { defineConfig } from "vitest/config";
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
      testTimeout: limits.test,
      hookTimeout: limits.hook,
      // Many tests compare a list of mistakes with []; a failure has to print the whole list.
      chaiConfig: { truncateThreshold: 0 },
    },
  };
}

const unit = project(
  "unit",
  [
    "{app,gateway,brands,markets,sandbox,scripts,search,tooling}/**/*.test.{ts,tsx}",
    "tests/{house,search}/**/*.test.ts",
  ],
  { test: 120_000, hook: 120_000 },
);

/** The `unit` tests are fast and beside the code; the other projects start built Workers. */
export const vitestConfig = defineConfig({
  ...shared,
  test: {
    projects: [
      {
        ...unit,
        test: {
          ...unit.test,
          // All tests of a worker share one set of modules, because loading graphql and drizzle for each file takes
          // longer than the tests. So unit tests must not leave state in modules.
          pool: "threads",
          isolate: false,
        },
      },
      project("contract", ["tests/contract/**/*.test.ts"]),
      project("edge", ["tests/{edge,commands}/**/*.test.ts"]),
      project("faults", ["tests/faults/**/*.test.ts"], { test: 180_000, hook: 480_000 }),
      project("firefox", ["tests/firefox/**/*.test.ts"], { test: 45_000, hook: 120_000 }),
      project("abuse", ["tests/abuse/**/*.test.ts"]),
    ],
  },
});
