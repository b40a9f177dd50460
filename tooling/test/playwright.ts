import { defineConfig } from "@playwright/test";
import { launchOptions } from "../../tests/support/chromium.ts";
import { at } from "../command/paths.mjs";

/** Browser tests against both built Workers; `npm test` runs them and reads their JSON report. */
export const playwrightConfig = defineConfig({
  testDir: at("tests"),
  testMatch: ["e2e/**/*.spec.ts", "faults/**/*.spec.ts"],
  outputDir: at("test-results"),
  globalSetup: at("tests/support/global-portal.ts"),
  fullyParallel: true,
  workers: 2,
  // One more try in CI only, which may be starved of time; the test's line says how many needed it.
  retries: process.env.CI ? 1 : 0,
  // Limits end what hangs; a busy machine must not reach them, and a test that passes never waits for them.
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
    // Pictures come from the sandbox's own port; Chromium would ask before it lets a page go there.
    permissions: ["local-network-access"],
    video: "off",
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    // A phone tries everything but what developers use.
    {
      name: "phone",
      testIgnore: /(platform-page|faults\/pages)\.spec/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // A wide screen leaves out what looks and works alike at any size: the steps of a login and of
    // a launch, pages of text, what works without scripts, and each test that says so of itself.
    {
      name: "desktop",
      testIgnore:
        /(login|sign-in-codes|sign-in-steps|sign-in-dialog|human-verification|register|deposit|play|popup|help|promotions|providers)\.spec/,
      grepInvert: /without JavaScript|@any-size/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
