import { describe, expect, it } from "vitest";
import { balanceIsHidden } from "./balance-choice.ts";

describe("balanceIsHidden", () => {
  it("K26 U11 reads the visitor's choice, and shows the balance without one", () => {
    expect(balanceIsHidden("lang=ko; balance=hidden; x=1")).toBe(true);
    expect(balanceIsHidden("balance=hidden")).toBe(true);
    expect(balanceIsHidden("balance=shown")).toBe(false);
    expect(balanceIsHidden("rebalance=hidden; balance=hiddenish")).toBe(false);
    expect(balanceIsHidden(null)).toBe(false);
  });
});
