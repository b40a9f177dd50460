/**
 * Bundles the playground into `build/client/playground/`: one script and one style sheet, everything
 * in them. Run after the pages' build, which empties `build/client`.
 */
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

// A test run that builds says "test" here, and Vite would write JSX for React's development build.
process.env.NODE_ENV = "production";

await build({
  root: at("."),
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: at("build/client/playground"),
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    lib: {
      entry: at("gateway/developer/playground/client.tsx"),
      formats: ["es"],
      fileName: () => "playground.js",
      cssFileName: "playground",
    },
    // One file: nothing is loaded later, so nothing can be missing from the policy or the assets.
    rollupOptions: {
      output: { inlineDynamicImports: true },
      onwarn(warning, warn) {
        // "use client" means something to a server renderer only; here it is just dropped.
        if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
      },
    },
  },
});
