import { describe, expect, it } from "vitest";
import { cut, cuts } from "../../vite.lean-client.ts";
import { sourcesIn, textOf } from "./sources.ts";

const pages = sourcesIn(["app"], /\.tsx?$/);
const files = Object.keys(cuts);
const installed = (file: string) => textOf(`node_modules${file}`);

describe("what the browser's half of Remix goes without (vite.lean-client.ts)", () => {
  it.each(files)("finds every place of its cuts in %s", (file) => {
    expect(cut(file, installed(file))).not.toBe(installed(file));
  });

  it.each(files)("stops the build when %s reads differently", (file) => {
    expect(() => cut(file, "export {};")).toThrow(file);
  });

  // A page that asked for one of these would work in development and not in a build.
  it.each([
    "clientLoader",
    "clientAction",
    "HydrateFallback",
    "useBlocker",
    "unstable_usePrompt",
    "viewTransition",
    "useViewTransitionState",
    "discover",
    "defer(",
  ])("no page asks for %s", (word) => {
    const asked = pages.filter((path) => textOf(path).includes(word));
    expect(asked).toEqual([]);
  });

  it("holds for the flags that Remix is built with", () => {
    const config = textOf("vite.config.ts");
    expect(config).toContain("v3_singleFetch: true");
    expect(config).toContain("v3_lazyRouteDiscovery: false");
  });
});
