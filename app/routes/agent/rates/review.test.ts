import { expect, it } from "vitest";
import { isPossible, reviewOf, wrongTypes } from "./review.ts";

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
    { account: "a", rates: [rate("RNG", "0.5")], givenOn: [] },
    { account: "b", rates: [], givenOn: [] },
  ];
  expect(reviewOf(members, [rate("RNG", "0.50"), rate("LIVE", "0.1")])).toEqual([
    { account: "a", changes: [{ type: "LIVE", before: null, after: "0.1", least: null }] },
    {
      account: "b",
      changes: [
        { type: "RNG", before: null, after: "0.50", least: null },
        { type: "LIVE", before: null, after: "0.1", least: null },
      ],
    },
  ]);
});

it("N9 the review foresees a rate below what the account has given on, and leaves that account out", () => {
  const givenOn = [rate("RNG", "0.4"), rate("LIVE", "0.2")];
  const member = { account: "a", rates: [rate("RNG", "0.5"), rate("LIVE", "0.2")], givenOn };
  const of = (...rates: { type: string; rate: string }[]) => reviewOf([member], rates)[0];
  const low = of(rate("RNG", "0.39"), rate("LIVE", "0.3"));
  expect(low?.changes.map(({ type, least }) => [type, least])).toEqual([
    ["RNG", "0.4"],
    ["LIVE", null],
  ]);
  expect([low && isPossible(low), low?.account]).toEqual([false, "a"]);
  const fine = of(rate("RNG", "0.4"));
  expect([fine?.changes[0]?.least, fine && isPossible(fine)]).toEqual([null, true]);
  const same = of(rate("RNG", "0.5"));
  expect(same && isPossible(same)).toBe(false);
});
