import { expect, it } from "vitest";
import { gameTypeIn } from "./game-type.ts";

it.each([
  ["first=RNG", "RNG"],
  ["first=NEW_KIND2", "NEW_KIND2"],
  ["first=", null],
  ["first=rng", null],
  ["first=nonsense!", null],
  [`first=${"A".repeat(31)}`, null],
  ["first=%00RNG", null],
  ["", null],
])("Q1 Q9 the type of games in %j is %j", (query, type) => {
  expect(gameTypeIn(new URLSearchParams(query), "first")).toBe(type);
});
