import { kB } from "../../tooling/worker/bundle-size.mjs";
import { signIn } from "../support/sign-in.mjs";
import { agentReports } from "./agent.mjs";
import { against, feel } from "./feel.mjs";
import { homeCalls } from "./home-calls.mjs";
import { executorRatio, homeRatio } from "./home-ratio.mjs";
import { inp } from "./inp.mjs";
import { lighthouseScores } from "./lighthouse.mjs";
import { load } from "./load.mjs";
import { pageScripts } from "./page-scripts.mjs";
import { pages } from "./pages.mjs";
import { renderRatio } from "./render-ratio.mjs";
import { startUp } from "./start-up.mjs";

const paths = { home: "/", category: "/rng", login: "/login" };
const rated = { home: "/", category: "/rng", promotions: "/promotions", help: "/help" };
/** @param {string} path */
const nameOf = (path) =>
  Object.entries({ ...paths, ...rated }).find(([, known]) => known === path)?.[0] ?? path;
/** @type {(figure: string, value: string, aim?: string, met?: boolean | null) => Row} */
const row = (figure, value, aim = "", met = null) => ({ figure, value, aim, met });
/** @type {(figure: string, value: number, most: number, shown?: (value: number) => string) => Row} */
const atMost = (figure, value, most, shown = String) =>
  row(figure, shown(value), `≤ ${shown(most)}`, value <= most);
/** What a kind of page may cost, in answers of `/healthz`. @param {string} kind */
const mostOf = (kind) => (kind === "member's home" ? 20 : kind.startsWith("member") ? 15 : 3);
/** @param {number} value */
const times = (value) => `${value.toFixed(2)}×`;
/** @param {number} value */
const ms = (value) => `${value.toFixed(2)} ms`;
/** @param {number} value */
const whole = (value) => `${value.toFixed(0)} ms`;

/**
 * @typedef {import("./table.mjs").Row} Row
 * @typedef {{origin: string, sandboxOrigin: string}} Portal
 * @typedef {{says: string, take: (portal: Portal) => Promise<{found: object, rows: Row[]}>}} Measurement
 */

/**
 * A measurement whose rows are made of what it found, whatever that is.
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
 * What is measured, by the name `npm run bench` takes, and how it is shown with its aim.
 * @type {Record<string, Measurement>}
 */
