import { freePort } from "../../scripts/lib/free-port.mjs";
import { at } from "../../scripts/lib/paths.mjs";
import { startRecorder } from "./recorder.mjs";
import { esbuild } from "./tools.mjs";
import { cpuOf, median, startWorkerd } from "./workerd.mjs";

/** @typedef {Awaited<ReturnType<typeof startWorkerd>>} Running */
/** @typedef {{cpuMs: number, ms: number}} Spent */

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
const perRound = 40;
const warmUp = 60;

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
export async function homeRatio(portal) {
  const sandboxPort = Number(new URL(portal.sandboxOrigin).port);
  const recorder = await startRecorder({ sandboxPort, world: "bench-ratio" });
  const worker = await startWorkerd({
    port: await freePort(),
    date: "2026-04-01",
    code: await bundle(),
    vars: { OPERATIONS: JSON.stringify(homeOperations) },
    services: { PLATFORM: `127.0.0.1:${recorder.port}` },
  });
  try {
    const calls = await prepare(worker.origin, recorder);
    const atOnce = await compare(worker, ["gateway", "bare"], rounds);
    const warm = await compare(worker, ["warm", "kept"], rounds);
    recorder.wait(platformMs);
    const later = await compare(worker, ["gateway", "six", "bare"], rounds / 2);
    return { calls, views: rounds * perRound, platformMs, atOnce, warm, later };
  } finally {
    await worker.stop();
    recorder.stop();
  }
}

/**
 * CPU per view and median time of each way, in ms.
 * @template {string} Way
 * @param {Running} worker
 * @param {Way[]} ways
 * @param {number} times
 * @returns {Promise<Record<Way, Spent>>}
 */
async function compare(worker, ways, times) {
  /** @type {Map<Way, {cpu: number, times: number[]}>} */
  const spent = new Map(ways.map((way) => [way, { cpu: 0, times: [] }]));
  for (const way of ways) await views(worker, way, warmUp);
  for (let round = 0; round < times; round += 1) {
    for (const way of ways) {
      const { cpu, times: taken } = await views(worker, way, perRound);
      const sum = spent.get(way);
      if (!sum) continue;
      sum.cpu += cpu;
      sum.times.push(...taken);
    }
  }
  const rows = [...spent].map(([way, sum]) => [
    way,
    { cpuMs: sum.cpu / (times * perRound), ms: median(sum.times) },
  ]);
  return Object.fromEntries(rows);
}

/**
 * One view through the gateway makes the plan of the bare one; answers how many calls it takes.
 * @param {string} origin
 * @param {Awaited<ReturnType<typeof startRecorder>>} recorder
 */
async function prepare(origin, recorder) {
  const answer = await fetch(`${origin}/gateway?first`);
  const body = await answer.text();
  if (!answer.ok || body.includes('"errors"')) {
    throw new Error(`The home queries came to ${answer.status} ${body.slice(0, 800)}`);
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

let view = 0;
/**
 * @param {Running} worker
 * @param {string} way
 * @param {number} count
 */
async function views(worker, way, count) {
  /** @type {number[]} */
  const times = [];
  const before = cpuOf(worker.pid);
  for (let index = 0; index < count; index += 1) {
    view += 1;
    const started = performance.now();
    await (await fetch(`${worker.origin}/${way}?${view}`)).arrayBuffer();
    times.push(performance.now() - started);
  }
  return { cpu: cpuOf(worker.pid) - before, times };
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
