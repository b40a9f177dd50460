import { expect, it } from "vitest";
import { waterfallOf } from "./waterfall.ts";

it("N16 each bar begins where the one before it ended, and the last is the sum", () => {
  expect(waterfallOf(100, [60, -40])).toEqual([
    { start: 0, width: 62.5 },
    { start: 62.5, width: 37.5 },
    { start: 75, width: 25 },
    { start: 0, width: 75 },
  ]);
});

it("N16 below zero there is room, and nothing at all has no bars", () => {
  expect(waterfallOf(50, [-100])).toEqual([
    { start: 50, width: 50 },
    { start: 0, width: 100 },
    { start: 0, width: 50 },
  ]);
  expect(waterfallOf(0, [0]).every(({ width }) => width === 0)).toBe(true);
});
