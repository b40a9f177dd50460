import { describe, expect, it } from "vitest";
import { periodOf } from "./period.ts";

describe("R25 R50 the period of a promotion", () => {
  it("begins with its first and is over with its last millisecond; an open end never comes", () => {
    expect(periodOf({ startsAt: 10, endsAt: 20 }, 9)).toBe("upcoming");
    expect(periodOf({ startsAt: 10, endsAt: 20 }, 10)).toBe("running");
    expect(periodOf({ startsAt: 10, endsAt: 20 }, 20)).toBe("over");
    expect(periodOf({ startsAt: null, endsAt: null }, 5)).toBe("running");
    expect(periodOf({ endsAt: 4 }, 5)).toBe("over");
  });
});
