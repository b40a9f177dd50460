import { playwrightConfig } from "./tooling/test/playwright.ts";

/** The browser, its projects and its limits are in tooling/test/playwright.ts. */
export default playwrightConfig;
