import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type BrowserContext, test as base, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";
import { launchOptions } from "./chromium.ts";
import { noPopups } from "./no-popups.ts";
import type { Visitor } from "./portal.ts";
import { type World, worldAt } from "./world.ts";

/** Playwright's own `expect`, so that tests import from one file only. */
export const expect = base.expect;

/** For a spec whose tests check pictures. Its tests run in a separate browser. */
export const withPictures = { launchOptions: launchOptions({ pictures: true }) };

interface Options {
  /** Console errors that a test causes on purpose, such as the browser's message about a 451. */
  expectedErrors: RegExp[];
  /** Addresses of other hosts for which the test itself provides the responses. */
  answeredHere: RegExp[];
  /** The visitor's brand and country. The world is always the test's own. */
  visitor: Visitor;
  /** Whether the announcements dialog may open over the page (M1). */
  popups: boolean;
  /**
   * The name of a world that the tests with this name share at each size, because something in it takes long to
   * become ready. Empty: the test has a world of its own.
   */
  sharedWorld: string;
}

interface Fixtures {
  /** The portal's origin. */
  origin: string;
  /** This test's own world of the sandbox. The first request seeds it. */
  world: World;
  /**
   * Runs axe (WCAG 2.2 A and AA) on the page and expects no violation. If a modal dialog or a sheet is open, only the
   * dialog or sheet is checked, because the page behind it is inert or dimmed.
   */
  expectAccessible: () => Promise<void>;
  watch: undefined;
}

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: browser tests run through playwright.config.ts`);
  return value;
}

const isLocal = (url: URL) =>
  ["localhost", "127.0.0.1"].includes(url.hostname) || /^(data|blob|about):$/.test(url.protocol);

/** Sets cookies for world, brand and country. Cookies also work without JavaScript. */
export async function enter(context: BrowserContext, origin: string, visitor: Visitor) {
  const cookies = Object.entries(visitor).map(([name, value]) => ({
    name: `dev-${name}`,
    value: String(value),
    url: origin,
  }));
  await context.addCookies(cookies);
}

/**
 * Sets the cookie of the visitor's chosen language (U8). The address uses https, because Playwright requires it
 * for the cookie's prefix; the portal itself is on http here.
 */
export async function speak(context: BrowserContext, origin: string, language: string) {
  const url = origin.replace("http:", "https:");
  await context.addCookies([{ name: "lang", value: language, url }]);
}

/**
 * Waits until animations that end have ended; it does not wait for endless or paused ones. Runs in the page.
 */
async function settle() {
  const running = document
    .getAnimations()
    .filter(
      (each) =>
        each.playState === "running" && each.effect?.getComputedTiming().endTime !== Infinity,
    );
  const longest = new Promise((resolve) => setTimeout(resolve, 1500));
  // `allSettled`, because an animation that is cancelled has ended, too.
  await Promise.race([Promise.allSettled(running.map((each) => each.finished)), longest]);
}

/**
 * The source of axe, which runs in the page. The axe package for Playwright opens a page for each check and
 * takes four times as long.
 */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Returns axe's violations in the page, or in the modal dialog or the sheet over it, which dims the page. Runs in the page. */
async function violations() {
  const { axe: runner } = window as Window & { axe?: typeof axe };
  if (!runner) throw new Error("axe is not in the page");
  const dialog = document.querySelector("dialog:modal, .sheet:popover-open");
  const found = await runner.run(dialog ? { include: [dialog] } : document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    // The accessible name contains the visible text, so that speech control works (WCAG 2.5.3). Newer versions of
    // the rules include this in level A.
    rules: { "label-content-name-mismatch": { enabled: true } },
    resultTypes: ["violations"],
  });
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join("; ")}`,
  );
}

/** Looks often: the default is to look after 100, 350, 850 and 1850 ms. */
const often = { intervals: [25] };

/** Waits until React has hydrated the page, if Remix rendered it. */
export async function expectAlive(page: Page) {
  const taken = () =>
    page.evaluate(() => {
      const main = document.getElementById("main");
      if (!main || !("__remixContext" in window)) return true;
      return Object.keys(main).some((key) => key.startsWith("__reactProps"));
    });
  await expect.poll(taken, often).toBe(true);
}

/** Waits until React has hydrated this element: parts of a page are hydrated later than the page. */
export async function expectAliveAt(element: Locator) {
  const taken = (node: Element) => Object.keys(node).some((key) => key.startsWith("__reactProps"));
  await expect.poll(() => element.evaluate(taken), often).toBe(true);
}

