import fc from "fast-check";
import * as v from "valibot";
import { expect, it } from "vitest";
import { readGame } from "./read-game.ts";
import { gameTypes, wireGame } from "./wire.ts";

const types = new Set<string>(gameTypes);
const good = { nodeId: 12, vassalage: "AB", gameType: "RNG", gameName: "Reel", minBet: "1.5000" };
const odd = fc.oneof(
  fc.constantFrom(null, undefined, "", " ", "0", "1", "x", " a ", "-0.00", "0012.50", "7", true),
  fc.constantFrom(0, 1, 2, -0, 1.5, 1e12, Number.NaN, false, "RNG", "NONE"),
  fc.constantFrom<unknown>({}, []),
);
const fields = [...Object.keys(wireGame.entries), "unknown"];

it("D-1 is read as the schema reads it, or left to the schema", () => {
  let read = 0;
  const changed = fc.dictionary(fc.constantFrom(...fields), odd, { maxKeys: 4 });
  fc.assert(
    fc.property(changed, (changes) => {
      const item = { ...good, ...changes };
      const ours = readGame(item, types);
      if (ours === undefined) return;
      read += 1;
      const theirs = v.safeParse(wireGame, item);
      expect(theirs.success).toBe(true);
      expect(JSON.stringify(ours)).toBe(JSON.stringify(theirs.output));
    }),
    { numRuns: 3000 },
  );
  // Else the comparison would have compared nothing.
  expect(read).toBeGreaterThan(300);
});

it("D-1: a usual game is read without the schema", () => {
  expect(readGame(good, types)).toEqual(v.parse(wireGame, good));
  expect(readGame({ ...good, gameName: "" }, types)).toBeUndefined();
});
