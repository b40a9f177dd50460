/**
 * Bundles the portal's Worker into `build/worker/`, ready to be uploaded as it is: what is imported when it is
 * needed is a module of its own, which the Worker carries and nobody evaluates before (decision 0021).
 * Run after the pages' build. `wrangler.toml` names what is made here.
 *
 * With --production it makes what is deployed, in `build/production/`: the Worker without the developers' pages, and
 * the files beside it without the playground.
 */
import { cpSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { slimDocumentsForWorker } from "../codegen/slim-documents.mjs";
import { at } from "../command/paths.mjs";

/** The bundler that wrangler brings. */
const wrangler = createRequire(import.meta.url).resolve("wrangler");
/** @type {import("esbuild")} */
const esbuild = createRequire(wrangler)("esbuild");

/**
 * What packages bring along and nothing here runs, and what stands in for it. A package that has it elsewhere
 * stops the build: then this is to be looked at again.
 * @type {[file: RegExp, instead: string][]}
 */
const unused = [
  // Pages of Yoga's that `landingPage: false` and `graphiql: false` switch off.
  [/\/graphql-yoga\/esm\/landing-page-html\.js$/, 'export default "";'],
  [
    /\/graphql-yoga\/esm\/plugins\/use-graphiql\.js$/,
    "export const useGraphiQL = () => ({}); export const [renderGraphiQL, shouldRenderGraphiQL] = [];",
  ],
  // `gateway/yoga.ts` has graphql's own executor run everything.
  [
    /\/@graphql-tools\/executor\/esm\/index\.js$/,
    'export { execute as normalizedExecutor } from "graphql";',
  ],
];

/** @type {import("esbuild").Plugin} */
const withoutUnused = {
  name: "portico-without-unused",
  setup(build) {
    const met = new Set();
    for (const [filter, contents] of unused) {
      build.onLoad({ filter }, () => {
        met.add(filter);
        return { contents, resolveDir: at("") };
      });
    }
    build.onEnd(() => {
      const missed = unused.filter(([filter]) => !met.has(filter));
      const errors = missed.map(([filter]) => ({ text: `Nothing is bundled from ${filter}` }));
      return { errors };
    });
  },
};

const production = process.argv.includes("--production");
const folder = at(production ? "build/production/worker" : "build/worker");
rmSync(production ? at("build/production") : folder, { recursive: true, force: true });
await esbuild.build({
  absWorkingDir: at(""),
  entryPoints: [at("app/entry.worker.ts")],
  outdir: folder,
  chunkNames: "[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2024",
  // No `keepNames`: each function would be wrapped to keep a name that nobody reads.
  minify: true,
  legalComments: "none",
  sourcemap: true,
  sourcesContent: false,
  conditions: ["workerd", "worker", "browser"],
  external: ["cloudflare:*", "node:*"],
  define: {
    "process.env.NODE_ENV": '"production"',
    "process.env.PORTICO_BUNDLE": production ? '"production"' : '"development"',
    "navigator.userAgent": '"Cloudflare-Workers"',
  },
  // Of remix-i18next only the language detector runs here; its neighbour would bring i18next along (15 kB).
  alias: { i18next: at("tooling/patches/no-i18next.ts") },
  plugins: [slimDocumentsForWorker, withoutUnused],
  logLevel: "error",
});

if (production) {
  const playground = at("build/client/playground");
  cpSync(at("build/client"), at("build/production/client"), {
    recursive: true,
    filter: (path) => path !== playground,
  });
}
