import { browserFlags, findBrowser } from "../../scripts/lib/browser.mjs";

/** How tests start the browser: the one that is installed, without anything it does on its own. */
export function launchOptions() {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error("No Chromium or Chrome found; `npm test` says how to get one");
  return { executablePath, chromiumSandbox: false, args: browserFlags };
}
