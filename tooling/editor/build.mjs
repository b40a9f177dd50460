/** Bundles the editor of brands into `build/editor/`: one script and one style sheet, which `npm run dev` serves. */
import { build } from "vite";
import { at, root } from "../command/paths.mjs";

process.env.NODE_ENV = "production";

await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: at("build/editor"),
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    lib: {
      entry: at("tooling/editor/client/main.tsx"),
      formats: ["es"],
      fileName: () => "editor.js",
      cssFileName: "editor",
    },
    rollupOptions: {
      output: { inlineDynamicImports: true },
      onwarn(warning, warn) {
        // "use client" matters to server renderers only, so it is dropped.
        if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
      },
    },
  },
});
