import { expect, it } from "vitest";
import { isPossible, wrongTypes } from "./review.ts";

const givable = [
  { type: "RNG", max: "0.8" },
  { type: "LIVE", max: "0.4" },
];
const rate = (type: string, value: string) => ({ type, rate: value });

it("N9 a rate above what may be given, of an unknown type, or that is no percentage is wrong", () => {
  expect(wrongTypes([rate("RNG", "0.8"), rate("LIVE", "0.40")], givable)).toEqual([]);
  expect(wrongTypes([rate("RNG", "0.81"), rate("LIVE", "0.4")], givable)).toEqual(["RNG"]);
  expect(wrongTypes([rate("SPORT", "0"), rate("LIVE", "x"), rate("RNG", "-1")], givable)).toEqual(
    "SPORT LIVE RNG".split(" "),
  );
});

it("N9 an account is changed where all of its new rates can be, and one of them is new", () => {
  const of = (...least: (string | null)[]) =>
    isPossible({
      account: "a",
      more: null,
      changes: least.map((each) => ({ type: "RNG", before: "0.5", after: "0.4", least: each })),
    });
  expect([of(), of(null), of(null, null), of(null, "0.45")]).toEqual([false, true, true, false]);
});
