import { browserFlags, findBrowser } from "../../tooling/test/browser.mjs";

/**
 * Playwright's own list is replaced by ours, so it is repeated as far as it matters here. Added is the
 * spare renderer: each test has a browser context of its own, and a process kept ready for the next page
 * of that context costs a fifth of the whole run.
 */
const disabledFeatures = [
  "SpareRendererForSitePerProcess",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

/** How tests start the browser: the one that is installed, without anything it does on its own. */
export function launchOptions() {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error("No Chromium or Chrome found; `npm test` says how to get one");
  const args = [...browserFlags, `--disable-features=${disabledFeatures.join(",")}`];
  return { executablePath, chromiumSandbox: false, args };
}
