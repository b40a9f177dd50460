/**
 * The main flows of a player in a second browser engine. They show that the portal depends on no single engine.
 */
import type { Browser, Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findFirefox } from "../../tooling/test/firefox.mjs";
import { isAlive, startFirefox, watchedPage } from "../support/firefox.ts";
import { bootPortal, type Portal } from "../support/portal.ts";
import type { World } from "../support/world.ts";

const cards = "main [data-game]";

describe.skipIf(!findFirefox())("in Firefox", () => {
  let portal: Portal;
  let browser: Browser;
  let page: Page;
  let wrong: string[];
  let world: World;
  beforeAll(async () => {
    [portal, browser] = await Promise.all([bootPortal(), startFirefox()]);
    world = portal.world("firefox");
    ({ page, wrong } = await watchedPage(browser));
  });
  afterAll(() => Promise.all([browser?.close(), portal?.stop()]));
  afterEach(() => {
    expect(
      wrong.splice(0),
      "console errors, policy violations, and requests to other hosts",
    ).toEqual([]);
  });

  const open = async (path: string) => {
    const answer = await page.goto(portal.origin + path);
    expect(answer?.status(), path).toBe(200);
    await page.waitForFunction(isAlive);
  };
  const textOf = (selector: string) => page.$eval(selector, (element) => element.textContent ?? "");
  const balance = async () =>
    (await world.accounts()).find(({ account }) => account === "player1")?.balance;

  it("detects errors in a page, so that the other tests can fail because of them", async () => {
    await open("/help?dev-world=firefox");
    await page.evaluate("console.error('planted')");
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error("thrown on purpose");
      });
      new Image().src = "https://elsewhere.example/x.png";
    });
    const noticed = [/^console: planted/, /thrown on purpose/, /policy: img-src kept out/];
    await expect
      .poll(() => noticed.filter((each) => wrong.some((text) => each.test(text))))
      .toEqual(noticed);
    wrong.splice(0);
  });

  it("R1 home shows games, with their pictures", async () => {
    await open("/?dev-world=firefox");
    await page.waitForSelector(cards);
    // The browser requests a picture when its card scrolls into view.
    await page.$eval(cards, (card) => card.scrollIntoView());
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>("main [data-game] img")].some(
        (picture) => picture.complete && picture.naturalWidth > 0,
      ),
    );
    expect(await page.title()).toContain("Aurora");
  });

  it("R10 a category lists its games, page by page", async () => {
    await open("/rng");
    const first = await page.$eval(cards, (card) => card.getAttribute("data-game"));
    await page.locator('a[rel="next"], nav a[aria-label*="ext" i]').click();
    await page.waitForFunction(
      (before) => document.querySelector("main [data-game]")?.getAttribute("data-game") !== before,
      {},
      first,
    );
  });

  it("M4 C1 a player signs in; the login dialog and everything in it use the dark colour scheme", async () => {
    await open("/login");
    await page.waitForSelector("dialog:modal");
    const schemes = await page.$$eval("dialog, dialog input, dialog button", (parts) =>
      parts.map((part) => getComputedStyle(part).colorScheme),
    );
    expect(schemes.length).toBeGreaterThan(3);
    expect(new Set(schemes)).toEqual(new Set(["dark"]));
    const bars = await page.$eval("dialog", (dialog) => getComputedStyle(dialog).scrollbarColor);
    expect(bars).not.toBe("auto");
    const box = await page.$eval('dialog input[type="checkbox"]', (input) => {
      const { appearance, backgroundColor } = getComputedStyle(input);
      return { appearance, backgroundColor };
    });
    expect(box).toEqual({ appearance: "none", backgroundColor: "rgb(10, 13, 24)" });
    const password = (await world.accounts()).find(
      ({ account }) => account === "player1",
    )?.password;
    await page.locator("#login-username").fill("player1");
    await page.locator("#login-password").fill(password ?? "");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      () => location.pathname === "/" && !document.querySelector("dialog"),
    );
    await page.waitForSelector("[data-balance]");
  });

  it("R48 C32 a game runs in its frame, and the balance changes", async () => {
    await open("/rng");
    await page.locator(`${cards} button[value="play"]`).click();
    const frame = await page.waitForFrame((each) => /\/play\//.test(each.url()));
    await frame.waitForSelector("#action");
    const before = await balance();
    // A payout may equal the bet, so one round may not change the balance.
    const round = async () => {
      await frame.$eval("#action", (button) => (button as HTMLElement).click());
      return balance();
    };
    await expect.poll(round, { timeout: 30_000, interval: 2000 }).not.toBe(before);
  });

  it("U27c CA9 a deposit is requested once and listed", async () => {
    await open("/member/deposit");
    await page.locator("#deposit-amount").fill("100");
    await page.keyboard.press("Enter");
    await expect
      .poll(async () => (await world.calls()).filter(({ id }) => id === "CA9").length, {
        timeout: 15_000,
      })
      .toBe(1);
    // The form's response redirects to the deposit's page. Opening another page before that would race with the
    // redirect.
    await page.waitForFunction(() => /^\/member\/deposit\/\d+$/.test(location.pathname));
    await open("/member/deposit");
    expect(await textOf("main")).toContain("$100.00");
  });

  it("U27f a report shows the played round", async () => {
    await open("/member/bets");
    await page.waitForSelector("main tbody tr");
    expect(await textOf("main tbody")).toMatch(/\d+\.\d\d/);
  });
});
