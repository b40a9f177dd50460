import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import type { Plugin, PluginOption } from "vite";
import { slimDocumentsPlugin } from "./codegen/slim-documents.mjs";
import { browserChunks } from "./pages/chunks.ts";
import { licences } from "./pages/licences.ts";
import { messageFiles } from "./pages/message-files.ts";
import { messagePreloads } from "./pages/message-preloads.ts";
import { moduleSizes } from "./pages/module-sizes.ts";
import { pageTexts } from "./pages/page-texts.ts";
import { viteReplacements } from "./patches/vite-replacements.ts";

/** The Vite plug-in that builds the pages: for browsers, for the Worker, and in development. */
export function portico(): PluginOption[] {
  return [
    settings(),
    viteReplacements(),
    licences(),
    pageTexts(),
    messageFiles(),
    messagePreloads(),
    moduleSizes(),
    tailwindcss(),
    slimDocumentsPlugin(),
    remix({
      // A build empties it.
      buildDirectory: "build/pages",
      serverModuleFormat: "esm",
      ignoredRouteFiles: ["**/*"],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
        // Off: its manifest endpoint has an open advisory and Remix v2 gets no more fixes.
        v3_lazyRouteDiscovery: false,
      },
    }),
  ];
}

function settings(): Plugin {
  return {
    name: "portico:settings",
    config: (_config, { command, isSsrBuild }) => ({
      // Without it the server bundle contains React's development build.
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      ssr: {
        // The Worker is bundled whole, with the conditions of workerd.
        noExternal: command === "build" ? true : undefined,
        resolve: {
          conditions: ["workerd", "worker", "browser"],
          externalConditions: ["workerd", "worker"],
        },
      },
      build: {
        target: "es2022",
        // Terser saves 4 kB on the home page compared with esbuild.
        minify: isSsrBuild ? true : "terser",
        terserOptions: {
          module: true,
          ecma: 2020,
          compress: { passes: 2 },
          format: { comments: false },
        },
        assetsInlineLimit: 0,
        // Browsers without `modulepreload` find the same files a little later.
        modulePreload: { polyfill: false },
        sourcemap: false,
        rollupOptions: isSsrBuild ? {} : browserOutput,
      },
    }),
  };
}

const browserOutput = {
  output: { manualChunks: browserChunks() },
};
