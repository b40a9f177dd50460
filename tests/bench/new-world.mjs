import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleSandbox, generateSandboxKeys } from "../../sandbox/boot-sandbox.mjs";
import { freePort } from "../../tooling/runtime/free-port.mjs";
import { cpuOf, startWorkerd } from "./portal/workerd.mjs";

/** Worlds that warm the code up, and those that are measured. */
const [warmUp, measured] = [20, 100];

const headers = { Merchant: "aurora", ModuleId: "COMM3", Language: "EN" };
/** A call that reads nothing of the world: the rest of its time is the making of the world. */
const path = "/wps/system/domainRoute";
/** A call that needs the agents and their history. */
const report = "/__sandbox/entries";

/**
 * Processor time of workerd for a new world of the sandbox, in ms: with its first call, and with a call that needs its
 * history.
 */
export async function newWorld() {
  const folder = mkdtempSync(join(tmpdir(), "portico-world-"));
  const { privateJwks } = await generateSandboxKeys();
  const worker = await startWorkerd({
    port: await freePort(),
    path: "/healthz",
    code: { "worker.js": readFileSync(await bundleSandbox(folder), "utf8") },
    objects: { WORLD: "World" },
    vars: {
      PUBLIC_ORIGIN: "http://localhost:8789",
      SANDBOX_PRIVATE_JWKS: privateJwks,
      SANDBOX_SWITCHES: "1",
    },
    inMemory: true,
  });
  /** @param {string} path @param {string} world */
  const send = async (path, world) => {
    const answer = await fetch(`${worker.origin}${path}?world=${world}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  };
  /** @param {string} path @param {(at: number) => string} world */
  const mean = async (path, world) => {
    const before = cpuOf(worker.pid);
    for (let at = 0; at < measured; at += 1) await send(path, world(at));
    return (cpuOf(worker.pid) - before) / measured;
  };
  try {
    for (let at = 0; at < warmUp; at += 1) {
      await send(path, `warm-${at}`);
      await send(report, `warm-${at}`);
    }
    return {
      worlds: measured,
      worldMs: await mean(path, (at) => `new-${at}`),
      historyMs: await mean(report, (at) => `new-${at}`),
      repeatMs: await mean(report, (at) => `new-${at}`),
      callMs: await mean(path, (at) => `new-${at}`),
    };
  } finally {
    await worker.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
