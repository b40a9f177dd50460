import { kB } from "../../tooling/worker/bundle-size.mjs";
import { signIn } from "../support/sign-in.mjs";
import { budgets } from "./budgets.mjs";
import { dev, devRows } from "./dev.mjs";
import { homeCalls } from "./home-calls.mjs";
import { lighthouseScores } from "./lighthouse.mjs";
import { load } from "./load.mjs";
import { newWorld } from "./new-world.mjs";
import { pages } from "./pages.mjs";
import { builtScripts, pageScripts } from "./scripts/page-scripts.mjs";
import { linesOf } from "./scripts/script-sizes.mjs";
import { search, searchRows } from "./search.mjs";
import { startUp } from "./start-up.mjs";
import { atLeast, row, within } from "./table.mjs";

const paths = { home: "/", category: "/rng", login: "/login" };
const rated = { home: "/", category: "/rng", promotions: "/promotions", help: "/help" };
/** @param {string} path */
const nameOf = (path) =>
  Object.entries({ ...paths, ...rated }).find(([, known]) => known === path)?.[0] ?? path;
/** @param {import("../support/route-scripts.mjs").PortalScripts} built */
const largestPage = ({ pages }) => Object.values(pages).sort((a, b) => b.bytes - a.bytes)[0];
/** @param {string} kind */
const budgetOf = (kind) => (/^(member|agent)/.test(kind) ? budgets.memberPage : budgets.guestPage);
/** @param {number} value */
const times = (value) => `${value.toFixed(2)}×`;
/** @param {number} value */
const ms = (value) => `${value.toFixed(2)} ms`;

/**
 * @typedef {import("./table.mjs").Row} Row
 * @typedef {{origin: string, sandboxOrigin: string}} Portal
 * @typedef {{says: string, take: (portal: Portal) => Promise<{found: object, rows: Row[]}>}} Measurement
 */

/**
 * A measurement with rows that are derived from its result, of any type.
 * @template {object} Found
 * @param {{says: string, run: (portal: Portal) => Promise<Found>, rows: (found: Found) => Row[]}} measurement
 * @returns {Measurement}
 */
function measurement({ says, run, rows }) {
  return {
    says,
    async take(portal) {
      const found = await run(portal);
      return { found, rows: rows(found) };
    },
  };
}

/**
 * The measurements by the name that `npm run bench` takes, and how each is shown with its budget.
 * @type {Record<string, Measurement>}
 */
export const measurements = {
  calls: measurement({
    says: "upstream calls of the home page",
    /** @param {Portal} portal */
    run: (portal) => homeCalls(portal, (at, world) => signIn(at, { world })),
    rows: ({ guestCold, guestCrowd, guestWarm, memberCold, memberWarm, memberAgain }) => [
      within("home, guest, cold: platform calls", guestCold.calls, budgets.guestCold),
      within("a hundred at once, cold: platform calls", guestCrowd, budgets.guestCrowd),
      within("home, guest, warm: platform calls", guestWarm.calls, budgets.guestWarm),
      within("home, member, cold: platform calls", memberCold.calls, budgets.memberCold),
      within("home, member, warm: platform calls", memberWarm.calls, budgets.memberWarm),
      within("home, member, again: platform calls", memberAgain.calls, budgets.memberAgain),
      within(
        "home: calls that wait at once",
        Math.max(guestCold.atOnce, memberCold.atOnce),
        budgets.callsAtOnce,
      ),
    ],
  }),
  scripts: measurement({
    says: "JavaScript of the pages",
    /** @param {Portal} portal */
    run: async (portal) => ({
      built: await builtScripts(portal.origin),
      requested: await pageScripts(portal.origin, Object.values(paths)),
    }),
    rows: ({ built, requested }) => [
      ...linesOf(built)
        .filter(([name, scripts]) => !(name in built.pages) || scripts === largestPage(built))
        .map(([name, { bytes, files }, budget]) =>
          within(`${name}: JavaScript, gzip (${files.length} files)`, bytes, budget, kB),
        ),
      row("the list of routes, gzip", kB(built.list)),
      ...Object.entries(requested).map(([path, { gzip, files }]) =>
        row(
          `${nameOf(path)}: JavaScript as a browser asks for it, gzip (${files} files)`,
          kB(gzip),
        ),
      ),
    ],
  }),
  pages: measurement({
    says: "the processor time of every kind of page against /healthz",
    run: pages,
    rows: ({ healthzMs, warm, stale, sizes }) => [
      row("/healthz: CPU", ms(healthzMs)),
      ...Object.entries(warm).map(([kind, { cpuMs, ratio }]) =>
        within(`${kind}, warm: CPU (${ms(cpuMs)})`, ratio, budgetOf(kind), times),
      ),
      ...Object.entries(stale).map(([kind, { cpuMs, ratio }]) =>
        within(
          `${kind}, first view when stale: CPU (${ms(cpuMs)})`,
          ratio,
          budgets.stalePage,
          times,
        ),
      ),
      within("home: HTML", sizes.home.raw, budgets.homeHtml, kB),
      row("home: HTML, gzip", kB(sizes.home.gzip)),
      within("unknown address: HTML", sizes.missing.raw, budgets.missingHtml, kB),
    ],
  }),
  world: measurement({
    says: "a new world of the sandbox",
    run: newWorld,
    rows: ({ worlds, worldMs, historyMs }) => [
      within(`a world of ${worlds}: CPU to make it, with a call`, worldMs, budgets.world, ms),
      row("its history, when a call first needs it: CPU", ms(historyMs)),
    ],
  }),
  start: measurement({
    says: "the Worker's size and start",
    run: startUp,
    rows: ({ gzip, startMs, bareMs, ratio }) => [
      within("production Worker with all modules, gzip", gzip, budgets.worker, kB),
      within(
        `start to first answer (${ms(startMs)}) against a bare Worker (${ms(bareMs)})`,
        ratio,
        budgets.start,
        times,
      ),
    ],
  }),
  load: measurement({
    says: "a minute of load",
    run: load,
    rows: ({ requests, perSecond, errors, statuses, p50Ms, p95Ms, rssMb }) => [
      row(
        "load, 60 s: answers by status",
        Object.entries(statuses)
          .map(([status, count]) => `${status}: ${count}`)
          .join(", "),
      ),
      within(`load, ${requests} requests: errors`, errors.length, budgets.loadErrors),
      row("load: a second, median and 95 %", `${perSecond}, ${p50Ms} and ${p95Ms} ms`),
      row("load: memory before, every 10 s, after", `${rssMb.join(" ")} MB`),
      within("load: memory at most", Math.max(...rssMb), budgets.memory, (mb) => `${mb} MB`),
    ],
  }),
  lighthouse: measurement({
    says: "Lighthouse, mobile (at the first time it is installed, 185 MB)",
    run: () => lighthouseScores(Object.values(rated)),
    rows: (found) =>
      Object.entries(found).flatMap(([path, { scores, lcpMs, tbtMs, cls, failing }]) => [
        atLeast(
          `${nameOf(path)}: Lighthouse (perf, a11y, practices, SEO)`,
          scores,
          budgets.lighthouse,
        ),
        row(`${nameOf(path)}: LCP, TBT, CLS`, `${lcpMs} ms, ${tbtMs} ms, ${cls.toFixed(3)}`),
        row(`${nameOf(path)}: audits below 90`, failing.join(", ") || "none"),
      ]),
  }),
  search: measurement({ says: "the search on a phone", run: search, rows: searchRows }),
  dev: measurement({ says: "npm run dev: its first page, and each edit", run: dev, rows: devRows }),
};
