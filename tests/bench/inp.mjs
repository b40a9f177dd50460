import { signIn } from "../support/sign-in.mjs";
import { budgets } from "./budgets.mjs";
import { phone, slowPage, startBrowser } from "./phone.mjs";
import { median } from "./portal/workerd.mjs";
import { row, within } from "./table.mjs";

/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {{what: string, target: (page: Page) => import("@playwright/test").Locator, opens?: true}} Step `opens`: a
 *   dialog, which is closed again before the next step
 * @typedef {{what: string, paintMs: number, dialogMs: number}} Press `paintMs`: from the click to the next paint;
 *   `dialogMs`: until the dialog was open, 0 if the click opens none
 * @typedef {Press & {from: number, to: number}} Spread the median, with the minimum and maximum of the clicks
 */

const world = "bench-inp";
/** Code that a click loads has been requested after this time, in ms. */
const settle = 1000;

/** @type {Record<string, {path: string, member?: true, steps: Step[]}>} */
const journeys = {
  home: {
    path: "/",
    steps: [
      { what: "menu", target: (page) => page.locator("header summary:visible").first() },
      { what: "menu closed", target: (page) => page.locator("header summary:visible").first() },
      {
        what: "favourite",
        target: (page) => page.locator("[data-game] button[name=favorite]").first(),
        opens: true,
      },
      {
        what: "Play",
        target: (page) => page.locator("[data-game] button[value=play]").first(),
        opens: true,
      },
      { what: "notice", target: (page) => page.locator("#notices summary").first() },
      { what: "show more", target: (page) => page.getByLabel("Show more: Slots") },
      {
        what: "login",
        target: (page) => page.locator("header a[href^='/login']:visible"),
        opens: true,
      },
    ],
  },
  category: {
    path: "/rng",
    steps: [
      { what: "more", target: (page) => page.locator("main a", { hasText: "more" }).first() },
      {
        what: "Play",
        target: (page) => page.locator("[data-game] button[value=play]").first(),
        opens: true,
      },
      { what: "page 2", target: (page) => page.getByLabel("Page 2", { exact: true }) },
    ],
  },
  login: {
    path: "/login",
    steps: [
      { what: "field", target: (page) => page.locator("#login-username") },
      { what: "remember", target: (page) => page.locator("dialog input[type=checkbox]") },
      { what: "submit", target: (page) => page.locator("dialog button[type=submit]").last() },
    ],
  },
  launch: {
    path: "/",
    member: true,
    steps: [
      {
        what: "favourite",
        target: (page) => page.locator("[data-game] button[name=favorite]").first(),
      },
      {
        what: "Play",
        target: (page) => page.locator("[data-game] button[value=play]").first(),
      },
    ],
  },
};

/**
 * Measures how long the effect of each click takes to be visible, on a phone's processor and network: medians by page.
 * A fixed calculation, timed in the same pages, shows how much of the processor was available: without other load its
 * median is close to its minimum. Other load lengthens each click by about the same factor.
 * @param {{origin: string, sandboxOrigin: string}} portal
 * @param {{rounds?: number}} [options] three by default
 * @returns {Promise<{taskMs: {median: number, fastest: number}, journeys: Record<string, Spread[]>}>}
 */
export async function inp(portal, { rounds = 3 } = {}) {
  const browser = await startBrowser();
  try {
    /** @type {Record<string, Spread[]>} */
    const found = {};
    /** @type {number[]} */
    const tasks = [];
    for (const [name, journey] of Object.entries(journeys)) {
      /** @type {Press[][]} */
      const runs = [];
      for (let round = 0; round < rounds; round += 1) {
        const { presses, taskMs } = await walk(browser, portal, journey);
        runs.push(presses);
        tasks.push(...taskMs);
      }
      found[name] = journey.steps.map(({ what }, at) => {
        const paints = runs.map((run) => run[at]?.paintMs ?? Number.NaN);
        return {
          what,
          paintMs: median(paints),
          from: Math.min(...paints),
          to: Math.max(...paints),
          dialogMs: median(runs.map((run) => run[at]?.dialogMs ?? Number.NaN)),
        };
      });
    }
    return {
      taskMs: { median: median(tasks), fastest: Math.min(...tasks) },
      journeys: found,
    };
  } finally {
    await browser.close();
  }
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {{origin: string, sandboxOrigin: string}} portal
 * @param {typeof journeys[string]} journey
 */
async function walk(browser, portal, { path, member, steps }) {
  const context = await browser.newContext({
    ...phone,
    extraHTTPHeaders: { "x-dev-world": world },
  });
  try {
    if (member) {
      const [name = "", value = ""] = (await signIn(portal, { world })).split("=");
      await context.addCookies([{ name, value, url: portal.origin.replace("http:", "https:") }]);
    }
    await context.addInitScript(watch);
    const { page } = await slowPage(context);
    await page.goto(portal.origin + path, { waitUntil: "load" });
    await closePopup(page, path);
    const presses = [];
    const taskMs = [];
    for (const step of steps) {
      presses.push(await press(page, step));
      taskMs.push(await page.evaluate(fixedTask));
    }
    return { presses, taskMs };
  } finally {
    await context.close();
  }
}

/**
 * The announcement popup opens when the page is idle; the login is a dialog itself.
 * @param {Page} page
 * @param {string} path
 */
async function closePopup(page, path) {
  await page.waitForTimeout(settle);
  if (path === "/login") return;
  const popup = page.locator("dialog[open]");
  const came = await popup.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  );
  if (came) await close(page);
}

