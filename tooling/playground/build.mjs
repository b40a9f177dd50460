/**
 * Bundles the playground into `build/playground/`: one script and one style sheet, with all packages in them. The
 * Worker's bundle copies them to its assets; in development Vite serves them.
 */
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

// In a test run NODE_ENV is "test", and Vite would compile JSX for React's development build.
process.env.NODE_ENV = "production";

await build({
  root: at("."),
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: at("build/playground"),
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
    // One file without lazy chunks, so CSP and assets need no more entries.
    rollupOptions: {
      output: { inlineDynamicImports: true },
      onwarn(warning, warn) {
        // "use client" matters to server renderers only, so it is dropped.
        if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
      },
    },
  },
});
