import { readdirSync } from "node:fs";
import { unstable_getMiniflareWorkerOptions as fromConfig } from "wrangler";
import { at } from "../command/paths.mjs";

/** @type {Record<string, "ESModule" | "CompiledWasm" | "Text" | "Data">} */
const kinds = { ".js": "ESModule", ".wasm": "CompiledWasm", ".txt": "Text", ".bin": "Data" };

/**
 * Returns Miniflare's options of a built Worker: bindings, Durable Objects and assets from its wrangler.toml, and its
 * bundled modules. So development runs the configuration that is deployed.
 * @param {{config: string, built: string, main: string, environment?: string,
 *   bindings: Record<string, string>, name: string}} worker
 */
export function workerOptions({ config, built, main, environment, bindings, name }) {
  const { workerOptions: options } = fromConfig(at(config), environment);
  const { modulesRules: _rules, ...rest } = options;
  return {
    ...rest,
    name,
    bindings: { ...rest.bindings, ...bindings },
    modulesRoot: at(built),
    modules: modulesIn(at(built), main),
  };
}

/**
 * @param {string} folder
 * @param {string} main
 */
function modulesIn(folder, main) {
  const others = readdirSync(folder).filter((name) => name !== main && kinds[endOf(name)]);
  return [main, ...others].map((name) => ({
    type: kinds[endOf(name)] ?? "Data",
    path: `${folder}/${name}`,
  }));
}

/** @param {string} name */
const endOf = (name) => name.slice(name.lastIndexOf("."));
