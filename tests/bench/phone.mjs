import { chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "../../tooling/test/browser.mjs";

/** Slow 4G as Chromium and Lighthouse define it, in ms and bytes per second. */
const slow4g = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** How many times slower a mid-range phone is than this machine. */
const slowdown = 4;

/** A browser that trusts the bench's certificate. @param {string} spki */
export function startBrowser(spki) {
  return chromium.launch({
    executablePath: findBrowser() ?? undefined,
    chromiumSandbox: false,
    args: [...browserFlags, `--ignore-certificate-errors-spki-list=${spki}`],
  });
}

/**
 * A page on a phone: its size, touch, network and processor. A new context has an empty cache.
 * @param {import("@playwright/test").BrowserContext} context
 */
export async function slowPage(context) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...slow4g });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

/** @type {import("@playwright/test").BrowserContextOptions} */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: "en-US",
};
