import { selfSigned, startFront } from "./front.mjs";
import { phone, slow4g, slowPage, startBrowser } from "./phone.mjs";
import { startShownPortal } from "./portal/listed-portal.mjs";
import { median } from "./portal/workerd.mjs";
import { singlePageApp } from "./spa.mjs";

/** The distance from the client to the platform, in ms. */
const platformMs = 150;
const world = "bench-feel";
/** The duration of the rounds in ms, and their minimum and maximum number. */
const enough = 140_000;
const [fewest, most] = [5, 21];

/**
 * The measured times of one visit, in ms since its start. `cpuMs` is the work of the page's main thread until the
 * dialog was open, on the slowed processor; other processes on the machine affect this figure least.
 * @typedef {{fcpMs: number, lcpMs: number, aliveMs: number, dialogMs: number, cpuMs: number, lcp: string}} Visit
 * @typedef {Record<"first" | "again", Visit[]>} Felt the visits of each round, in order
 */

/**
 * Compares a guest's home page on a phone (slow 4G, HTTP/2, a four times slower processor) with a plain single-page app
 * that makes the same calls from the browser. Both alternate; each is opened with an empty cache, then again. Both use
 * a platform that is 150 ms away.
 * @param {object} [_portal] the portal of the bench, whose platform is near
 * @param {{rounds?: number}} [options] the number of visitors of each; by default as many as the time allows
 * @returns {Promise<Record<"portal" | "app", Felt>>}
 */