/**
 * Clicks "Try again" in a failed block until the content appears. One click may be too few: the circuit breaker
 * may still refuse, and a busy machine may respond after the check.
 */
export async function tryAgainUntil(
  block: Locator,
  expectRecovered: (within: { timeout: number }) => Promise<void>,
) {
  const retry = block.locator("a, button").filter({ hasText: /^Try again/ });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 5000 });
    await expectRecovered({ timeout: 5000 });
  }).toPass();
}

/**
 * Delays matching requests of a page until the returned function is called.
 * @param requests the addresses, as for `page.route`
 * @param method delays only requests with this method; without it, all
 * @returns a function that releases these requests and all later ones
 */
export async function hold(page: Page, requests: string | RegExp, method?: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    if (!method || route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}

const assets = new URL("../../build/pages/client/assets/", import.meta.url);

/**
 * Returns a pattern of the addresses of the build's files that contain a text. It searches the files because
 * their names are hashes.
 */
export function filesWith(text: string): RegExp {
  const names = readdirSync(assets).filter(
    (name) => name.endsWith(".js") && readFileSync(new URL(name, assets), "utf8").includes(text),
  );
  if (names.length === 0) throw new Error(`No file of the build holds ${text}`);
  return new RegExp(`/assets/(${names.join("|").replaceAll(".", "\\.")})`);
}

/** Waits for two drawn frames. By then the page has handled an event. */
export async function nextFrames(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** The factor by which the processor is slowed down for pages (`npm test -- fonts`). */
const slowdown = Number(process.env.PORTICO_SLOWDOWN ?? 1);

async function slowDown(page: Page) {
  if (slowdown === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/**
 * Remix writes this error when a visitor submits a form while the page still revalidates. It happens on slow
 * machines.
 */
const abortedRevalidation = /AbortError: signal is aborted without reason/;

/**
 * Playwright's `test` for our portal. Each test has its own world; a console error or a request to another host
 * fails it.
 */
export const test = base.extend<Options & Fixtures>({
  expectedErrors: [[], { option: true }],
  answeredHere: [[], { option: true }],
  visitor: [{}, { option: true }],
  popups: [false, { option: true }],
  sharedWorld: ["", { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
  origin: async ({}, use) => use(needed("PORTAL_ORIGIN")),
  baseURL: async ({ origin }, use) => use(origin),
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    // Before hydration, links and forms load whole pages. Tests go on after hydration, except those that set
    // `waitUntil` or run without JavaScript.
    const whenAlive = async <T>(answer: T, options?: { waitUntil?: unknown }) => {
      if (javaScriptEnabled !== false && !options?.waitUntil) await expectAlive(page);
      return answer;
    };
    page.goto = async (url, options) => whenAlive(await goto(url, options), options);
    page.reload = async (options) => whenAlive(await reload(options), options);
    await use(page);
  },
  world: async ({ sharedWorld }, use, info) => {
    const own = `${info.testId}/${info.project.name}/${info.retry}/${info.repeatEachIndex}`;
    const id = sharedWorld ? `${sharedWorld}/${info.project.name}` : own;
    const name = `e2e-${createHash("sha256").update(id).digest("hex").slice(0, 12)}`;
    await use(worldAt(needed("PORTAL_SANDBOX_ORIGIN"), name));
  },
  watch: [
    async ({ context, origin, world, visitor, popups, expectedErrors, answeredHere }, use) => {
      const wrong: string[] = [];
      context.on("console", (message) => {
        if (message.type() !== "error") return;
        const text = `${message.text()} (${message.location().url})`;
        if (abortedRevalidation.test(text)) return;
        if (!expectedErrors.some((known) => known.test(text))) wrong.push(`console: ${text}`);
      });
      context.on("weberror", (event) => {
        const text = String(event.error());
        if (!expectedErrors.some((known) => known.test(text))) wrong.push(`uncaught: ${text}`);
      });
      context.on("request", (request) => {
        if (isLocal(new URL(request.url()))) return;
        if (answeredHere.some((known) => known.test(request.url()))) return;
        wrong.push(`left this machine: ${request.url()}`);
      });
      context.on("page", (page) => void slowDown(page).catch(() => {}));
      await enter(context, origin, { ...visitor, world: world.name });
      if (!popups) await context.addInitScript(noPopups);
      await use(undefined);
      expect(wrong, "console errors and requests to other hosts").toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      await page.evaluate(settle);
      if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
      expect(await page.evaluate(violations), "axe").toEqual([]);
    });
  },
});
