import { signIn } from "../support/sign-in.mjs";
import { rssOf, startLonePortal } from "./portal/lone-portal.mjs";
import { cpuOf, median } from "./portal/workerd.mjs";

const world = "bench-agent";
const headers = { "x-dev-country": "KR", "x-dev-world": world };
/** The pages of the agent center that read a report. */
const pages = [
  ..."overview downline records profit revenue transactions dividends".split(" "),
  ..."daily hourly real-time".split(" ").map((kind) => `salary/${kind}`),
  ..."team profit/branches income".split(" "),
  ..."branch account day vendor game".split(" ").map((by) => `revenue/by/${by}`),
];
/** Pages of a month beside the month before, with a chart of each row's days (N6). */
const comparedPages = ["profit", "profit/branches", "revenue/by/account"];
const views = 5;
const days = 90;
const dayMs = 86_400_000;
const rowsWanted = 100_000;

/**
 * @typedef {{page: string, calls: number, firstRowMs: number, slowestMs: number, afterMs: number, cpuMs: number, bytes: number}} View
 *   `slowestMs`: the platform's slowest call; `afterMs`: from the platform's last answer before the first row to that row
 * @typedef {{rows: number, ms: number, cpuMs: number, bytes: number, rssMb: number[]}} File
 */

/**
 * Measures the agent center's reports of ninety days in a world with five thousand accounts and a million rounds. The
 * built Worker runs in its own workerd. Then all rounds of the team are downloaded as a file, in parts.
 * @returns {Promise<{pages: View[], file: File}>} `rssMb`: memory before, and its maximum while the file was written
 */
export async function agentReports() {
  const lone = await startLonePortal();
  try {
    const { sandboxOrigin } = lone.place;
    const grown = await fetch(`${sandboxOrigin}/__sandbox/large?world=${world}`, {
      method: "POST",
    });
    if (!grown.ok) throw new Error(`The world did not grow: ${await grown.text()}`);
    const { place } = lone;
    const cookie = await signIn(place, { world, username: "agent1", headers });
    const portal = { ...place, pid: lone.pid, headers: { ...headers, cookie } };
    const seen = [];
    for (const page of pages) seen.push(await viewsOf(portal, page, `${page}?${lastDays(days)}`));
    for (const page of comparedPages) {
      const path = `${page}?${lastDays(30)}&compare=before`;
      seen.push(await viewsOf(portal, `${page}, compared`, path));
    }
    return { pages: seen, file: await fileOf(portal) };
  } finally {
    await lone.stop();
  }
}

/** @typedef {{origin: string, sandboxOrigin: string, pid: number | undefined, headers: Record<string, string>}} Visited */

/**
 * The median of several page views, after one that fills the caches.
 * @param {Visited} portal
 * @param {string} page what the rows of the result call it
 * @param {string} path below the agent center
 * @returns {Promise<View>}
 */
async function viewsOf(portal, page, path) {
  const log = `${portal.sandboxOrigin}/__sandbox/calls?world=${world}`;
  await view(portal, path);
  /** @type {View[]} */
  const all = [];
  for (let at = 0; at < views; at++) {
    await fetch(log, { method: "DELETE" });
    const before = cpuOf(portal.pid);
    const seen = await view(portal, path);
    const cpuMs = cpuOf(portal.pid) - before;
    /** @type {{at: number, tookMs: number}[]} */
    const calls = await (await fetch(log)).json();
    const slowestMs = Math.max(0, ...calls.map(({ tookMs }) => tookMs));
    // The sandbox answers a world's calls one after another, so the slowest one says little about the last one.
    const answers = calls.map(({ at, tookMs }) => at + tookMs);
    const last = Math.max(seen.startedAt, ...answers.filter((at) => at <= seen.firstRowAt));
    all.push({
      page,
      slowestMs,
      cpuMs,
      bytes: seen.bytes,
      calls: calls.length,
      firstRowMs: seen.firstRowAt - seen.startedAt,
      afterMs: seen.firstRowAt - last,
    });
  }
  /** @param {"calls" | "firstRowMs" | "slowestMs" | "afterMs" | "bytes"} field */
  const middle = (field) => median(all.map((each) => each[field]));
  const cpuMs = all.reduce((sum, each) => sum + each.cpuMs, 0) / views;
  const [calls, bytes] = [middle("calls"), middle("bytes")];
  return {
    page,
    calls,
    bytes,
    firstRowMs: middle("firstRowMs"),
    slowestMs: middle("slowestMs"),
    afterMs: middle("afterMs"),
    cpuMs,
  };
}

/**
 * So many last days, as the URL writes them.
 * @param {number} days
 */
function lastDays(days) {
  /** @param {number} time */
  const day = (time) => new Date(time).toISOString().slice(0, 10);
  return `from=${day(Date.now() - (days - 1) * dayMs)}&to=${day(Date.now())}`;
}

/**
 * Opens a page: returns when it was asked for and when its first table cell arrived, in ms since the epoch like the
 * sandbox's log of calls, and the page's size.
 * @param {Visited} portal
 * @param {string} path
 */
async function view({ origin, headers }, path) {
  const startedAt = Date.now();
  const answer = await fetch(`${origin}/agentHome/${path}`, {
    headers: { ...headers, accept: "text/html" },
    redirect: "manual",
  });
  if (answer.status !== 200 || !answer.body) throw new Error(`${path} answered ${answer.status}`);
  let text = "";
  let firstRowAt = Number.NaN;
  const decoder = new TextDecoder();
  const reader = answer.body.getReader();
  for (let got = await reader.read(); !got.done; got = await reader.read()) {
    text += decoder.decode(got.value, { stream: true });
    if (Number.isNaN(firstRowAt) && text.includes("</td>")) firstRowAt = Date.now();
  }
  if (Number.isNaN(firstRowAt))
    throw new Error(`${path} came without a row: ${text.slice(0, 300)}`);
  return { startedAt, firstRowAt, bytes: text.length };
}

/**
 * Downloads the team's rounds as a file, in as many parts as the rows need.
 * @param {Visited} portal
 * @returns {Promise<File>}
 */
async function fileOf({ origin, pid, headers }) {
  const rssMb = [rssOf(pid), 0];
  const watch = setInterval(() => {
    rssMb[1] = Math.max(rssMb[1] ?? 0, rssOf(pid));
  }, 100);
  const [started, cpu] = [performance.now(), cpuOf(pid)];
  let [rows, bytes] = [0, 0];
  for (let part = 1; rows < rowsWanted; part++) {
    const answer = await fetch(`${origin}/agentHome/records.csv?${lastDays(days)}&part=${part}`, {
      headers,
    });
    if (!answer.ok) throw new Error(`Part ${part} answered ${answer.status}`);
    const text = await answer.text();
    const lines = text.split("\r\n").length - 1;
    if (lines < 100) throw new Error(`Part ${part} has ${lines} lines`);
    rows += lines;
    bytes += text.length;
  }
  clearInterval(watch);
  return { rows, bytes, ms: performance.now() - started, cpuMs: cpuOf(pid) - cpu, rssMb };
}
