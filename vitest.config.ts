import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const shared = {
  resolve: {
    alias: [
      { find: "~", replacement: fileURLToPath(new URL("./app", import.meta.url)) },
      // graphql comes as two modules; what Node loads for Yoga must be what our sources get.
      {
        find: /^graphql$/,
        replacement: fileURLToPath(new URL("./node_modules/graphql/index.js", import.meta.url)),
      },
    ],
  },
};

/** `unit` is quick and lies beside the code; the others boot built Workers. */
export default defineConfig({
  ...shared,
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: "unit",
          include: [
            "{app,gateway,brands,sandbox,scripts,tooling}/**/*.test.{ts,tsx}",
            "tests/house/**/*.test.ts",
          ],
          // Limits end what hangs; they must be out of a busy machine's reach.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // One set of modules per worker: loading graphql and drizzle 139 times over took longer
          // than the tests. So a unit test leaves nothing behind in a module.
          pool: "threads",
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      {
        ...shared,
        test: {
          name: "edge",
          include: ["tests/{edge,commands}/**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
      {
        ...shared,
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 480_000,
        },
      },
      {
        ...shared,
        test: {
          name: "firefox",
          include: ["tests/firefox/**/*.test.ts"],
          testTimeout: 45_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...shared,
        test: {
          name: "abuse",
          include: ["tests/abuse/**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
