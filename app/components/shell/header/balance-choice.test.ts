import { describe, expect, it } from "vitest";
import { balanceIsHidden } from "./balance-choice.ts";

describe("balanceIsHidden", () => {
  it("K26 U11 reads the visitor's choice, and shows the balance without one", () => {
    expect(balanceIsHidden("lang=ko; __Host-balance=hidden; x=1")).toBe(true);
    expect(balanceIsHidden("__Host-balance=hidden")).toBe(true);
    expect(balanceIsHidden("__Host-balance=shown")).toBe(false);
    expect(balanceIsHidden("balance=hidden; __Host-balance=hiddenish")).toBe(false);
    expect(balanceIsHidden(null)).toBe(false);
  });
});
