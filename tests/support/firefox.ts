import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findFirefox, firefoxPreferences } from "../../tooling/test/firefox.mjs";
import { noPopups } from "./no-popups.ts";

/** A page of Firefox and the errors found in it. */
export interface WatchedPage {
  page: Page;
  /**
   * Console errors, uncaught errors, violations of the Content-Security-Policy, and requests that would leave
   * this machine.
   */
  wrong: string[];
}

/** Starts the installed Firefox with its own profile, controlled by WebDriver BiDi. */
export function startFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error("No Firefox found; `npm test` says how to get one");
  return puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: firefoxPreferences,
    defaultViewport: { width: 1280, height: 900 },
  });
}

const isLocal = (address: string) =>
  /^(data|blob|about):/.test(address) ||
  ["localhost", "127.0.0.1"].includes(new URL(address).hostname);

/** Opens a page that records its errors. The announcements dialog does not open. */
export async function watchedPage(browser: Browser): Promise<WatchedPage> {
  const page = await browser.newPage();
  const wrong: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") wrong.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => wrong.push(`uncaught: ${String(error)}`));
  page.on("request", (request) => {
    if (!isLocal(request.url())) wrong.push(`left this machine: ${request.url()}`);
  });
  await page.evaluateOnNewDocument(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      reportError(new Error(`policy: ${event.effectiveDirective} kept out ${event.blockedURI}`));
    });
  });
  await page.evaluateOnNewDocument(noPopups);
  return { page, wrong };
}

/** Returns true once React has hydrated the page. Runs in the page. */
export const isAlive = () => {
  const main = document.getElementById("main");
  return Boolean(main && Object.keys(main).some((key) => key.startsWith("__reactProps")));
};