export const measurements = {
  calls: measurement({
    says: "upstream calls of the home page",
    /** @param {Portal} portal */
    run: (portal) => homeCalls(portal, (at, world) => signIn(at, { world })),
    rows: ({ guestCold, guestWarm, memberCold, memberWarm }) => [
      row("home, guest, cold: upstream calls", String(guestCold.calls)),
      atMost("home, guest, warm: upstream calls", guestWarm.calls, 0),
      row("home, member, cold: upstream calls", String(memberCold.calls)),
      atMost("home, member, warm: upstream calls", memberWarm.calls, 3),
      atMost("home: calls waiting at once", Math.max(guestCold.atOnce, memberCold.atOnce), 6),
    ],
  }),
  scripts: measurement({
    says: "JavaScript of the pages",
    /** @param {Portal} portal */
    run: (portal) => pageScripts(portal.origin, Object.values(paths)),
    rows: (found) =>
      Object.entries(found).map(([path, { gzip, files }]) => {
        const figure = `${nameOf(path)}: JavaScript, gzip (${files} files)`;
        return path === "/" ? atMost(figure, gzip, 125_000, kB) : row(figure, kB(gzip));
      }),
  }),
  pages: measurement({
    says: "the processor time of every kind of page against /healthz",
    run: pages,
    rows: ({ healthzMs, warm, stale, sizes }) => [
      row("/healthz: CPU", ms(healthzMs)),
      ...Object.entries(warm).map(([kind, { cpuMs, ratio }]) =>
        atMost(`${kind}, warm: CPU (${ms(cpuMs)})`, ratio, mostOf(kind), times),
      ),
      ...Object.entries(stale).map(([kind, { cpuMs, ratio }]) =>
        atMost(`${kind}, first view when stale: CPU (${ms(cpuMs)})`, ratio, 30, times),
      ),
      atMost("home: HTML", sizes.home.raw, 130_000, kB),
      atMost("home: HTML, gzip", sizes.home.gzip, 24_000, kB),
      atMost("unknown address: HTML", sizes.missing.raw, 26_000, kB),
    ],
  }),
  start: measurement({
    says: "the Worker's size and start",
    run: startUp,
    rows: ({ gzip, startMs, bareMs, ratio }) => [
      atMost("Worker with all of its modules, gzip", gzip, 480_000, kB),
      atMost(
        `start to first answer (${ms(startMs)}) against a bare Worker (${ms(bareMs)})`,
        ratio,
        3,
        times,
      ),
    ],
  }),
  home: measurement({
    says: "the home query against a bare fan-out",
    run: homeRatio,
    rows: ({ calls, platformMs, atOnce, warm, later }) => {
      /**
       * @template {string} Floor
       * @param {Record<"gateway" | Floor, {cpuMs: number, ms: number}>} found
       * @param {"cpuMs" | "ms"} field
       * @param {Floor} floor
       */
      const against = (found, field, floor) => found.gateway[field] / found[floor][field];
      const late = `platform takes ${platformMs} ms`;
      return [
        row(`home query, cold, ${calls} calls: CPU`, `${atOnce.gateway.cpuMs.toFixed(2)} ms`),
        row("bare fetch of the same: CPU", `${atOnce.bare.cpuMs.toFixed(2)} ms`),
        row("home query against bare, CPU", times(against(atOnce, "cpuMs", "bare"))),
        row("the same, time, platform answers at once", times(against(atOnce, "ms", "bare"))),
        atMost(`the same, time, ${late}, six at once`, against(later, "ms", "six"), 1.4, times),
        row(`the same, time, ${late}, bare without a limit`, times(against(later, "ms", "bare"))),
        row("home query, warm: CPU", `${warm.warm.cpuMs.toFixed(2)} ms`),
        row("the same, against writing out its values", times(warm.warm.cpuMs / warm.kept.cpuMs)),
      ];
    },
  }),
  executor: measurement({
    says: "the compiled executor against graphql's own",
    run: executorRatio,
    rows: (found) =>
      Object.entries({ cold: found.cold, "rows at hand": found.rows }).map(
        ([state, { ours, theirs }]) =>
          row(
            `home query, ${state}: compiled against graphql-js, CPU / time`,
            `${times(ours.cpuMs / theirs.cpuMs)} (${ms(ours.cpuMs)} against ${ms(theirs.cpuMs)}) / ${times(ours.ms / theirs.ms)}`,
          ),
      ),
  }),
  render: measurement({
    says: "React's server renderer with our patch and without",
    run: renderRatio,
    rows: ({ bytes, quicker, plain, written }) => [
      row(
        `rendering home's tags (${kB(bytes)}): patched against plain React, CPU`,
        `${times(quicker.cpuMs / plain.cpuMs)} (${ms(quicker.cpuMs)} against ${ms(plain.cpuMs)})`,
        "≤ 0.90×",
        quicker.cpuMs / plain.cpuMs <= 0.9,
      ),
      row("the same, time", times(quicker.ms / plain.ms)),
      row("of that, writing out the finished text", ms(written.cpuMs)),
    ],
  }),
  agent: measurement({
    says: "the agent center at five thousand accounts and a million rounds",
    run: agentReports,
    rows: ({ pages, file }) => [
      ...pages.flatMap(({ page, calls, bytes, firstRowMs, platformMs, cpuMs }) => [
        row(
          `${page}: platform calls / bytes / CPU`,
          `${calls} / ${kB(bytes)} / ${cpuMs.toFixed(0)} ms`,
        ),
        atMost(
          `${page}: first row after the platform's ${platformMs} ms`,
          Math.max(0, Math.round(firstRowMs - platformMs)),
          300,
          (value) => `${value} ms`,
        ),
      ]),
      row(
        `CSV of ${file.rows} rounds (${kB(file.bytes)}): time / CPU`,
        `${(file.ms / 1000).toFixed(1)} s / ${(file.cpuMs / 1000).toFixed(1)} s`,
      ),
      row(
        "the same: the Worker's memory before and at most",
        file.rssMb.map((mb) => `${mb} MB`).join(", "),
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
      atMost(`load, ${requests} requests: errors`, errors.length, 0),
      row("load: a second, median and 95 %", `${perSecond}, ${p50Ms} and ${p95Ms} ms`),
      row("load: memory before, every 10 s, after", `${rssMb.join(" ")} MB`),
      atMost("load: memory at most", Math.max(...rssMb), 200, (mb) => `${mb} MB`),
    ],
  }),
  feel: measurement({
    says: "what a visitor feels on a phone, against a single-page app",
    run: feel,
    rows: ({ portal, app }) =>
      /** @type {const} */ (["first", "again"]).flatMap((visit) => {
        const visits = { portal: portal[visit], app: app[visit] };
        const painted = [...new Set([...visits.portal, ...visits.app].map(({ lcp }) => lcp))].join(
          ", ",
        );
        /** @type {(what: string, field: Parameters<typeof against>[1], most?: number) => Row} */
        const compared = (what, field, most) => {
          const { ours, theirs, ratio, from, to, rounds } = against(visits, field);
          return row(
            `home, ${visit} visit: ${what} against the app's (${rounds} rounds, half of them between)`,
            `${times(ratio)} (${ours} against ${theirs} ms; ${times(from)}–${times(to)})`,
            most === undefined ? "" : `≤ ${times(most)}`,
            most === undefined ? null : ratio <= most,
          );
        };
        return [
          compared("first paint", "fcpMs"),
          compared(`largest paint (${painted})`, "lcpMs", 0.5),
          compared("first game alive", "aliveMs", 0.9),
          compared("the press's login dialog", "dialogMs", 0.9),
          compared("main thread's work until then", "cpuMs"),
        ];
      }),
  }),
  inp: measurement({
    says: "how soon a press is seen on a phone",
    run: inp,
    rows: ({ taskMs, journeys }) => [
      row(
        "a fixed task of that processor: median, fastest",
        `${whole(taskMs.median)}, ${whole(taskMs.fastest)}`,
      ),
      ...Object.entries(journeys).flatMap(([page, presses]) => {
        const worst = presses.reduce((last, next) => (next.paintMs > last.paintMs ? next : last));
        const slowest = Math.max(...presses.map(({ dialogMs }) => dialogMs));
        return [
          row(
            `${page}: presses to the next paint, ms (from, to)`,
            presses
              .map(({ what, paintMs, from, to }) => `${what} ${paintMs} (${from}–${to})`)
              .join(", "),
          ),
          atMost(`${page}: the slowest, ${worst.what}`, worst.paintMs, 150, whole),
          ...(slowest > 0 ? [atMost(`${page}: a dialog's frame`, slowest, 300, whole)] : []),
        ];
      }),
    ],
  }),
  lighthouse: measurement({
    says: "Lighthouse, mobile (at the first time it is installed, 185 MB)",
    run: () => lighthouseScores(Object.values(rated)),
    rows: (found) =>
      Object.entries(found).flatMap(([path, { scores, lcpMs, tbtMs, cls, failing }]) => [
        row(
          `${nameOf(path)}: Lighthouse (perf, a11y, practices, SEO)`,
          scores.join(" / "),
          "≥ 98",
          scores.every((score) => score >= 98),
        ),
        row(`${nameOf(path)}: LCP, TBT, CLS`, `${lcpMs} ms, ${tbtMs} ms, ${cls.toFixed(3)}`),
        row(`${nameOf(path)}: audits below 90`, failing.join(", ") || "none"),
      ]),
  }),
};
