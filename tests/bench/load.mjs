import { signIn } from "../support/sign-in.mjs";
import { shares } from "./load-mix.mjs";
import { rssOf, startLonePortal } from "./portal/lone-portal.mjs";

/** The number of concurrent visitors; each sends its next request after a response. */
const visitors = 8;
const everyMs = 10_000;
/**
 * Cloudflare's memory limit of an isolate, for young and old objects; exceeding it ends the process and the
 * measurement.
 */
const heapMb = 128;
/** Waited after the last response, so that garbage is collected. */
const restMs = 5000;

/**
 * Puts the built Worker in its own workerd under load, with the sandbox in another process; ends by itself. A response
 * with a status other than 200, or with a failed part, counts as an error.
 * @param {object} _portal the portal of the bench, where both Workers share one process and its memory
 * @param {{ms?: number}} [options] the duration, 60 s by default
 * @returns {Promise<{requests: number, perSecond: number, errors: string[], statuses: Record<string, number>, kinds:
 *   Record<string, number>, p50Ms: number, p95Ms: number, rssMb: number[]}>} `rssMb`: before, every 10 s, after
 */
export async function load(_portal, { ms = 60_000 } = {}) {
  const portal = await startLonePortal({ heapMb });
  try {
    const world = "load";
    const headers = { "x-dev-country": "KR", "x-dev-world": world };
    const { place } = portal;
    const member = await signIn(place, { world, headers });
    const requests = shares({ origin: portal.place.origin, headers, member });
    for (const request of requests) await send(request);
    return await measure(requests, portal.pid, ms);
  } finally {
    await portal.stop();
  }
}

/**
 * @param {import("./load-mix.mjs").Share[]} requests
 * @param {number | undefined} pid
 * @param {number} ms
 */
async function measure(requests, pid, ms) {
  const rssMb = [rssOf(pid)];
  const watch = setInterval(() => rssMb.push(rssOf(pid)), everyMs);
  /** @type {{statuses: Record<string, number>, kinds: Record<string, number>, errors: string[], times: number[]}} */
  const seen = { statuses: {}, kinds: {}, errors: [], times: [] };
  const started = performance.now();
  let next = 0;
  const visit = async () => {
    while (performance.now() - started < ms) {
      const request = requests[next++ % requests.length];
      if (!request) return;
      const { status, fault, tookMs } = await send(request);
      seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
      seen.kinds[request.kind] = (seen.kinds[request.kind] ?? 0) + 1;
      seen.times.push(tookMs);
      if (fault) seen.errors.push(`${request.kind}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  await new Promise((resolve) => setTimeout(resolve, restMs));
  rssMb.push(rssOf(pid));
  const { times, ...rest } = seen;
  const sorted = times.toSorted((a, b) => a - b);
  /** @param {number} share */
  const percentile = (share) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return {
    requests: times.length,
    perSecond: Math.round(times.length / seconds),
    p50Ms: percentile(0.5),
    p95Ms: percentile(0.95),
    rssMb,
    ...rest,
  };
}

/** @param {import("./load-mix.mjs").Share} share */
async function send({ url, init, wrong }) {
  const started = performance.now();
  try {
    const answer = await fetch(url, { redirect: "manual", ...init });
    const body = await answer.text();
    const fault = answer.status === 200 ? wrong(body) : `status ${answer.status}`;
    return { status: answer.status, fault, tookMs: performance.now() - started };
  } catch (error) {
    const { cause, message } = error instanceof Error ? error : new Error(String(error));
    const fault = cause instanceof Error && "code" in cause ? String(cause.code) : message;
    return { status: "none", fault, tookMs: performance.now() - started };
  }
}