export async function feel(_portal, { rounds } = {}) {
  const certificate = await selfSigned();
  const portal = await startShownPortal(certificate, { "x-dev-world": world });
  const browser = await startBrowser(certificate.spki);
  try {
    const { runtime, sandboxPort, pictures } = portal;
    const app = await startFront(
      certificate,
      await singlePageApp({ portal: runtime, sandboxPort, world, pictures }),
    );
    try {
      await farAway(runtime.sandboxOrigin);
      return await inTurns(browser, { portal: portal.origin, app: app.origin }, rounds);
    } finally {
      app.stop();
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/** @param {string} sandboxOrigin */
async function farAway(sandboxOrigin) {
  for (const path of ["/wps", "/lgw"]) {
    const answer = await fetch(`${sandboxOrigin}/__sandbox/faults?world=${world}`, {
      method: "POST",
      body: JSON.stringify({ match: { path }, fault: { kind: "slow", ms: platformMs } }),
    });
    if (!answer.ok) throw new Error(`The platform can't be slowed down: ${await answer.text()}`);
  }
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {Record<"portal" | "app", string>} origins
 * @param {number} [rounds]
 */
async function inTurns(browser, origins, rounds) {
  /** @type {Record<"portal" | "app", Felt>} */
  const visits = { portal: { first: [], again: [] }, app: { first: [], again: [] } };
  // The first page view after a start is not measured.
  for (const origin of Object.values(origins)) await visitor(browser, origin);
  const start = performance.now();
  const goesOn = (/** @type {number} */ round) =>
    rounds === undefined
      ? round < fewest || (round < most && performance.now() - start < enough)
      : round < rounds;
  for (let round = 0; goesOn(round); round += 1) {
    // The order alternates, because other load on the machine may change at the same rate.
    const sites = /** @type {("portal" | "app")[]} */ (["portal", "app"]);
    for (const site of round % 2 ? sites.reverse() : sites) {
      const { first, again } = await visitor(browser, origins[site]);
      visits[site].first.push(first);
      visits[site].again.push(again);
    }
  }
  return visits;
}

/**
 * Compares the figures of two sites: both medians, their ratio, and the range of the middle half of the ratios.
 * @param {Record<"portal" | "app", Visit[]>} visits
 * @param {"fcpMs" | "lcpMs" | "aliveMs" | "dialogMs" | "cpuMs"} field
 */
export function against({ portal, app }, field) {
  const ours = portal.map((visit) => visit[field]);
  const theirs = app.map((visit) => visit[field]);
  const ratios = ours
    .map((each, round) => each / (theirs[round] ?? Number.NaN))
    .sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    ratios[Math.round((ratios.length - 1) * share)] ?? Number.NaN;
  return {
    ours: Math.round(median(ours)),
    theirs: Math.round(median(theirs)),
    ratio: median(ours) / median(theirs),
    from: at(0.25),
    to: at(0.75),
    rounds: ratios.length,
  };
}

/**
 * A first visit, and a second one.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} origin
 */
async function visitor(browser, origin) {
  const context = await browser.newContext(phone);
  try {
    await context.addInitScript(watch);
    return { first: await visit(context, origin), again: await visit(context, origin) };
  } finally {
    await context.close();
  }
}

/**
 * @param {import("@playwright/test").BrowserContext} context
 * @param {string} origin
 * @returns {Promise<Visit>}
 */
async function visit(context, origin) {
  const { page, workedMs } = await slowPage(context);
  await page.goto(`${origin}/`, { waitUntil: "commit" });
  await page.waitForFunction(answered, null, { timeout: 60_000, polling: 20 });
  const cpuMs = await workedMs();
  await page.waitForFunction(settled, null, { timeout: 60_000, polling: 200 });
  const { felt, requestedMs, protocol } = await page.evaluate(async () => {
    const started = performance.now();
    await fetch("/brands/aurora/mark.svg", { cache: "no-store" });
    const [entry] = performance.getEntriesByType("navigation");
    return {
      felt: /** @type {{felt: Visit}} */ (/** @type {unknown} */ (window)).felt,
      requestedMs: performance.now() - started,
      protocol: /** @type {PerformanceResourceTiming} */ (entry).nextHopProtocol,
    };
  });
  await page.close();
  // The browser's network timings do not include the throttling, but a file of 1 kB takes that time.
  if (protocol !== "h2" || requestedMs < slow4g.latency) {
    throw new Error(`That was no slow 4G: ${protocol}, a file after ${requestedMs} ms`);
  }
  return { ...felt, cpuMs };
}

/** In the page: the requested dialog is open. */
function answered() {
  return /** @type {{felt: Visit}} */ (/** @type {unknown} */ (window)).felt.dialogMs > 0;
}

/** In the page: every figure is measured, and no larger element was painted for a while. */
function settled() {
  const { dialogMs, lcpMs } = /** @type {{felt: Visit}} */ (/** @type {unknown} */ (window)).felt;
  return dialogMs > 0 && performance.now() > Math.max(dialogMs, lcpMs) + 1500;
}

/**
 * Runs in the page before anything else. `alive` is the time at which the page's script first handles a click on Play
 * of the first game; until then the click is repeated. The dialog is the login that opens; a script that only queues
 * clicks opens it later.
 */
function watch() {
  const felt = { fcpMs: 0, lcpMs: 0, aliveMs: 0, dialogMs: 0, cpuMs: 0, lcp: "" };
  Object.assign(window, { felt });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName("first-contentful-paint"))
      felt.fcpMs = startTime;
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element, startTime } = /** @type {{element: Element | null, startTime: number}} */ (
        /** @type {unknown} */ (entry)
      );
      // The dialog that this click opened is not part of loading the page.
      if (!element || element.closest("dialog")) continue;
      felt.lcpMs = startTime;
      felt.lcp = element.tagName.toLowerCase();
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  const press = () => {
    const button = document.querySelector("[data-game] button[value=play]");
    if (button instanceof HTMLButtonElement && felt.aliveMs === 0) {
      const event = new SubmitEvent("submit", {
        bubbles: true,
        cancelable: true,
        submitter: button,
      });
      button.form?.dispatchEvent(event);
      if (event.defaultPrevented) felt.aliveMs = performance.now();
    }
    // The portal's dialogs are visible before they are modal (decision 0022).
    if (felt.aliveMs > 0 && document.querySelector("dialog[open], dialog:popover-open")) {
      felt.dialogMs = performance.now();
      return;
    }
    setTimeout(press, 30);
  };
  press();
}
