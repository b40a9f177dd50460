import { expect, it } from "vitest";
import { formatAmount, parseAmount } from "./money.ts";

it("A63 amounts keep four decimals both ways", () => {
  for (const text of ["0.0000", "1234.5600", "0.0001", "99999999.9999"]) {
    expect(formatAmount(parseAmount(text) ?? -1)).toBe(text);
  }
  expect(parseAmount("12")).toBe(120_000);
  expect(parseAmount("0.1")).toBe(1000);
  expect(formatAmount(-5)).toBe("-0.0005");
});

it("refuses what is no amount", () => {
  for (const text of ["", "-1", "1.", ".5", "1e3", "1.00001", "1,00", " 1", "NaN"]) {
    expect(parseAmount(text)).toBeNull();
  }
});
