import { expect, it } from "vitest";
import { apportion } from "./apportion.ts";

it("CA177 parts add up to the whole, each by less than one beside its exact share", () => {
  expect(apportion(100, [1n, 1n, 1n])).toEqual([33, 33, 34]);
  expect(apportion(1, [1n, 1n, 2n])).toEqual([0, 0, 1]);
  expect(apportion(7, [0n, 5n, 0n])).toEqual([0, 7, 0]);
  expect(apportion(0, [3n, 4n])).toEqual([0, 0]);
  expect(apportion(0, [0n, 0n])).toEqual([0, 0]);
  const weights = Array.from({ length: 997 }, (_, at) => BigInt(at) ** 3n);
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  const parts = apportion(987_654_321, weights);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(987_654_321);
  for (const [at, part] of parts.entries()) {
    const error = BigInt(part) * all - 987_654_321n * (weights[at] ?? 0n);
    expect(error < all && error > -all).toBe(true);
  }
});
