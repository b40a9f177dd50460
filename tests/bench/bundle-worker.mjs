import { at } from "../../tooling/command/paths.mjs";
import { esbuild } from "./tools.mjs";

/**
 * Bundles a Worker of the bench as a deployment does, and returns its text.
 * @param {string} entry its path in the repository
 */
export async function bundleWorker(entry) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [at(entry)],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*", "node:*"],
    define: { "process.env.NODE_ENV": '"production"' },
    tsconfig: at("tsconfig.json"),
  });
  const [output] = outputFiles;
  if (!output) throw new Error("esbuild wrote nothing");
  return output.text;
}
