import { readFileSync } from "node:fs";
import { unstable_getMiniflareWorkerOptions as fromConfig } from "wrangler";
import { at } from "../../../tooling/command/paths.mjs";
import { freePort } from "../../../tooling/runtime/free-port.mjs";
import { startRuntime } from "../../../tooling/runtime/runtime.mjs";
import { makeSecrets } from "../../../tooling/runtime/secrets.mjs";
import { modulesIn } from "../../../tooling/worker/bundle-size.mjs";
import { startWorkerd } from "./workerd.mjs";

/** The Durable Objects of the deployed portal, without that of files, which needs a bucket. */
export function classesOfObjects() {
  const { durableObjects = {} } = fromConfig(at("wrangler.toml")).workerOptions;
  /** @type {Record<string, string>} */
  const classes = {};
  for (const [name, object] of Object.entries(durableObjects)) {
    const className = typeof object === "string" ? object : object.className;
    if (name !== "FILES" && className) classes[name] = className;
  }
  return classes;
}

/**
 * The built portal for its own workerd, with a sandbox in another process.
 * @param {import("../../../tooling/runtime/secrets.mjs").Secrets} secrets
 * @param {number} sandboxPort
 */
function portalOf({ SESSION_KEY, EXCLUSION_KEY, PLATFORM_JWKS }, sandboxPort) {
  return {
    code: modulesIn(at("build/worker"), "entry.worker.js"),
    path: "/healthz",
    vars: {
      ENVIRONMENT: "development",
      BRAND: "aurora",
      PLATFORM_ORIGIN: "http://{world}.sandbox.internal",
      SANDBOX_ORIGIN: `http://localhost:${sandboxPort}`,
      SESSION_KEY,
      EXCLUSION_KEY,
      PLATFORM_JWKS,
    },
    objects: classesOfObjects(),
    files: { ASSETS: at("build/pages/client") },
    services: { PLATFORM: `127.0.0.1:${sandboxPort}` },
  };
}

/** Resident memory of a process, in MB (Linux). @param {number | undefined} pid */
export function rssOf(pid) {
  const [, kB] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kB) / 1000);
}

/**
 * Starts the built portal in its own workerd, and the sandbox in another process.
 * @param {{heapMb?: number}} [options] the heap limit
 */
export async function startLonePortal(options = {}) {
  const secrets = makeSecrets();
  const sandboxPort = await freePort();
  const platform = await startRuntime({
    port: 0,
    sandboxPort,
    state: null,
    secrets,
    level: "error",
    write: (text) => process.stderr.write(`${text}\n`),
  });
  const port = await freePort();
  const worker = await startWorkerd({ ...portalOf(secrets, sandboxPort), port, ...options });
  return {
    pid: worker.pid,
    place: { origin: worker.origin, sandboxOrigin: platform.sandboxOrigin },
    async stop() {
      await worker.stop();
      await platform.stop();
    },
  };
}
