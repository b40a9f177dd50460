import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type BrowserContext, test as base, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";
import { launchOptions } from "./chromium.ts";
import { noPopups } from "./no-popups.ts";
import type { Visitor } from "./portal.ts";
import { type World, worldAt } from "./world.ts";

/** Playwright's own, so that a test has one place to import from. */
export const expect = base.expect;

/** Marks what works alike at any size: such a test runs at the phone's only. */
export const anySize = { tag: "@any-size" };

/** For a spec whose tests look at pictures; it gets a browser of its own. */
export const withPictures = { launchOptions: launchOptions({ pictures: true }) };

interface Options {
  /** Console errors that a test provokes on purpose, such as the browser's note of a 451. */
  expectedErrors: RegExp[];
  /** Addresses elsewhere that the test itself answers for. */
  answeredHere: RegExp[];
  /** Who visits: the brand, the country. The world is always the test's own. */
  visitor: Visitor;
  /** Whether the announcements dialog may cover the page (M1). */
  popups: boolean;
}

interface Fixtures {
  /** The portal's origin. */
  origin: string;
  /** This test's own world of the sandbox, freshly seeded by being asked for the first time. */
  world: World;
  /**
   * Runs axe (WCAG 2.2 A and AA) on the page as it is and expects no violation. Behind a modal dialog
   * the page is inert, so there it is the dialog that is judged.
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

/** Cookies choose world, brand and country, so that it also works without JavaScript. */
async function enter(context: BrowserContext, origin: string, visitor: Visitor) {
  const cookies = Object.entries(visitor).map(([name, value]) => ({
    name: `dev-${name}`,
    value: String(value),
    url: origin,
  }));
  await context.addCookies(cookies);
}

/** The visitor has chosen a language (U8). The portal is on http here, where Playwright alone asks https of a prefix. */
export async function speak(context: BrowserContext, origin: string, language: string) {
  const url = origin.replace("http:", "https:");
  await context.addCookies([{ name: "__Host-lang", value: language, url }]);
}

/** Waits until what fades or slides has arrived; what moves for good, or rests, is no wait. Runs in the page. */
async function settle() {
  const arriving = document
    .getAnimations()
    .filter(
      (each) =>
        each.playState === "running" && each.effect?.getComputedTiming().endTime !== Infinity,
    );
  const longest = new Promise((resolve) => setTimeout(resolve, 1500));
  // One that is taken back on its way has come to its end, too.
  await Promise.race([Promise.allSettled(arriving.map((each) => each.finished)), longest]);
}

/** Asked in the page itself: the package for Playwright opens a page for each answer and takes four times as long. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** What axe has against the page, or against the modal dialog in front of it. Runs in the page. */
async function violations() {
  const { axe: judge } = window as Window & { axe?: typeof axe };
  if (!judge) throw new Error("axe is not in the page");
  const dialog = document.querySelector("dialog:modal");
  const found = await judge.run(dialog ? { include: [dialog] } : document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    // Who speaks to the page says what it shows (WCAG 2.5.3); in the rule's newer versions a part of A.
    rules: { "label-content-name-mismatch": { enabled: true } },
    resultTypes: ["violations"],
  });
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join("; ")}`,
  );
}

/** Waits until React has taken the page over, where the page is React's. */
export async function expectAlive(page: Page) {
  const taken = () =>
    page.evaluate(() => {
      const main = document.getElementById("main");
      if (!main || !("__remixContext" in window)) return true;
      return Object.keys(main).some((key) => key.startsWith("__reactProps"));
    });
  await expect.poll(taken).toBe(true);
}

/** Waits until React listens at this very element: parts of a page come alive later than the page. */
export async function expectAliveAt(element: Locator) {
  const taken = (node: Element) => Object.keys(node).some((key) => key.startsWith("__reactProps"));
  await expect.poll(() => element.evaluate(taken)).toBe(true);
}

/**
 * Presses the link or button "Try again" of a failed block until what was missing is there: a breaker may
 * refuse the first time, and a busy machine answers the first press only after we looked.
 */
export async function tryAgainUntil(
  block: Locator,
  healed: (within: { timeout: number }) => Promise<void>,
) {
  const again = block.locator("a, button").filter({ hasText: /^Try again/ });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 5000 });
    await healed({ timeout: 5000 });
  }).toPass();
}

/**
 * Keeps what a page asks for waiting.
 * @param asked the addresses, as for `page.route`
 * @param method which of its requests; all where none is named
 * @returns lets them go, and all that follow
 */
export async function hold(page: Page, asked: string | RegExp, method?: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(asked, async (route) => {
    if (!method || route.request().method() === method) await held;
    await route.continue();
  });
  return letGo;
}

const assets = new URL("../../build/client/assets/", import.meta.url);

/** Addresses of the build's files that hold a text: they are named by hash. */
export function filesWith(text: string): RegExp {
  const names = readdirSync(assets).filter(
    (name) => name.endsWith(".js") && readFileSync(new URL(name, assets), "utf8").includes(text),
  );
  if (names.length === 0) throw new Error(`No file of the build holds ${text}`);
  return new RegExp(`/assets/(${names.join("|").replaceAll(".", "\\.")})`);
}

/** Lets the page draw twice: what it does after an event, it has done by then. */
export async function nextFrames(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** How many times slower the processor is for pages (`npm test -- fonts`). */
const slowdown = Number(process.env.PORTICO_SLOWDOWN ?? 1);

async function slowDown(page: Page) {
  if (slowdown === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** Playwright's `test` on our portal: a world per test; a console error or a way out fails it. */
export const test = base.extend<Options & Fixtures>({
  expectedErrors: [[], { option: true }],
  answeredHere: [[], { option: true }],
  visitor: [{}, { option: true }],
  popups: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
  origin: async ({}, use) => use(needed("PORTAL_ORIGIN")),
  baseURL: async ({ origin }, use) => use(origin),
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    // Before React has taken a page over, links and forms work the plain way. A test that isn't about
    // that moment (it names what it waits for, or runs without scripts) begins after it.
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (javaScriptEnabled !== false && !options?.waitUntil) await expectAlive(page);
      return answer;
    };
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  world: async ({}, use, info) => {
    const id = `${info.testId}/${info.project.name}/${info.retry}/${info.repeatEachIndex}`;
    const name = `e2e-${createHash("sha256").update(id).digest("hex").slice(0, 12)}`;
    await use(worldAt(needed("PORTAL_SANDBOX_ORIGIN"), name));
  },
  watch: [
    async ({ context, origin, world, visitor, popups, expectedErrors, answeredHere }, use) => {
      const wrong: string[] = [];
      context.on("console", (message) => {
        if (message.type() !== "error") return;
        const text = `${message.text()} (${message.location().url})`;
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
      expect(wrong, "console errors and requests to elsewhere").toEqual([]);
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
