import * as v from "valibot";
import { expect, it } from "vitest";
import { wireGame } from "./wire.ts";

it("A200 Q5 a game is under maintenance only where the platform says so", () => {
  const game = { nodeId: 1, vassalage: "PG", gameType: "RNG", gameName: "Reef", gameCode: "r" };
  const read = (maintenance?: unknown) => v.parse(wireGame, { ...game, maintenance }).inMaintenance;
  expect([1, "1", true].map(read)).toEqual([true, true, true]);
  expect([0, false, undefined, null, "soon"].map(read)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
