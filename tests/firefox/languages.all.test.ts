/** Pages of every language are taken over in another engine as the server has written them. */
import type { Browser, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFirefox } from "../../tooling/test/firefox.mjs";
import { isAlive, startFirefox, watchedPage } from "../support/firefox.ts";
import { bootPortal, type Portal } from "../support/portal.ts";

const ofMembers = [
  "/member",
  "/member/bets",
  "/member/transactions",
  "/member/deposit",
  "/member/statement",
  "/member/messages",
  "/member/security",
  "/member/limits",
];
const ofAll = ["/", "/lottery", "/promotions"];

describe.skipIf(!findFirefox())("in Firefox", () => {
  let portal: Portal;
  let browser: Browser;
  let page: Page;
  let wrong: string[];
  beforeAll(async () => {
    [portal, browser] = await Promise.all([bootPortal(), startFirefox()]);
    ({ page, wrong } = await watchedPage(browser));
    const world = portal.world("firefox-languages");
    await page.goto(`${portal.origin}/login?dev-world=firefox-languages`);
    await page.waitForFunction(isAlive);
    const accounts = await world.accounts();
    const password = accounts.find(({ account }) => account === "player1")?.password;
    await page.locator("#login-username").fill("player1");
    await page.locator("#login-password").fill(password ?? "");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => location.pathname === "/");
  });
  afterAll(() => Promise.all([browser?.close(), portal?.stop()]));

  it.each(["en", "ko", "ja", "zh", "th", "vi"])(
    "A233 no page is drawn anew in %s: its times are those of the server",
    async (language) => {
      // A language that was chosen holds against the one of an address, so the next one is chosen, too.
      await browser.setCookie({ name: "lang", value: language, domain: "localhost", path: "/" });
      for (const path of [...ofAll, ...ofMembers]) {
        await page.goto(portal.origin + path);
        await page.waitForFunction(isAlive);
        expect(await page.$eval("html", ({ lang }) => lang)).toBe(language);
        expect(wrong.splice(0), path).toEqual([]);
        if (language !== "th") continue;
        const text = await page.$eval("main", (main) => main.textContent ?? "");
        expect(/25[67]\d/.exec(text), `${path}: one era`).toBeNull();
      }
    },
  );
});
