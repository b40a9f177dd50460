import { expect, it } from "vitest";
import { viteReplacements } from "./vite-replacements.ts";

type Hook = (id: string, importer: string | undefined, options: { ssr?: boolean }) => string | null;

const remix = "/x/node_modules/@remix-run/react/dist/esm/browser.js";

it("R53 replaces Remix's loading of route modules in the browser's build only", () => {
  const resolve = viteReplacements().resolveId as unknown as Hook;
  expect(resolve("./routeModules.js", remix, {})).toMatch(/\/app\/ui\/lazy\/load-route\.ts$/);
  expect(resolve("./routeModules.js", remix, { ssr: true })).toBeNull();
  expect(resolve("./routes.js", remix, {})).toBeNull();
  expect(resolve("./routeModules.js", "/x/app/root.tsx", {})).toBeNull();
});

it("stops a build that no longer imports a replaced module", () => {
  const plugin = viteReplacements();
  (plugin.configResolved as unknown as (config: object) => void)({ build: { ssr: false } });
  expect(() => (plugin.buildEnd as unknown as () => void)()).toThrow("./routeModules.js");
});
