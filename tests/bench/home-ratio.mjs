import { at } from "../../tooling/command/paths.mjs";
import { freePort } from "../../tooling/runtime/free-port.mjs";
import { startRecorder } from "./recorder.mjs";
import { esbuild } from "./tools.mjs";
import { inTurns, viewsIn } from "./turns.mjs";
import { startWorkerd } from "./workerd.mjs";

/** @typedef {Awaited<ReturnType<typeof startWorkerd>>} Running */
/** @typedef {Awaited<ReturnType<typeof startRecorder>>} Recorder */

/** @param {string} type */
const section = (type) => ["HomeSection", { type, offset: 0, limit: 10 }];

/** What a guest's home page asks the gateway: the edge's check, the shell, and the page's blocks. */
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

/** How long the platform takes in the second comparison: no platform answers at once. */
const platformMs = 20;

/**
 * The cold home queries through the gateway against a bare fetch of the same calls, in one workerd, in
 * turns. Both get the same recorded answers; calls and answers are checked first. Once with a platform
 * that answers at once, where every microsecond of ours shows, against a fetch of all at once; once with
 * one that takes its time, against six at once, which is what the edge grants anybody. Warm, with the
 * region of one view for all, against writing the same finished values out.
 * @param {{sandboxOrigin: string}} portal
 */
export function homeRatio(portal) {
  return withWorker(portal, async (worker, recorder, calls) => {
    const atOnce = await inTurns(worker, ["gateway", "bare"], rounds);
    const warm = await inTurns(worker, ["warm", "kept"], rounds);
    recorder.wait(platformMs);
    const later = await inTurns(worker, ["gateway", "six", "bare"], rounds / 2);
    return { calls, views: viewsIn(rounds), platformMs, atOnce, warm, later };
  });
}

/**
 * The same home queries by the compiled executor and by graphql's own (decision 0014), in turns: cold,
 * and out of rows that are at hand with no finished section kept, where an executor has most to do.
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
 * A workerd with the home queries on a platform that answers at once, checked, for as long as `run` takes.
 * @template Found
 * @param {{sandboxOrigin: string}} portal
 * @param {(worker: Running, recorder: Recorder, calls: number) => Promise<Found>} run
 */
async function withWorker({ sandboxOrigin }, run) {
  const sandboxPort = Number(new URL(sandboxOrigin).port);
  const recorder = await startRecorder({ sandboxPort, world: "bench-ratio" });
  const worker = await startWorkerd({
    port: await freePort(),
    code: { "main.js": await bundle() },
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
 * One view through the gateway makes the plan of the bare one; returns how many calls it takes.
 * @param {string} origin
 * @param {Recorder} recorder
 */
async function prepare(origin, recorder) {
  await firstView(origin);
  // Once more, for the calls alone: what a slow sandbox answered too late is recorded by now.
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

/** A view that finds nothing kept. @param {string} origin */
async function firstView(origin) {
  first += 1;
  const answer = await fetch(`${origin}/gateway?first-${first}`);
  const body = await answer.text();
  if (!answer.ok)
    throw new Error(`The home queries came to ${answer.status} ${body.slice(0, 800)}`);
  return body;
}

async function bundle() {
  const { outputFiles } = await esbuild.build({
    entryPoints: [at("tests/bench/home-ratio.worker.ts")],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*", "node:*"],
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const [output] = outputFiles;
  if (!output) throw new Error("esbuild wrote nothing");
  return output.text;
}
