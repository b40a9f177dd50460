import { describe, expect, it } from "vitest";
import { storeInMemory } from "../../testing/account-store.ts";
import { AccountLimits } from "./account-limits.ts";

const now = 1_800_000_000_000;
const none = { from: 0, readAt: now, counted: [], voided: [] };

describe("G7 the keys of deposits", () => {
  const limited = () => {
    const protection = new AccountLimits(storeInMemory());
    protection.change({ kind: "DEPOSIT", period: "DAY" }, "100.00", now);
    const reserve = (key: string, amount: string) =>
      protection.reserve({
        key,
        amount,
        now,
        gmtOffset: "+09:00",
        records: none,
        requiresChoice: false,
        mayCallPlatform: false,
      }).state;
    return { protection, reserve };
  };

  it("a key counts once while its deposit is on its way", () => {
    const { reserve } = limited();
    expect(reserve("a", "60.00")).toBe("ALLOWED");
    expect(reserve("a", "60")).toBe("ALLOWED");
    expect(reserve("b", "41.00")).toBe("EXCEEDED");
    expect(reserve("b", "40.00")).toBe("ALLOWED");
  });

  it("a key that is used again after its deposit, or for another amount, counts again", () => {
    const { protection, reserve } = limited();
    expect(reserve("a", "60.00")).toBe("ALLOWED");
    protection.made("a", "d1", now);
    expect(reserve("a", "60.00")).toBe("EXCEEDED");
    expect(reserve("a", "30.00")).toBe("ALLOWED");
    expect(reserve("a", "20.00")).toBe("EXCEEDED");
    protection.undone("a");
    expect(reserve("a", "40.00")).toBe("ALLOWED");
    expect(reserve("b", "0.01")).toBe("EXCEEDED");
  });
});
