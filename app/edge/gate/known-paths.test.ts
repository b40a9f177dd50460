import { expect, it } from "vitest";
import { indexedGame } from "../../../gateway/testing/indexed-game.ts";
import { isGame } from "./known-paths.ts";

const games = async () => new Map([["007", indexedGame()]]);

it("L3 a game's path is known by the search index", async () => {
  expect(await isGame("/game/007", { games })).toBe(true);
  expect(await isGame("/game/007/", { games })).toBe(true);
  expect(await isGame("/game/7", { games })).toBe(false);
});

it("L3 nothing is known of an encoded id, without an index, and while it can't be read", async () => {
  expect(await isGame("/game/%30", { games })).toBeNull();
  expect(await isGame("/game/007", { games: async () => null })).toBeNull();
  const failing = () => Promise.reject(new Error("the object is away"));
  expect(await isGame("/game/007", { games: failing })).toBeNull();
});
