import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { exportJWK, generateKeyPair } from "jose";
import { esbuild } from "../tooling/worker/esbuild.mjs";
import { artFiles } from "./show/art/art-files.mjs";

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Bundles the sandbox for workerd. The bundle is not minified and functions keep no names, because game pages
 * send some functions to the browser as text.
 * @param {string} outdir where `worker.js` is written
 * @returns {Promise<string>} the path of the bundle
 */
export async function bundleSandbox(outdir) {
  const outfile = `${outdir}/worker.js`;
  await esbuild.build({
    entryPoints: [here("./worker.ts")],
    outfile,
    bundle: true,
    format: "esm",
    target: "es2024",
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*", "node:*"],
    define: { SANDBOX_ART: JSON.stringify(artFiles()) },
    sourcemap: true,
    sourcesContent: false,
    logLevel: "error",
  });
  return outfile;
}

/**
 * Generates a pair of key sets: `privateJwks` for the sandbox, `publicJwks` for the gateway.
 * @param {string} [kid]
 */
export async function generateSandboxKeys(kid = "sandbox-1") {
  const { privateKey, publicKey } = await generateKeyPair("RSA-OAEP-256", { extractable: true });
  /** @param {CryptoKey} key */
  const named = async (key) => ({
    ...(await exportJWK(key)),
    kid,
    alg: "RSA-OAEP-256",
    use: "enc",
  });
  return {
    privateJwks: JSON.stringify({ keys: [await named(privateKey)] }),
    publicJwks: JSON.stringify({ keys: [await named(publicKey)] }),
  };
}

/**
 * Options of the sandbox as one worker of a Miniflare instance.
 * @param {{ scriptPath: string, privateJwks: string, publicOrigin?: string, switches?: boolean }} how
 */
export function sandboxWorkerOptions({ scriptPath, privateJwks, publicOrigin, switches = true }) {
  return {
    name: "portico-sandbox",
    modules: true,
    scriptPath,
    // Module names are relative to this folder; a bundle outside the working directory needs it.
    modulesRoot: dirname(scriptPath),
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["enable_request_signal", "request_signal_passthrough"],
    // The call log is in memory only, so an idle world must not be evicted between two reads of it.
    durableObjects: {
      WORLD: { className: "World", useSQLite: true, unsafePreventEviction: true },
    },
    bindings: {
      PUBLIC_ORIGIN: publicOrigin ?? "http://localhost:8789",
      SANDBOX_PRIVATE_JWKS: privateJwks,
      ...(switches ? { SANDBOX_SWITCHES: "1" } : {}),
    },
  };
}
