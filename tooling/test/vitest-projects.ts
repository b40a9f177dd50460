import { defineConfig } from "vitest/config";
import { at } from "../command/paths.mjs";

const shared = {
  resolve: {
    alias: [
      { find: "~", replacement: at("app") },
      // graphql comes as two modules; our sources must get the one that Node loads for Yoga.
      { find: /^graphql$/, replacement: at("node_modules/graphql/index.js") },
    ],
  },
};

/**
 * A project of tests that boot built Workers. Limits are in ms; they end a test that hangs, and a
 * busy machine must not reach them.
 */
function project(name: string, include: string[], limits = { test: 180_000, hook: 240_000 }) {
  return {
    ...shared,
    test: {
      name,
      include,
      testTimeout: limits.test,
      hookTimeout: limits.hook,
      // Many tests compare a list of mistakes with []: a failure must print the whole list.
      chaiConfig: { truncateThreshold: 0 },
    },
  };
}

const unit = project(
  "unit",
  ["{app,gateway,brands,sandbox,scripts,tooling}/**/*.test.{ts,tsx}", "tests/house/**/*.test.ts"],
  { test: 120_000, hook: 120_000 },
);

/** The `unit` tests are quick and lie beside the code; the other projects boot built Workers. */
export const vitestConfig = defineConfig({
  ...shared,
  test: {
    projects: [
      {
        ...unit,
        test: {
          ...unit.test,
          // All tests of a worker share one set of modules, because loading graphql and drizzle for
          // each file takes longer than the tests. So a unit test leaves nothing behind in a module.
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
