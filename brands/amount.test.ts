import { expect, it } from "vitest";
import { differenceOf, portionOf, sumOf, timesAmount } from "./amount.ts";

it.each([
  ["0.01", 250, "2.50"],
  ["0.00000001", 3, "0.00000003"],
  ["10.00", 0, "0.00"],
  ["2.5", 999_999_999, "2499999997.50"],
  ["-1.25", 2, "-2.50"],
])("K25 C55 %s times %i is %s, never through a float", (amount, times, whole) => {
  expect(timesAmount(amount, times)).toBe(whole);
});

it.each([
  ["99.99", "25", 2, "24.99"],
  ["100", "0.5", 8, "0.50"],
  ["0.10", "0.5", 8, "0.0005"],
  ["1234567890123.45", "100", 2, "1234567890123.45"],
  ["1000", "33.3333", 0, "333.00"],
  ["-8", "50", 2, "-4.00"],
  ["7", "0", 2, "0.00"],
])("CA14 CA16 of %s %s percent with %i decimals are %s", (amount, percent, decimals, part) => {
  expect(portionOf(amount, percent, decimals)).toBe(part);
});

it("CA14 an amount and its fee are added without a float", () => {
  expect(sumOf("0.1", "0.2")).toBe("0.30");
  expect(differenceOf("1", "1.25")).toBe("-0.25");
  expect(sumOf("20.50", "0.1025")).toBe("20.6025");
});
