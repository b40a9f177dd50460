import { vitestConfig } from "./tooling/test/vitest-projects.ts";

/** The projects and their limits are in tooling/test/vitest-projects.ts. */
export default vitestConfig;
