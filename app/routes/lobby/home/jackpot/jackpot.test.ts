import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jackpotPauses, jackpotStart, nextStep } from "./jackpot.ts";

describe("the jackpot counter", () => {
  it("K23 starts where the specification says", () => {
    expect(jackpotStart).toBe(852197728806);
  });

  it("K21 K22 grows by 100 to 500 after 3, 4 or 5 s", () => {
    const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(unit, unit, (first, second) => {
        const draws = [first, second];
        const { by, after } = nextStep(() => draws.shift() ?? 0);
        expect(Number.isInteger(by)).toBe(true);
        expect(by).toBeGreaterThanOrEqual(100);
        expect(by).toBeLessThanOrEqual(500);
        expect(jackpotPauses).toContain(after);
      }),
    );
  });

  it("K21 K22 reaches both ends and every pause", () => {
    const least = nextStep(() => 0);
    const most = nextStep(() => 0.999999);
    expect([least.by, most.by]).toEqual([100, 500]);
    expect([least.after, nextStep(() => 0.5).after, most.after]).toEqual([3000, 4000, 5000]);
  });
});
