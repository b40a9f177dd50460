import { expect, it, vi } from "vitest";
import { createPlayState } from "./play-state.ts";

it("S22 one game is started at a time, and who listens is told of changes only", () => {
  const playState = createPlayState();
  const told = vi.fn();
  const end = playState.subscribe(told);
  playState.setStarting(null);
  expect(told).not.toHaveBeenCalled();
  playState.setStarting("1");
  playState.setStarting("1");
  expect([playState.isStarting("1"), playState.isStarting("2")]).toEqual([true, false]);
  expect(told).toHaveBeenCalledTimes(1);
  end();
  playState.setStarting(null);
  expect(playState.isStarting("1")).toBe(false);
  expect(told).toHaveBeenCalledTimes(1);
});

it("S20 what was pressed holds until the server has said anew", () => {
  const playState = createPlayState();
  const told = vi.fn();
  playState.subscribe(told);
  expect(playState.favorite("1")).toBeUndefined();
  playState.setFavorite("1", true);
  expect(playState.favorite("1")).toBe(true);
  playState.clearFavorites();
  expect(playState.favorite("1")).toBeUndefined();
  expect(told).toHaveBeenCalledTimes(2);
  playState.clearFavorites();
  expect(told).toHaveBeenCalledTimes(2);
});
