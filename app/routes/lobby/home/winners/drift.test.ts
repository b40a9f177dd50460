import { describe, expect, it } from "vitest";
import { driftStep, roundTime } from "./drift.ts";

describe("drift", () => {
  it("K59 goes half a pixel in a sixtieth of a second, however long the list", () => {
    expect(driftStep).toBe(0.5);
    expect(roundTime(30)).toBeCloseTo(1000);
    expect(roundTime(3000) / roundTime(30)).toBeCloseTo(100);
    expect(roundTime(0)).toBe(0);
  });
});
