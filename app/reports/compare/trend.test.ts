import { expect, it } from "vitest";
import { drawTrend } from "./trend.ts";

it("N6 a row's values are a line over the height of zero", () => {
  expect(drawTrend([0, 10, -10], "three days")).toEqual({
    line: "M1 9L22 1L43 17",
    zero: 9,
    text: "three days",
  });
  expect(drawTrend([5, 5], "")).toMatchObject({ line: "M1 1L43 1", zero: 17 });
  expect(drawTrend([-1, -3], "")?.zero).toBe(1);
});

it("N6 there is no line without two values, or of zeros alone", () => {
  expect([drawTrend([], ""), drawTrend([4], ""), drawTrend([0, 0, 0], "")]).toEqual([
    null,
    null,
    null,
  ]);
});
