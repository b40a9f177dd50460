import { expect, it } from "vitest";
import { timesAmount } from "./amount.ts";

it.each([
  ["0.01", 250, "2.50"],
  ["0.00000001", 3, "0.00000003"],
  ["10.00", 0, "0.00"],
  ["2.5", 999_999_999, "2499999997.50"],
  ["-1.25", 2, "-2.50"],
])("K25 C55 %s times %i is %s, never through a float", (amount, times, whole) => {
  expect(timesAmount(amount, times)).toBe(whole);
});
