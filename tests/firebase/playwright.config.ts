import { defineConfig } from "@playwright/test";
import everywhere from "../../playwright.config.ts";

/** Social sign-in against Firebase's emulator: a step of its own, because the emulator has to be installed. */
export default defineConfig({
  ...everywhere,
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/firebase",
  globalSetup: "./firebase-portal.ts",
  projects: everywhere.projects?.filter(({ name }) => name === "phone") ?? [],
});
