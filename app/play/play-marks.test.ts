import { expect, it, vi } from "vitest";
import { createPlayMarks } from "./play-marks.ts";

it("S22 one game is started at a time, and who listens is told of changes only", () => {
  const marks = createPlayMarks();
  const told = vi.fn();
  const end = marks.subscribe(told);
  marks.setStarting(null);
  expect(told).not.toHaveBeenCalled();
  marks.setStarting("1");
  marks.setStarting("1");
  expect([marks.isStarting("1"), marks.isStarting("2")]).toEqual([true, false]);
  expect(told).toHaveBeenCalledTimes(1);
  end();
  marks.setStarting(null);
  expect(marks.isStarting("1")).toBe(false);
  expect(told).toHaveBeenCalledTimes(1);
});

it("S20 what was pressed holds until the server has said anew", () => {
  const marks = createPlayMarks();
  const told = vi.fn();
  marks.subscribe(told);
  expect(marks.favorite("1")).toBeUndefined();
  marks.setFavorite("1", true);
  expect(marks.favorite("1")).toBe(true);
  marks.clearFavorites();
  expect(marks.favorite("1")).toBeUndefined();
  expect(told).toHaveBeenCalledTimes(2);
  marks.clearFavorites();
  expect(told).toHaveBeenCalledTimes(2);
});