/** @param {Page} page */
async function close(page) {
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.waitForTimeout(300);
}

/**
 * @param {Page} page
 * @param {Step} step
 * @returns {Promise<Press>}
 */
async function press(page, { what, target, opens }) {
  const element = target(page);
  await element.scrollIntoViewIfNeeded();
  // Scrolling loads further games, which the measurement of the click must not include.
  await page.waitForTimeout(settle);
  await touch(page, element);
  if (opens) await page.locator("dialog[open]").waitFor();
  await page.waitForTimeout(settle);
  const { paintMs, dialogMs } = await page.evaluate(
    () => /** @type {{pressed: Press}} */ (/** @type {unknown} */ (window)).pressed,
  );
  if (opens) await close(page);
  return { what, paintMs, dialogMs: opens ? Math.round(dialogMs) : 0 };
}

/**
 * Taps at a position, as a finger does. Playwright's `tap` checks in the page which element was hit, and that work
 * would be measured too.
 * @param {Page} page
 * @param {import("@playwright/test").Locator} element
 */
async function touch(page, element) {
  const box = await element.boundingBox();
  if (!box) throw new Error("There is nothing to press.");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** In the page: the time of a fixed calculation, in ms. */
function fixedTask() {
  const start = performance.now();
  let sum = 0;
  for (let step = 0; step < 2_000_000; step += 1) sum = (sum * 31 + step) | 0;
  return sum === 0.5 ? 0 : performance.now() - start;
}

/** Runs in the page before anything else: records the last click by the browser's event timing. */
function watch() {
  const pressed = { at: 0, paintMs: 0, dialogMs: 0 };
  Object.assign(window, { pressed });
  /** @param {Event} event */
  const begin = ({ timeStamp }) => {
    Object.assign(pressed, { at: timeStamp, paintMs: 0, dialogMs: 0 });
    const look = () => {
      // Visible as a popover first, and modal one frame later.
      if (document.querySelector("dialog:popover-open, dialog[open]"))
        pressed.dialogMs = performance.now() - timeStamp;
      else if (performance.now() < timeStamp + 10_000) requestAnimationFrame(look);
    };
    look();
  };
  addEventListener("pointerdown", begin, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.startTime >= pressed.at)
        pressed.paintMs = Math.max(pressed.paintMs, entry.duration);
    }
  }).observe(
    /** @type {PerformanceObserverInit} */ ({
      type: "event",
      durationThreshold: 16,
      buffered: true,
    }),
  );
}

/** @param {number} value */
const whole = (value) => `${value.toFixed(0)} ms`;

/** @param {Awaited<ReturnType<typeof inp>>} found */
export const inpRows = ({ taskMs, journeys: found }) => [
  row(
    "a fixed task of that processor: median, fastest",
    `${whole(taskMs.median)}, ${whole(taskMs.fastest)}`,
  ),
  ...Object.entries(found).flatMap(([page, presses]) => {
    const worst = presses.reduce((last, next) => (next.paintMs > last.paintMs ? next : last));
    const slowest = Math.max(...presses.map(({ dialogMs }) => dialogMs));
    return [
      row(
        `${page}: presses to the next paint, ms (from, to)`,
        presses
          .map(({ what, paintMs, from, to }) => `${what} ${paintMs} (${from}–${to})`)
          .join(", "),
      ),
      within(`${page}: the slowest, ${worst.what}`, worst.paintMs, budgets.inp, whole),
      ...(slowest > 0 ? [row(`${page}: a dialog's frame`, whole(slowest))] : []),
    ];
  }),
];
