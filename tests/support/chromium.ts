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

/** Playwright's own list for a browser without a screen: it has a mouse, as the media queries tell. */
const mouse = [
  "primaryHoverType=2",
  "availableHoverTypes=2",
  "primaryPointerType=4",
  "availablePointerTypes=4",
];

/**
 * How tests start the browser: the one that is installed, without anything it does on its own. Pictures
 * are left out unless a spec asks for them (`withPictures`): drawing them is half of a test's time.
 */
export function launchOptions({ pictures = false } = {}) {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error("No Chromium or Chrome found; `npm test` says how to get one");
  const args = [
    ...browserFlags,
    `--disable-features=${disabledFeatures.join(",")}`,
    ...(pictures ? [] : [`--blink-settings=${[...mouse, "imagesEnabled=false"]}`]),
  ];
  return { executablePath, chromiumSandbox: false, args };
}
