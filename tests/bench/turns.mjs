import { cpuOf, median } from "./workerd.mjs";

const perRound = 40;
const warmUp = 60;

let view = 0;

/**
 * Asks a Worker in turns in several ways (paths of it), so that whatever else the machine does meets
 * all of them alike. Answers CPU per view and median time of each way, in ms.
 * @param {{origin: string, pid: number}} worker
 * @param {string[]} ways
 * @param {number} rounds of forty views each
 * @returns {Promise<Record<string, {cpuMs: number, ms: number}>>}
 */
export async function inTurns(worker, ways, rounds) {
  const spent = Object.fromEntries(ways.map((way) => [way, { cpu: 0, times: [] }]));
  for (const way of ways) await views(worker, way, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ways) {
      const { cpu, times } = await views(worker, way, perRound);
      spent[way].cpu += cpu;
      spent[way].times.push(...times);
    }
  }
  return Object.fromEntries(
    ways.map((way) => [
      way,
      { cpuMs: spent[way].cpu / (rounds * perRound), ms: median(spent[way].times) },
    ]),
  );
}

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

/** How many views a way was asked in so many rounds. */
export const viewsIn = (rounds) => rounds * perRound;
