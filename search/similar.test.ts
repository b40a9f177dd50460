import { expect, it } from "vitest";
import { mostSimilar, similarity, type Traits } from "./similar.ts";

const traits = (type: string, theme: string | null, ...mechanics: string[]): Traits => ({
  type,
  theme,
  mechanics,
});
const wanted = traits("RNG", "SEA", "SC", "WAYS");

it("H16 L8 similar games share type, theme and mechanics, the more popular ones first among equals", () => {
  const games = {
    "same class": traits("RNG", "SPACE", "SC"),
    "another type": traits("FISH", "SEA", "SC", "WAYS"),
    theme: traits("RNG", "SEA", "JP"),
    "theme and class": traits("RNG", "SEA", "SC"),
    everything: traits("RNG", "SEA", "SC", "WAYS"),
    "as popular": traits("RNG", "SEA", "SC", "WAYS"),
    "the type only": traits("RNG", null),
  };
  const found = mostSimilar(wanted, Object.entries(games), ([, each]) => each, 9);
  expect(found.map(([name]) => name)).toEqual([
    "everything",
    "as popular",
    "theme and class",
    "theme",
    "same class",
    "the type only",
  ]);
  expect(mostSimilar(wanted, Object.entries(games), ([, each]) => each, 2)).toHaveLength(2);
});

it("H16 without a type games of every type are similar by what they share, and nothing shared is no similarity", () => {
  const open = { ...wanted, type: null };
  expect(similarity(open, traits("FISH", "SEA"))).toBeGreaterThan(0);
  expect(similarity(open, traits("RNG", "SPACE", "JP"))).toBe(0);
});
