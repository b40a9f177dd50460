import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll } from "vitest";
import { bundleSandbox, generateSandboxKeys, sandboxWorkerOptions } from "./boot-sandbox.mjs";
import { SandboxClient } from "./sandbox-client.mjs";

/**
 * Boots the sandbox before the tests of a file and stops it after them. Returns a function that creates a
 * client of a world.
 * @returns {(world: string) => SandboxClient}
 */
export function bootTestSandbox() {
  /** @type {Miniflare} */
  let miniflare;
  let publicJwks = "";
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "portico-sandbox-"));
    const scriptPath = await bundleSandbox(folder);
    const keys = await generateSandboxKeys();
    publicJwks = keys.publicJwks;
    miniflare = new Miniflare(sandboxWorkerOptions({ scriptPath, privateJwks: keys.privateJwks }));
    await miniflare.ready;
  }, 120_000);
  afterAll(async () => {
    await miniflare?.dispose();
    await rm(folder, { recursive: true, force: true });
  });
  return (world) => new SandboxClient(miniflare, world, publicJwks);
}
