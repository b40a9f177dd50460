import { describe, expect, it } from "vitest";
import { limitPeriods, windowAt } from "./limit-windows.ts";

const at = (text: string) => Date.parse(text);

describe("G2 the windows of limits", () => {
  it.each([
    ["DAY", "2026-11-30T14:59:59.999Z", "2026-11-29T15:00:00Z", "2026-11-30T15:00:00Z"],
    ["DAY", "2026-11-30T15:00:00Z", "2026-11-30T15:00:00Z", "2026-12-01T15:00:00Z"],
    ["WEEK", "2026-11-29T14:59:59.999Z", "2026-11-22T15:00:00Z", "2026-11-29T15:00:00Z"],
    ["WEEK", "2026-11-29T15:00:00Z", "2026-11-29T15:00:00Z", "2026-12-06T15:00:00Z"],
    ["MONTH", "2026-11-30T14:59:59.999Z", "2026-10-31T15:00:00Z", "2026-11-30T15:00:00Z"],
    ["MONTH", "2026-11-30T15:00:00Z", "2026-11-30T15:00:00Z", "2026-12-31T15:00:00Z"],
  ] as const)("%s at %s is in the zone +09:00 from %s to %s", (period, now, from, to) => {
    expect(windowAt(period, at(now), "+09:00")).toEqual({ from: at(from), to: at(to) });
  });

  it("hold each moment, and follow each other without a gap, in every zone and across years", () => {
    for (const zone of ["+00:00", "+14:00", "-04:30", "-12:00"]) {
      for (const period of limitPeriods) {
        for (let now = at("2027-12-20T00:00:00Z"); now < at("2028-03-05T00:00:00Z"); ) {
          const window = windowAt(period, now, zone);
          expect(window.from).toBeLessThanOrEqual(now);
          expect(window.to).toBeGreaterThan(now);
          expect(windowAt(period, window.to, zone).from).toBe(window.to);
          expect(windowAt(period, window.to - 1, zone)).toEqual(window);
          now = window.to;
        }
      }
    }
  });
});
