import { expect, it, vi } from "vitest";
import { createPlayState } from "./play-state.ts";

it("S22 one game is started at a time, and who listens is told of changes only", () => {
  const playState = createPlayState();
  const reported = vi.fn();
  const end = playState.subscribe(reported);
  playState.setStarting(null);
  expect(reported).not.toHaveBeenCalled();
  playState.setStarting("1");
  playState.setStarting("1");
  expect([playState.isStarting("1"), playState.isStarting("2")]).toEqual([true, false]);
  expect(reported).toHaveBeenCalledTimes(1);
  end();
  playState.setStarting(null);
  expect(playState.isStarting("1")).toBe(false);
  expect(reported).toHaveBeenCalledTimes(1);
});

it("S20 what was pressed holds until the server has said anew", () => {
  const playState = createPlayState();
  const reported = vi.fn();
  playState.subscribe(reported);
  expect(playState.favorite("1")).toBeUndefined();
  playState.setFavorite("1", true);
  expect(playState.favorite("1")).toBe(true);
  playState.clearFavorites();
  expect(playState.favorite("1")).toBeUndefined();
  expect(reported).toHaveBeenCalledTimes(2);
  playState.clearFavorites();
  expect(reported).toHaveBeenCalledTimes(2);
});
