import { expect, it } from "vitest";
import { reviewOf, wrongTypes } from "./review.ts";

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

it("N9 the review has what each account has and would get, without what stays", () => {
  const members = [
    { account: "a", rates: [rate("RNG", "0.5")] },
    { account: "b", rates: [] },
  ];
  expect(reviewOf(members, [rate("RNG", "0.50"), rate("LIVE", "0.1")])).toEqual([
    { account: "a", changes: [{ type: "LIVE", before: null, after: "0.1" }] },
    {
      account: "b",
      changes: [
        { type: "RNG", before: null, after: "0.50" },
        { type: "LIVE", before: null, after: "0.1" },
      ],
    },
  ]);
});
