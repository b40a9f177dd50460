/**
 * The JavaScript of areas and pages against its budgets, and against the sizes that the last change recorded. A change
 * may add what it needs; a jump says why: `npm run bench -- scripts --raise "a chart on the profit page"` records it.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { at } from "../../../tooling/command/paths.mjs";
import { kB } from "../../../tooling/worker/bundle-size.mjs";
import { budgets } from "../budgets.mjs";

/**
 * @typedef {import("../../support/route-scripts.mjs").PortalScripts} PortalScripts
 * @typedef {import("../../support/route-scripts.mjs").Scripts} Scripts
 * The recorded sizes in bytes, gzip, by the name of the line.
 * @typedef {{measured: string, why: string, bytes: Record<string, number>}} Recorded
 */

const recordFile = at("tests/bench/scripts/script-sizes.json");
const most = { bytes: 8_000, share: 0.1, least: 1_500 };

/**
 * The lines that have a size: a guest's home, each area, each page.
 * @param {PortalScripts} measured
 * @returns {[name: string, scripts: Scripts, budget: import("../budgets.mjs").Budget][]}
 */
export function linesOf({ home, areas, pages }) {
  return [
    ["home", home, budgets.homeScripts],
    .../** @type {const} */ (["lobby", "session", "member", "agent", "operator"]).map(
      (area) =>
        /** @type {[string, Scripts, import("../budgets.mjs").Budget]} */ ([
          `area ${area}`,
          areas[area],
          budgets.areaScripts[area],
        ]),
    ),
    ...Object.entries(pages).map(
      ([id, scripts]) =>
        /** @type {[string, Scripts, import("../budgets.mjs").Budget]} */ ([
          id,
          scripts,
          budgets.pageScripts,
        ]),
    ),
  ];
}

/** @returns {Recorded} */
export const readRecorded = () => JSON.parse(readFileSync(recordFile, "utf8"));

/**
 * @param {PortalScripts} measured
 * @param {string} why one sentence for whoever reads the history
 */
export function writeRecorded(measured, why) {
  const bytes = Object.fromEntries(
    linesOf(measured).map(([name, scripts]) => [name, scripts.bytes]),
  );
  const recorded = { measured: new Date().toISOString().slice(0, 10), why, bytes };
  writeFileSync(recordFile, `${JSON.stringify(recorded, null, 2)}\n`);
}

/**
 * Returns a sentence for each line above its far limit, or that grew by more than 8 kB or a tenth since it was recorded.
 * A tenth of less than 1.5 kB is no jump: a page of 2 kB may get a form.
 * @param {PortalScripts} measured
 * @param {Recorded} recorded
 */
export function faults(measured, recorded) {
  return linesOf(measured).flatMap(([name, { bytes }, { fail }]) => {
    if (bytes > fail) return [`${name}: ${kB(bytes)}, above the limit of ${kB(fail)}`];
    const before = recorded.bytes[name] ?? 0;
    const grown = bytes - before;
    const isJump = grown > most.bytes || (grown > before * most.share && grown > most.least);
    return isJump && name in recorded.bytes
      ? [
          `${name}: ${kB(before)} → ${kB(bytes)}; npm run bench -- scripts --raise "<why>" records it`,
        ]
      : [];
  });
}

/**
 * Returns a warning for each line above its warning, with its five largest modules.
 * @param {PortalScripts} measured
 * @param {Record<string, [module: string, bytes: number][]>} [modules] by file, from the build
 */
export function warnings(measured, modules = readModules()) {
  return linesOf(measured).flatMap(([name, { bytes, files }, { warn }]) => {
    if (bytes <= warn) return [];
    const largest = files
      .flatMap((file) => modules[file] ?? [])
      .sort(([, a], [, b]) => b - a)
      .slice(0, 5)
      .map(([module, size]) => `${module} ${kB(size)}`);
    return [`${name}: ${kB(bytes)}, warning at ${kB(warn)}; raw: ${largest.join(", ")}`];
  });
}

function readModules() {
  const file = at("build/pages/module-sizes.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
