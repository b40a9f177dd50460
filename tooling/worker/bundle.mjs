/**
 * Bundles the portal's Worker into `build/worker/`, ready for upload. A dynamic import becomes a module of its own,
 * which is evaluated only when it is needed (decision 0021). Run it after the pages' build. `wrangler.toml` names the
 * output.
 *
 * With --production it writes the deployed bundle into `build/production/`: the Worker without the developers' pages,
 * and the files without the playground.
 */
import { cpSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { slimDocumentsForWorker } from "../codegen/slim-documents.mjs";
import { at } from "../command/paths.mjs";
import { replacements } from "../patches/replacements.mjs";

/** The bundler of wrangler. */
const wrangler = createRequire(import.meta.url).resolve("wrangler");
/** @type {import("esbuild")} */
const esbuild = createRequire(wrangler)("esbuild");

/** The rows of `tooling/patches/replacements.mjs` that are for this build. @type {import("esbuild").Plugin} */
const replaceModules = {
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
    build.onEnd(() => ({
      errors: [...missed].map(({ module }) => ({ text: `Nothing imports ${module} any more` })),
    }));
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
  // No `keepNames`, because it would wrap each function for a name that is not used.
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
  plugins: [slimDocumentsForWorker, replaceModules],
  logLevel: "error",
});

if (production) {
  const playground = at("build/client/playground");
  cpSync(at("build/client"), at("build/production/client"), {
    recursive: true,
    filter: (path) => path !== playground,
  });
}
