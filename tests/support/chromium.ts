import { browserFlags, findBrowser } from "../../tooling/test/browser.mjs";

/**
 * The features that our tests disable. This list replaces Playwright's own list, so it repeats its relevant
 * entries. We add the spare renderer: each test has its own browser context, and a spare process for each
 * context costs a fifth of the whole run.
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

/** The settings that Playwright uses for a browser without a screen: media queries report a mouse. */
const mouse = [
  "primaryHoverType=2",
  "availableHoverTypes=2",
  "primaryPointerType=4",
  "availablePointerTypes=4",
];

/**
 * Returns the options that start the installed browser without its background activity. Pictures are not loaded
 * unless a spec uses `withPictures`, because drawing them takes half of a test's time.
 */
export function launchOptions({ pictures = false } = {}) {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error("No Chromium or Chrome found; `npm test` says how to get one");
  const args = [
    // Pages live for seconds, so optimizing their code costs more than it saves: 8 % of the processor time.
    "--js-flags=--no-turbofan --no-maglev",
    // One process for all pages instead of one for each test saves 7 % of the processor time.
    "--renderer-process-limit=1",
    "--in-process-gpu",
    ...browserFlags,
    `--disable-features=${disabledFeatures.join(",")}`,
    ...(pictures ? [] : [`--blink-settings=${[...mouse, "imagesEnabled=false"]}`]),
  ];
  return { executablePath, chromiumSandbox: false, args };
}
