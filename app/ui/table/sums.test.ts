import { describe, expect, it } from "vitest";
import { isPartial, sumOf } from "./sums.ts";

const sum = (...amounts: string[]) =>
  sumOf(amounts.map((amount) => ({ amount, currency: "USD" })))?.amount;

describe("sums below a table", () => {
  it("K25 adds decimals exactly, below zero and beyond what a float holds", () => {
    expect(sum("0.1", "0.2")).toBe("0.3");
    expect(sum("1.50", "-2")).toBe("-0.50");
    expect(sum("-0.25", "0.25")).toBe("0.00");
    expect(sum("9007199254740993", "0.01")).toBe("9007199254740993.01");
    expect(sum("10", "20")).toBe("30");
    expect(sum()).toBeUndefined();
  });

  it("knows a page that is a part of more", () => {
    expect(isPartial({ offset: 0, hasMore: false })).toBe(false);
    expect(isPartial({ offset: 20, hasMore: false })).toBe(true);
    expect(isPartial({ offset: 0, hasMore: true })).toBe(true);
  });
});
