import { existsSync } from "node:fs";
import type { RouteConfigEntry } from "@remix-run/route-config";
import type { KnipConfig } from "knip";
import routes from "./app/routes.ts";

const builtPages = "../build/pages/server/index.js";

/** The files of the table of contents: a page that isn't listed there is unused. */
function filesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [`app/${file}`, ...filesOf(children)]);
}

/**
 * What nothing imports is gone: files, exports and packages. `npm test -- knip` compares. Pages are
 * found through `app/routes.ts`, tests and tools through their own configurations.
 */
const config: KnipConfig = {
  entry: [
    "app/routes.ts",
    "app/root.tsx",
    ...filesOf(routes),
    "app/entry.{client,server}.tsx",
    // What tooling/worker/bundle.mjs bundles.
    "app/entry.worker.ts",
    // Named by path in tooling/patches/replacements.mjs.
    "tooling/patches/{no-i18next,react-dom-on-server,yoga-landing-page,yoga-graphiql,graphql-executor}.ts",
    // Named in the style sheet.
    "tooling/icons/{icons,solid,duotone}.ts",
    // Bundled by a script, a launcher or a test from its path.
    "gateway/developer/playground/client.tsx",
    "tooling/editor/client/main.tsx",
    "sandbox/worker.ts",
    "tooling/brand/{new-brand,mistakes,save-brand,tokens-command,pictures/take-pictures}.ts",
    "tests/edge/support/session-worker.ts",
    "tests/edge/support/audit-worker.ts",
    "tests/edge/support/files-worker.ts",
    "tests/edge/support/preferences-worker.ts",
    "tests/edge/support/protection-worker.ts",
    // Started by a step of its own, with the emulator as a process beside it.
    "tests/firebase/{playwright.config,firebase-portal}.ts",
    "tests/firebase/emulator.mjs",
    "scripts/*.mjs",
    "tooling/codegen/*.mjs",
    "tooling/{worker/bundle,playground/build,editor/build,build/check-brands,search/pinyin-table}.mjs",
  ],
  project: [
    "{app,brands,gateway,markets,sandbox,scripts,search,tests,tooling}/**/*.{ts,tsx,mjs,css}",
  ],
  // Built after this step, if at all; where it is there, there is nothing to ignore.
  ignoreUnresolved: existsSync(`app/${builtPages}`) ? [] : [builtPages],
  // The default takes every file below app/routes for a page.
  remix: { entry: [] },
  // A shape that a public function takes or returns may be named by whoever calls it one day.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // The generated types name them. Without `--no-gitignore`, which `npm test -- knip` gives, nobody reads those.
  ignoreIssues: process.argv.includes("--no-gitignore") ? {} : { "gateway/domains/**": ["types"] },
  ignoreDependencies: [
    // Named by its path, because both versions of TypeScript have a program of one name (decision 0057).
    "typescript-7",
    // Run by its path, as `bin:biome`.
    "@biomejs/biome",
    // Wrangler's own bundler and its types, at the version it brings along: tests bundle as a deployment does.
    "esbuild",
    // Remix's own parts at the version it brings along: a test reads an answer as Remix would.
    "@remix-run/server-runtime",
    "turbo-stream",
    // Named by its path in brands/typefaces.ts; what is drawn is a part of it, in brands/fonts.
    "@fontsource/do-hyeon",
  ],
};

export default config;
