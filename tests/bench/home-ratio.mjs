import { freePort } from "../../tooling/runtime/free-port.mjs";
import { bundleWorker } from "./bundle-worker.mjs";
import { startWorkerd } from "./portal/workerd.mjs";
import { startRecorder } from "./recorder.mjs";
import { inTurns, viewsIn } from "./turns.mjs";

/** @typedef {Awaited<ReturnType<typeof startWorkerd>>} Running */
/** @typedef {Awaited<ReturnType<typeof startRecorder>>} Recorder */

/** @param {string} type */
const section = (type) => [
  "HomeSection",
  { type, offset: 0, limit: 10, tables: type === "LIVE", seats: false },
];

/** The operations of a guest's home page: the edge's check, the shell, and the page's blocks. */
const homeOperations = [
  ["EdgeStatus", {}],
  ["Shell", {}],
  ["HomeTop", {}],
  ["HomeHot", {}],
  ["HomeWinners", {}],
  ["HomeCategories", {}],
  ["HomeLanes", {}],
  section("RNG"),
  section("LIVE"),
  section("FISH"),
];

const rounds = 12;

/** The platform's response time in the second comparison, because no real platform responds at once. */
const platformMs = 20;

/**
 * Compares the home page's queries through the gateway, with a cold cache, with bare fetches of the same calls. Both
 * alternate in one workerd and get the same recorded responses; calls and responses are checked first. The first
 * comparison has a platform that responds at once, with all bare fetches concurrent, so that it shows the gateway's own
 * time. The second has a slow platform and six concurrent fetches, the limit of the edge. With a warm cache the gateway
 * is compared with writing the same finished values.
 * @param {{sandboxOrigin: string}} portal
 */
export function homeRatio(portal) {
  return withWorker(portal, async (worker, recorder, calls) => {
    const atOnce = await inTurns(worker, ["gateway", "bare"], rounds);
    const warm = await inTurns(worker, ["warm", "finished"], rounds);
    recorder.wait(platformMs);
    const later = await inTurns(worker, ["gateway", "six", "bare"], rounds / 2);
    return { calls, views: viewsIn(rounds), platformMs, atOnce, warm, later };
  });
}

/**
 * Compares the compiled executor with graphql-js for the same home page queries (decision 0014), alternating: with a
 * cold cache, and with cached rows but no cached section, where an executor has most work.
 * @param {{sandboxOrigin: string}} portal
 */
export function executorRatio(portal) {
  return withWorker(portal, async (worker) => {
    /** @param {string} way */
    const text = async (way) => (await fetch(`${worker.origin}/${way}?same`)).text();
    const [ours, theirs] = [await text("rows"), await text("rows-graphql-js")];
    if (ours !== theirs) throw new Error("The two executors answered differently");
    const cold = await inTurns(worker, ["gateway", "gateway-graphql-js"], rounds);
    const rows = await inTurns(worker, ["rows", "rows-graphql-js"], rounds);
    return {
      cold: { ours: cold.gateway, theirs: cold["gateway-graphql-js"] },
      rows: { ours: rows.rows, theirs: rows["rows-graphql-js"] },
    };
  });
}

/**
 * Starts a workerd with the home page's queries and a platform that responds at once, checks both, and keeps them while
 * `run` runs.
 * @template Found
 * @param {{sandboxOrigin: string}} portal
 * @param {(worker: Running, recorder: Recorder, calls: number) => Promise<Found>} run
 */
async function withWorker({ sandboxOrigin }, run) {
  const sandboxPort = Number(new URL(sandboxOrigin).port);
  const recorder = await startRecorder({ sandboxPort, world: "bench-ratio" });
  const worker = await startWorkerd({
    port: await freePort(),
    code: { "main.js": await bundleWorker("tests/bench/workers/home-ratio.worker.ts") },
    vars: { OPERATIONS: JSON.stringify(homeOperations) },
    services: { PLATFORM: `127.0.0.1:${recorder.port}` },
  });
  try {
    return await run(worker, recorder, await prepare(worker.origin, recorder));
  } finally {
    await worker.stop();
    recorder.stop();
  }
}

/**
 * Runs one page view through the gateway, whose calls the bare comparison then repeats; returns the number of calls.
 * @param {string} origin
 * @param {Recorder} recorder
 */
async function prepare(origin, recorder) {
  await firstView(origin);
  // Repeated for the calls alone: responses of a slow sandbox that came too late are recorded now.
  recorder.take();
  const body = await firstView(origin);
  if (body.includes('"errors"')) {
    throw new Error(`The home queries came to ${body.slice(0, 800)}`);
  }
  const plan = recorder.take().map(({ url, headers }) => ({
    url: `http://bench.sandbox.internal${url}`,
    headers: Object.entries(headers).filter(([name]) => !/^(host|connection|cf-)/.test(name)),
  }));
  await fetch(`${origin}/plan`, { method: "POST", body: JSON.stringify(plan) });
  const bare = await fetch(`${origin}/bare`).then((each) => each.json());
  const again = recorder.take().length;
  if (bare.length !== plan.length || again !== plan.length || plan.length === 0) {
    throw new Error(`The bare fan-out made ${again} calls, the gateway ${plan.length}`);
  }
  return plan.length;
}

let first = 0;

/** A page view with a cold cache. @param {string} origin */
async function firstView(origin) {
  first += 1;
  const answer = await fetch(`${origin}/gateway?first-${first}`);
  const body = await answer.text();
  if (!answer.ok)
    throw new Error(`The home queries came to ${answer.status} ${body.slice(0, 800)}`);
  return body;
}
