import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import type { TestProject } from "vitest/node";
import {
  bundleSandbox,
  generateSandboxKeys,
  sandboxWorkerOptions,
} from "../../sandbox/boot-sandbox.mjs";

/** The sandbox that all of its own tests share. */
export interface SharedSandbox {
  /** Requests to `<origin>/<sandbox>/<world>/…` go to a world of `open`, or of `closed`, which has no switches. */
  origin: string;
  /** JSON texts of the public key sets that it knows, by age. */
  currentJwks: string;
  previousJwks: string;
  /** Its bundle, for tests that start one of their own. */
  scriptPath: string;
}

declare module "vitest" {
  interface ProvidedContext {
    sandbox: SharedSandbox;
  }
}

const compatibilityDate = "2026-04-01";

/** Sends a request on under the host name of its world: a test can't choose the host of a request to a port. */
const front = `export default {
  fetch(request, env) {
    const { pathname, search } = new URL(request.url);
    const [, sandbox, world, ...rest] = pathname.split("/");
    const url = "http://" + world + ".sandbox.internal/" + rest.join("/") + search;
    return env[sandbox].fetch(new Request(url, request));
  },
};`;

/** Starts the sandbox once for all test files, before the first of them, and stops it after the last. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "portico-sandbox-"));
  const scriptPath = await bundleSandbox(folder);
  const current = await generateSandboxKeys("2026-b");
  const previous = await generateSandboxKeys("2026-a");
  const keys = [current, previous].flatMap(({ privateJwks }) => JSON.parse(privateJwks).keys);
  const how = { scriptPath, privateJwks: JSON.stringify({ keys }) };
  const miniflare = new Miniflare({
    workers: [
      {
        name: "front",
        modules: true,
        script: front,
        compatibilityDate,
        serviceBindings: { open: "open", closed: "closed" },
      },
      { ...sandboxWorkerOptions(how), name: "open" },
      { ...sandboxWorkerOptions({ ...how, switches: false }), name: "closed" },
    ],
  });
  const origin = String(await miniflare.ready).replace(/\/$/, "");
  project.provide("sandbox", {
    origin,
    currentJwks: current.publicJwks,
    previousJwks: previous.publicJwks,
    scriptPath,
  });
  return async () => {
    await miniflare.dispose();
    await rm(folder, { recursive: true, force: true });
  };
}
