import { freePort } from "../../tooling/runtime/free-port.mjs";
import { startRuntime } from "../../tooling/runtime/runtime.mjs";
import { makeSecrets } from "../../tooling/runtime/secrets.mjs";
import { kB } from "../../tooling/worker/bundle-size.mjs";
import { signIn } from "../support/sign-in.mjs";
import { bundleWorker } from "./bundle-worker.mjs";
import { rssOf } from "./portal/lone-portal.mjs";
import { cpuOf, startWorkerd } from "./portal/workerd.mjs";
import { row } from "./table.mjs";

const rows = 1_000_000;
const perStep = 500;
const playedRounds = 100_000;
const dayMs = 86_400_000;
const formats = /** @type {const} */ (["CSV", "XLSX"]);

/**
 * @typedef {{format: string, rows: number, bytes: number, ms: number, cpuMs: number, steps: number, rssMb: number[]}} Made
 * @typedef {{format: string, rows: number, bytes: number, ms: number, steps: number}} Played
 */

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Makes files in the background (N12). First a file of a million rows in each format: the object in its own workerd
 * with a heap of 40 MB, so that what grows is seen soon, on a platform that makes rows up and a bucket that drops its parts. Then a file of a world's
 * real rounds through the whole portal, where gateway, sandbox and bucket are part of the time.
 * @returns {Promise<{made: Made[], played: Played[]}>} `rssMb`: memory of the process before, and at most in each tenth of the rows
 */
export async function files() {
  const made = [];
  for (const format of formats) made.push(await makeFile(format));
  return { made, played: await playedFiles() };
}

/**
 * @param {string} format
 * @returns {Promise<Made>}
 */
async function makeFile(format) {
  const code = { "files.js": await bundleWorker("tests/bench/workers/files.worker.ts") };
  const objects = { FILES: "FilesObject" };
  const worker = await startWorkerd({ code, objects, port: await freePort(), heapMb: 40 });
  try {
    const before = rssOf(worker.pid);
    const rssMb = Array.from({ length: 11 }, () => before);
    const [started, cpu] = [performance.now(), cpuOf(worker.pid)];
    await (await fetch(`${worker.origin}/start?id=f&format=${format}&rows=${rows}`)).text();
    for (;;) {
      await wait(250);
      /** @type {{state: string, rows: number, bytes: number}[]} */
      const [file] = await (await fetch(`${worker.origin}/list`)).json();
      const tenth = Math.max(1, Math.ceil(((file?.rows ?? 0) / rows) * 10));
      rssMb[tenth] = Math.max(rssMb[tenth] ?? 0, rssOf(worker.pid));
      if (file?.state === "RUNNING") continue;
      if (file?.state !== "DONE") throw new Error(`the file ended as ${file?.state}`);
      const ms = performance.now() - started;
      const steps = rows / perStep;
      return { format, rows, bytes: file.bytes, ms, cpuMs: cpuOf(worker.pid) - cpu, steps, rssMb };
    }
  } finally {
    await worker.stop();
  }
}

/** @returns {Promise<Played[]>} */
async function playedFiles() {
  const runtime = await startRuntime({
    port: 0,
    sandboxPort: await freePort(),
    state: null,
    secrets: makeSecrets(),
    level: "error",
    write: (text) => process.stderr.write(`${text}\n`),
  });
  try {
    const world = "bench-files";
    const grown = await fetch(`${runtime.sandboxOrigin}/__sandbox/large?world=${world}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ rounds: playedRounds }),
    });
    if (!grown.ok) throw new Error(`The world did not grow: ${await grown.text()}`);
    const cookie = await signIn(runtime, { world, username: "agent1" });
    /** @param {string} query @param {object} [variables] */
    const send = async (query, variables = {}) => {
      const answer = await fetch(`${runtime.origin}/graphql`, {
        method: "POST",
        headers: {
          cookie,
          accept: "application/json",
          "content-type": "application/json",
          origin: runtime.origin,
          "sec-fetch-site": "same-origin",
          "x-portico": "1",
          "x-dev-world": world,
          "x-dev-country": "KR",
        },
        body: JSON.stringify({ query, variables }),
      });
      return answer.json();
    };
    const played = [];
    for (const format of formats) played.push(await playedFile(send, format));
    return played;
  } finally {
    await runtime.stop();
  }
}

/**
 * @param {(query: string, variables?: object) => Promise<any>} send
 * @param {string} format
 * @returns {Promise<Played>}
 */
async function playedFile(send, format) {
  const day = Math.floor(Date.now() / dayMs) * dayMs;
  const range = { from: day - 89 * dayMs, to: day + dayMs - 1 };
  const start = `mutation ($input: StartAgentFileInput!) {
    startAgentFile(input: $input) { __typename ... on ChangeAgentFileSuccess { id } }
  }`;
  const started = performance.now();
  const begun = await send(start, { input: { report: "RECORDS", format, range } });
  const id = begun.data?.startAgentFile?.id;
  if (!id) throw new Error(`no file was begun: ${JSON.stringify(begun)}`);
  for (;;) {
    await wait(500);
    const { data } = await send("{ agent { files { nodes { id state rows bytes } } } }");
    /** @type {{id: string, state: string, rows: number, bytes: number}[]} */
    const nodes = data?.agent?.files?.nodes ?? [];
    const file = nodes.find((each) => each.id === id);
    if (file?.state === "RUNNING") continue;
    if (file?.state !== "DONE") throw new Error(`the file ended as ${file?.state}`);
    const steps = Math.ceil(file.rows / perStep);
    const ms = performance.now() - started;
    return { format, rows: file.rows, bytes: file.bytes, ms, steps };
  }
}

/** @param {{ms: number, steps: number}} file */
const perStepMs = ({ ms, steps }) => `${(ms / steps).toFixed(1)} ms`;

/** @param {{made: Made[], played: Played[]}} found */
export const fileRows = ({ made, played }) => [
  ...made.flatMap((file) => [
    row(
      `${file.format} of ${file.rows} rows made up (${kB(file.bytes)}): time / per step / CPU per step`,
      `${(file.ms / 1000).toFixed(0)} s / ${perStepMs(file)} / ${(file.cpuMs / file.steps).toFixed(1)} ms`,
    ),
    row(
      "the same: memory of the process before, then at most in each tenth of the rows",
      `${file.rssMb.join(", ")} MB`,
    ),
  ]),
  ...played.map((file) =>
    row(
      `${file.format} of ${file.rows} rounds through the portal (${kB(file.bytes)}): time / per step`,
      `${(file.ms / 1000).toFixed(0)} s / ${perStepMs(file)}`,
    ),
  ),
];
