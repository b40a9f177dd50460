import { expect, it } from "vitest";
import { agentPages } from "~/routes/agent/pages.ts";
import { pageKeys } from "./page-keys.ts";

it("N15 each page has a letter of its own, and none is a key with another use", () => {
  const letters = agentPages.map(({ key }) => pageKeys[key]);
  expect(new Set(letters).size).toBe(agentPages.length);
  expect(letters.every((letter) => /^[a-z]$/.test(letter) && !"gjk".includes(letter))).toBe(true);
});
