import { describe, expect, it } from "vitest";
import { changeLimit, confirmRequest, coolingMs, lapseMs, withoutLapsed } from "./limit.ts";

const now = 1_800_000_000_000;
const day = { kind: "DEPOSIT", period: "DAY" } as const;
const set = (amount: string) => changeLimit(null, day, amount, now - 1000);

describe("G5 changes of a limit", () => {
  it("a first limit, and a lower one, hold at once", () => {
    expect(set("100.00")).toMatchObject({ amount: "100.00", request: null });
    expect(changeLimit(set("100.00"), day, "99.99", now)).toMatchObject({
      amount: "99.99",
      since: now,
    });
  });

  it("a higher limit, and none, are requests that change nothing by themselves", () => {
    for (const amount of ["100.01", null]) {
      const requested = changeLimit(set("100.00"), day, amount, now);
      expect(requested).toMatchObject({ amount: "100.00", request: { amount, requestedAt: now } });
      expect(confirmRequest(requested, now + coolingMs - 1)).toBe("TOO_EARLY");
    }
  });

  it("takes a second yes after 24 hours, and lapses a week later", () => {
    const higher = changeLimit(set("100.00"), day, "200.00", now);
    const next = now + coolingMs;
    expect(confirmRequest(higher, next)).toMatchObject({
      limit: { amount: "200.00", since: next },
    });
    expect(confirmRequest(higher, next + lapseMs - 1)).toMatchObject({ limit: {} });
    expect(confirmRequest(higher, next + lapseMs)).toBe("NONE");
    expect(higher && withoutLapsed(higher, next + lapseMs).request).toBeNull();
    expect(confirmRequest(changeLimit(set("100.00"), day, null, now), next)).toEqual({
      limit: null,
    });
  });

  it("the latest request counts, with its own day; a lower limit ends the request", () => {
    const first = changeLimit(set("100.00"), day, "200.00", now);
    const second = changeLimit(first, day, "300.00", now + 5000);
    expect(confirmRequest(second, now + coolingMs)).toBe("TOO_EARLY");
    expect(confirmRequest(second, now + 5000 + coolingMs)).toMatchObject({
      limit: { amount: "300.00" },
    });
    expect(changeLimit(second, day, "100.00", now + 6000)?.request).toBeNull();
  });

  it("there is nothing to confirm without a request", () => {
    expect(confirmRequest(null, now)).toBe("NONE");
    expect(confirmRequest(set("100.00"), now)).toBe("NONE");
    expect(changeLimit(null, day, null, now)).toBeNull();
  });
});
