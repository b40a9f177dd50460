import { describe, expect, it } from "vitest";
import type { MoneyValue } from "~/i18n/format.ts";
import type { Column } from "./column.ts";
import { isPartial, sumOf, sumRows } from "./sums.ts";

const sum = (...amounts: string[]) =>
  sumOf(amounts.map((amount) => ({ amount, currency: "USD" })))?.amount;

describe("sums below a table", () => {
  it("K25 adds decimals exactly, also below zero and beyond the precision of floats", () => {
    expect(sum("0.1", "0.2")).toBe("0.3");
    expect(sum("1.50", "-2")).toBe("-0.50");
    expect(sum("-0.25", "0.25")).toBe("0.00");
    expect(sum("9007199254740993", "0.01")).toBe("9007199254740993.01");
    expect(sum("10", "20")).toBe("30");
    expect(sum()).toBeUndefined();
  });

  it("recognizes a page of a longer list", () => {
    expect(isPartial({ offset: 0, hasMore: false })).toBe(false);
    expect(isPartial({ offset: 20, hasMore: false })).toBe(true);
    expect(isPartial({ offset: 0, hasMore: true })).toBe(true);
  });

  it("are those of the page and of all pages, or none without the platform's totals", () => {
    const usd = (amount: string) => ({ amount, currency: "USD" });
    const columns: readonly Column<MoneyValue, MoneyValue>[] = [
      { name: "member.bets.win", kind: "money", value: (row) => row, total: (all) => all },
    ];
    const rows = [usd("1.50"), usd("2.25")];
    const sums = (totals: MoneyValue | null, partial: boolean) =>
      sumRows(columns, rows, totals, partial).map(({ name, amounts }) => [
        name,
        ...Object.values(amounts).map(({ amount }) => amount),
      ]);
    expect(sums(null, true)).toEqual([]);
    expect(sums(usd("9.00"), true)).toEqual([
      ["member.sums.page", "3.75"],
      ["member.sums.whole", "9.00"],
    ]);
    expect(sums(usd("3.75"), false)).toEqual([["member.sums.whole", "3.75"]]);
  });
});
