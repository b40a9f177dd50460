import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { browserChunks } from "./tooling/pages/chunks.ts";
import { slimDocumentsPlugin } from "./tooling/codegen/slim-documents.mjs";
import { licences } from "./tooling/pages/licences.ts";
import { messageChunks } from "./tooling/pages/message-preloads.ts";
import { messageFiles } from "./tooling/pages/message-files.ts";
import { routeChunks } from "./tooling/patches/route-modules.ts";
import { leanServerReact } from "./tooling/worker/server-modules.ts";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

const fileName = ({ name }: { name: string }) =>
  named.has(name) ? "assets/[name]-[hash].js" : "assets/[hash:7].js";
/** What every page has. */
const named = new Set(["libraries", "shell"]);

export default defineConfig(({ command, isSsrBuild }) => ({
  // Else the server bundle carries (and, where nothing sets NODE_ENV, runs) React's development build.
  define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
  esbuild: { legalComments: "none" },
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  ssr: {
    // The Worker is one file in the end, so everything is bundled, with the conditions of workerd.
    noExternal: true,
    resolve: {
      conditions: ["workerd", "worker", "browser"],
      externalConditions: ["workerd", "worker"],
    },
  },
  build: {
    target: "es2022",
    minify: isSsrBuild ? true : "terser",
    terserOptions: { module: true, ecma: 2020, compress: { passes: 2 }, format: { comments: false } },
    assetsInlineLimit: 0,
    modulePreload: {
      // A browser that knows no `modulepreload` finds the same files a little later.
      polyfill: false,
      // What every page has needn't be named wherever a part comes later.
      resolveDependencies: (_file, files) =>
        files.filter((file) => !/\/(?:libraries|shell)-[\w-]+\.js$/.test(file)),
    },
    sourcemap: false,
    rollupOptions: isSsrBuild
      ? {}
      : {
          output: {
            manualChunks: browserChunks(),
            // Names of files are said wherever one asks for another, and most of all in the list of routes.
            entryFileNames: fileName,
            chunkFileNames: fileName,
          },
          // Parts that come later are imported for the server alone (`app/ui/later.tsx`).
          treeshake: { moduleSideEffects: (id) => !id.endsWith(".later.tsx") },
        },
  },
  plugins: [
    leanServerReact(),
    routeChunks(),
    licences(),
    messageFiles(),
    messageChunks(),
    tailwindcss(),
    slimDocumentsPlugin(),
    remix({
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
  ],
}));
