import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../tests/support/chromium.ts";
import { everything } from "../../tests/support/histories.ts";
import { at } from "../command/paths.mjs";

const desk = { viewport: { width: 1440, height: 900 } };
/** Pages that only developers see. */
const developers = /(platform-page|brand-editor|faults\/pages)\.spec/;

const onlyInAll = everything ? [] : [/@all\b/];
/**
 * Specs whose tests are the same at any size, if no tag says that they are for the desktop: steps of a login and of a
 * launch, forms that return after a login, text pages.
 */
const sameAtAnySize =
  /^(?!.*@(only-)?desk\b).*\b(live|limits|session-over|offline|login|sign-in-codes|sign-in-steps|sign-in-dialog|human-verification|register|deposit|play|popup|help|promotions|providers)\.spec/;

/** Configuration of the browser tests against both built Workers. `npm test` reads their JSON report. */
export const playwrightConfig = defineConfig({
  testDir: at("tests"),
  testMatch: ["e2e/**/*.spec.ts", "faults/**/*.spec.ts"],
  outputDir: at("test-results"),
  globalSetup: at("tests/support/global-portal.ts"),
  fullyParallel: true,
  // Some tests mostly wait, so three run at once even on two cores.
  workers: 3,
  // One retry in CI only, where the machine may be slow. `npm test` lists the tests that needed it. The variable is
  // our own, because each tool of `npm test` is told that it runs in CI.
  retries: Number(process.env.PORTICO_RETRIES ?? 0),
  // Time limits are for tests that hang; a busy machine must not reach them.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  reporter: process.env.PORTICO_REPORT
    ? [["json", { outputFile: process.env.PORTICO_REPORT }], ["dot"]]
    : [["list"]],
  use: {
    browserName: "chromium",
    launchOptions: launchOptions(),
    locale: "en-US",
    timezoneId: "Asia/Seoul",
    // Pictures come from the sandbox's port, and Chromium would ask for permission to load them.
    permissions: ["local-network-access"],
    // Only the tests of the offline page use the service worker (L5).
    serviceWorkers: "block",
    video: "off",
    trace: "off",
    screenshot: "only-on-failure",
  },
  // Tags are explained in tests/support/tags.ts.
  projects: [
    {
      name: "phone",
      testIgnore: developers,
      grepInvert: [/@only-desk\b/, ...onlyInAll],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: "desktop",
      testIgnore: developers,
      grep: everything ? undefined : /@(only-)?desk\b/,
      grepInvert: [/without JavaScript|@any-size/, sameAtAnySize, ...onlyInAll],
      use: desk,
    },
    { name: "developers", testMatch: developers, grepInvert: onlyInAll, use: desk },
  ],
});
