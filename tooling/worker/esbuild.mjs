import { createRequire } from "node:module";

/** The bundler that wrangler brings: one version bundles every Worker. */
const wrangler = createRequire(import.meta.url).resolve("wrangler");
/** @type {typeof import("esbuild")} */
export const esbuild = createRequire(wrangler)("esbuild");
