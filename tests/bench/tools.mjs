import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
/**
 * Resolves a dependency of an installed package, in the version that the package uses.
 * @param {string} owner
 * @param {string} name
 */
const of = (owner, name) => createRequire(require.resolve(owner))(name);

/** The path of the workerd that Miniflare starts. @type {string} */
export const workerdPath = of("miniflare", "workerd").default;

/** The bundler that wrangler bundles with. @type {typeof import("esbuild")} */
export const esbuild = of("wrangler", "esbuild");
