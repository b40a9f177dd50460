import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { slimDocumentsForWorker } from "../codegen/slim-documents.mjs";
import { at } from "../command/paths.mjs";
import { replacements } from "../patches/replacements.mjs";
import { esbuild } from "./esbuild.mjs";
import { pagesFromVite } from "./pages-from-vite.mjs";

/**
 * The rows of `tooling/patches/replacements.mjs` that are for this build.
 * @param {"start" | "production" | "dev"} kind without the pages, a row of theirs has nothing to replace
 * @returns {import("esbuild").Plugin}
 */
const replaceModules = (kind) => ({
  name: "portico-replacements",
  setup(build) {
    const missed = new Set(replacements.filter((row) => row.build === "Worker"));
    for (const row of missed) {
      const path = row.module.replaceAll(/[.\\/]/g, "\\$&");
      if (row.module === row.package) {
        build.onResolve({ filter: new RegExp(`^${path}$`) }, () => {
          missed.delete(row);
          return { path: at(row.by) };
        });
      } else {
        build.onLoad({ filter: new RegExp(`/node_modules/${path}$`) }, () => {
          missed.delete(row);
          return { contents: readFileSync(at(row.by), "utf8"), loader: "ts", resolveDir: at("") };
        });
      }
    }
    if (kind === "dev") return;
    build.onEnd(() => ({
      errors: [...missed].map(({ module }) => ({ text: `Nothing imports ${module} any more` })),
    }));
  },
});

/**
 * Bundles the portal's Worker. What is imported on demand is a module of its own, which the Worker carries and
 * evaluates when it is first needed (decision 0021).
 * @param {"start" | "production" | "dev"} kind
 *   - `start`: what `npm start` and the tests run, in `build/worker`; the playground goes to its files.
 *   - `production`: what is deployed, in `build/production`: without the developers' pages and the playground.
 *   - `dev`: what `npm run dev` runs, in `build/dev`: without the built pages, because Vite renders them.
 */
export async function bundlePortal(kind) {
  const folder = { start: "build", production: "build/production", dev: "build/dev" }[kind];
  rmSync(at(kind === "start" ? "build/worker" : folder), { recursive: true, force: true });
  await esbuild.build({
    absWorkingDir: at(""),
    entryPoints: [at("app/entry.worker.ts")],
    outdir: at(`${folder}/worker`),
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2024",
    // No `keepNames`: each function would be wrapped to keep a name that nobody reads.
    minify: true,
    // Texts in Korean, Thai and so on stay as they are: escaped they take six characters for each.
    charset: "utf8",
    legalComments: "none",
    sourcemap: true,
    sourcesContent: false,
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*", "node:*"],
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env.PORTICO_BUNDLE": kind === "production" ? '"production"' : '"development"',
      "navigator.userAgent": '"Cloudflare-Workers"',
      // A route's `handle` may come with code that Vite tells where it runs.
      ...(kind === "dev" ? { "import.meta.env": '{ "SSR": true, "DEV": true }' } : {}),
    },
    plugins: [
      slimDocumentsForWorker,
      replaceModules(kind),
      ...(kind === "dev" ? [pagesFromVite] : []),
    ],
    logLevel: "error",
  });
  copyFiles(kind);
}

/** Puts the files beside the Worker that its configuration names as assets. @param {string} kind */
function copyFiles(kind) {
  /** @param {string} from @param {string} to */
  const copy = (from, to) => cpSync(at(from), at(to), { recursive: true });
  if (kind === "start") copy("build/playground", "build/pages/client/playground");
  if (kind === "dev") {
    // wrangler.toml names it, and wrangler reads no configuration whose folder is missing.
    mkdirSync(at("build/pages/client"), { recursive: true });
    copy("public", "build/dev/client");
  }
  if (kind === "production") {
    const playground = at("build/pages/client/playground");
    cpSync(at("build/pages/client"), at("build/production/client"), {
      recursive: true,
      filter: (path) => path !== playground,
    });
  }
}
