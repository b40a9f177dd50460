import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drift } from "./drift.ts";

describe("drift", () => {
  it("K59 goes half a pixel a frame, on fast screens too", () => {
    expect(drift(10, 1000 / 60, 500, 1)).toBeCloseTo(10.5);
    expect(drift(drift(10, 1000 / 120, 500, 1), 1000 / 120, 500, 1)).toBeCloseTo(10.5);
    expect(drift(10, 1000 / 60, 500, -1)).toBeCloseTo(9.5);
  });

  it("U1 U5 comes round at either end without a gap", () => {
    expect(drift(499.75, 1000 / 60, 500, 1)).toBeCloseTo(0.25);
    expect(drift(0.25, 1000 / 60, 500, -1)).toBeCloseTo(499.75);
  });

  it("does not leap after a pause, and stays within one round", () => {
    expect(drift(10, 60_000, 500, 1)).toBeCloseTo(10.5);
    const some = fc.double({ min: 0, max: 5000, noNaN: true });
    fc.assert(
      fc.property(
        some,
        some,
        some,
        fc.constantFrom(1 as const, -1 as const),
        (from, ms, length, way) => {
          const at = drift(Math.min(from, length), ms, length, way);
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThanOrEqual(length);
        },
      ),
    );
  });
});
