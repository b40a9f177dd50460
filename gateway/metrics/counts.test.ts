import { expect, it } from "vitest";
import {
  addCounts,
  addOne,
  bucketOf,
  type Counts,
  mostSeries,
  partsOf,
  percentile,
  sumOf,
} from "./counts.ts";

it("O8 adds events up by name, and by words of the name", () => {
  const counts: Counts = {};
  for (const ms of [10, 10, 20]) addOne(counts, "call C34 ok", ms);
  addOne(counts, "call C34 UPSTREAM_TIMEOUT", 2000);
  addOne(counts, "call C3 ok", 5);
  addOne(counts, "retry C34");
  expect(sumOf(counts, "call", "C34").n).toBe(4);
  expect(sumOf(counts, "call").n).toBe(5);
  // C34 is not below C3.
  expect(sumOf(counts, "call", "C3").n).toBe(1);
  expect([...partsOf(counts, "call").keys()]).toEqual(["C34", "C3"]);
  expect(partsOf(counts, "call", "C34").get("UPSTREAM_TIMEOUT")?.n).toBe(1);
  const twice: Counts = {};
  addCounts(twice, counts);
  addCounts(twice, counts);
  expect(sumOf(twice, "call", "C34").n).toBe(8);
  expect(sumOf(counts, "call", "C34").n).toBe(4);
});

it("O8 knows durations to within a tenth", () => {
  const counts: Counts = {};
  for (let ms = 1; ms <= 1000; ms += 1) addOne(counts, "request page 200", ms);
  const all = sumOf(counts, "request");
  for (const [part, ms] of [
    [0.5, 500],
    [0.95, 950],
    [0.99, 990],
  ] as const) {
    const found = percentile(all, part) ?? 0;
    expect(Math.abs(found - ms) / ms).toBeLessThan(0.1);
  }
  expect(percentile({ n: 3 }, 0.5)).toBeNull();
  expect(bucketOf(0)).toBe(0);
  expect(bucketOf(Number.NaN)).toBe(0);
  expect(bucketOf(1e9)).toBe(bucketOf(1e12));
});

it("O8 is bounded: further names are not counted, known ones are", () => {
  const counts: Counts = {};
  for (let at = 0; at < mostSeries + 10; at += 1) addOne(counts, `csp img-src host${at}`);
  expect(Object.keys(counts)).toHaveLength(mostSeries);
  expect(addOne(counts, "call C34 ok")).toBe(false);
  expect(addOne(counts, "csp img-src host0")).toBe(true);
  addCounts(counts, { "call C34 ok": { n: 1 }, "csp img-src host0": { n: 5 } });
  expect(Object.keys(counts)).toHaveLength(mostSeries);
  expect(counts["csp img-src host0"]?.n).toBe(7);
});
