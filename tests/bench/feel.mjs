import { freePort } from "../../scripts/lib/free-port.mjs";
import { startRuntime } from "../../scripts/lib/runtime.mjs";
import { makeSecrets } from "../../scripts/lib/secrets.mjs";
import { selfSigned, startFront } from "./front.mjs";
import { phone, slow4g, slowPage, startBrowser } from "./phone.mjs";
import { singlePageApp } from "./spa.mjs";
import { median } from "./workerd.mjs";

/** How far the platform is from whoever asks it, in ms. */
const platformMs = 150;
const world = "bench-feel";

/**
 * What a visit felt like, in ms since its start. `cpuMs` is what the page's main thread worked until it was alive,
 * slowed down as it is: of these figures the one that others on the machine move least.
 * @typedef {{fcpMs: number, lcpMs: number, aliveMs: number, dialogMs: number, cpuMs: number, lcp: string}} Visit
 * @typedef {Record<"first" | "again", Visit>} Felt
 */

/**
 * A guest's home on a phone (slow 4G, HTTP/2, a processor four times slowed down) against a plain
 * single-page app that asks the same calls from the browser, in turns; each first with an empty cache, then
 * again. Both ask a platform that is 150 ms away.
 * @param {object} [_portal] the bench's own, whose platform is near
 * @param {{rounds?: number}} [options] how many visitors of each; the medians of five unless told
 * @returns {Promise<Record<"portal" | "app", Felt>>}
 */
export async function feel(_portal, { rounds = 5 } = {}) {
  const certificate = await selfSigned();
  const sandboxPort = await freePort();
  const media = await startFront(certificate, () => ({ port: sandboxPort }));
  const runtime = await startRuntime({
    port: 0,
    sandboxPort,
    state: null,
    secrets: makeSecrets(),
    level: "error",
    vars: { SANDBOX_ORIGIN: media.origin },
    sandboxVars: { PUBLIC_ORIGIN: media.origin },
    write: (text) => process.stderr.write(`${text}\n`),
  });
  const portalPort = Number(new URL(runtime.origin).port);
  const fronts = [media];
  const browser = await startBrowser(certificate.spki);
  try {
    const portal = await startFront(certificate, () => ({
      port: portalPort,
      headers: { "x-dev-world": world },
    }));
    fronts.push(portal);
    const app = await startFront(
      certificate,
      await singlePageApp({ portal: runtime, sandboxPort, world, pictures: media.origin }),
    );
    fronts.push(app);
    await farAway(runtime.sandboxOrigin);
    return await inTurns(browser, { portal: portal.origin, app: app.origin }, rounds);
  } finally {
    await browser.close();
    for (const front of fronts) front.stop();
    await runtime.stop();
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
 * @param {number} rounds
 */
async function inTurns(browser, origins, rounds) {
  /** @type {Record<"portal" | "app", Record<"first" | "again", Visit[]>>} */
  const visits = { portal: { first: [], again: [] }, app: { first: [], again: [] } };
  // The first view of a portal that was just started is nobody's.
  for (const origin of Object.values(origins)) await visitor(browser, origin);
  for (let round = 0; round < rounds; round += 1) {
    for (const site of /** @type {const} */ (["portal", "app"])) {
      const { first, again } = await visitor(browser, origins[site]);
      visits[site].first.push(first);
      visits[site].again.push(again);
    }
  }
  const { portal, app } = visits;
  return {
    portal: { first: middle(portal.first), again: middle(portal.again) },
    app: { first: middle(app.first), again: middle(app.again) },
  };
}

/** @param {Visit[]} visits @returns {Visit} */
function middle(visits) {
  /** @param {"fcpMs" | "lcpMs" | "aliveMs" | "dialogMs" | "cpuMs"} field */
  const of = (field) => Math.round(median(visits.map((visit) => visit[field])));
  const lcp = [...new Set(visits.map((visit) => visit.lcp))].join(", ");
  return {
    fcpMs: of("fcpMs"),
    lcpMs: of("lcpMs"),
    aliveMs: of("aliveMs"),
    dialogMs: of("dialogMs"),
    cpuMs: of("cpuMs"),
    lcp,
  };
}

/**
 * Comes for the first time, and again.
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
  await page.waitForFunction(alive, null, { timeout: 60_000, polling: 20 });
  const cpuMs = await workedMs();
  await page.waitForFunction(settled, null, { timeout: 60_000, polling: 200 });
  const { felt, askedMs, protocol } = await page.evaluate(async () => {
    const started = performance.now();
    await fetch("/brands/aurora/mark.svg", { cache: "no-store" });
    const [entry] = performance.getEntriesByType("navigation");
    return {
      felt: /** @type {{felt: Visit}} */ (/** @type {unknown} */ (window)).felt,
      askedMs: performance.now() - started,
      protocol: /** @type {PerformanceResourceTiming} */ (entry).nextHopProtocol,
    };
  });
  await page.close();
  // The network's own timings don't know of what slows it down: a file of 1 kB does.
  if (protocol !== "h2" || askedMs < slow4g.latency) {
    throw new Error(`That was no slow 4G: ${protocol}, a file after ${askedMs} ms`);
  }
  return { ...felt, cpuMs };
}

/** In the page: its script has answered a press. */
function alive() {
  return /** @type {{felt: Visit}} */ (/** @type {unknown} */ (window)).felt.aliveMs > 0;
}

/** In the page: everything was felt, and nothing larger has painted for a while. */
function settled() {
  const { dialogMs, lcpMs } = /** @type {{felt: Visit}} */ (/** @type {unknown} */ (window)).felt;
  return dialogMs > 0 && performance.now() > Math.max(dialogMs, lcpMs) + 1500;
}

/**
 * Runs in the page before anything else. Alive is the moment at which the first game's Play is answered by
 * the page's own script: until then a press is tried again and again. The dialog is the login it leads to.
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
      // The dialog that our own press opened is no part of the page's coming.
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
    if (felt.aliveMs > 0 && document.querySelector("dialog[open]")) {
      felt.dialogMs = performance.now();
      return;
    }
    setTimeout(press, 30);
  };
  press();
}
