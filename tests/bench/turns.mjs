import { cpuOf, median } from "./portal/workerd.mjs";

const perRound = 40;
const warmUp = 60;

let view = 0;

/** @typedef {{origin: string, pid: number | undefined}} Asked a Worker and its process */
/** @typedef {{cpuMs: number, ms: number}} Spent */

/**
 * Requests several paths of a Worker alternately, so that other load on the machine affects all equally. Returns CPU
 * time per page view and the median time of each path, in ms.
 * @template {string} Way
 * @param {Asked} worker
 * @param {Way[]} ways
 * @param {number} rounds of forty views each
 * @returns {Promise<Record<Way, Spent>>}
 */
export async function inTurns(worker, ways, rounds) {
  /** @returns {{cpu: number, times: number[]}} */
  const nothing = () => ({ cpu: 0, times: [] });
  const spent = /** @type {Record<Way, ReturnType<typeof nothing>>} */ (
    Object.fromEntries(ways.map((way) => [way, nothing()]))
  );
  for (const way of ways) await views(worker, way, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ways) {
      const { cpu, times } = await views(worker, way, perRound);
      spent[way].cpu += cpu;
      spent[way].times.push(...times);
    }
  }
  return /** @type {Record<Way, Spent>} */ (
    Object.fromEntries(
      ways.map((way) => [
        way,
        { cpuMs: spent[way].cpu / (rounds * perRound), ms: median(spent[way].times) },
      ]),
    )
  );
}

/**
 * @param {Asked} worker
 * @param {string} way
 * @param {number} count
 */
async function views(worker, way, count) {
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

/** The number of page views per path in so many rounds. @param {number} rounds */
export const viewsIn = (rounds) => rounds * perRound;
