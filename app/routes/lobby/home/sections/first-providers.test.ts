import { expect, it } from "vitest";
import { firstProviders } from "./first-providers.ts";

const category = (path: string, codes: string) => ({
  path,
  vendors: [...codes].map((code) => ({ code, name: code })),
});
const codesOf = (...categories: Parameters<typeof firstProviders>[0]) =>
  firstProviders(categories)
    .map(({ code }) => code)
    .join("");

it("H2 the strip of providers has the first of each category before the second of any, each once", () => {
  const [slots, live] = [category("/rng", "ABC"), category("/live", "BDE")];
  expect(codesOf(slots, live)).toBe("ABDCE");
  expect(firstProviders([slots, live]).find(({ code }) => code === "B")?.path).toBe("/live");
  expect(codesOf()).toBe("");
});

it("H2 the strip of providers has twelve of them at most", () => {
  expect(codesOf(category("/rng", "ABCDEFGHIJKLMNOP"))).toBe("ABCDEFGHIJKL");
});
