import { expect, it } from "vitest";
import { aurora } from "../../../brands/aurora.ts";
import { brandCurrencies, currencyUnit } from "../../../brands/brand-currency.ts";
import { changeOf } from "./change.ts";

const usd = (amount: string) => ({ amount, currency: "USD" });
const won = (amount: string) => ({ amount, currency: "KRW" });

it("N19 a percentage is of a hundred units of the currency at least", () => {
  expect(changeOf(usd("298.34"), usd("-0.10")).percent).toBeNull();
  expect(changeOf(usd("298.34"), usd("0.10"))).toEqual({
    difference: usd("298.24"),
    percent: null,
  });
  expect(changeOf(usd("150"), usd("99.9999")).percent).toBeNull();
  expect(changeOf(usd("150"), usd("100"))).toEqual({ difference: usd("50.00"), percent: 50 });
  expect(changeOf(usd("-150"), usd("-100"))).toEqual({ difference: usd("-50.00"), percent: -50 });
});

it("N19 a hundred won are nothing: their unit is a thousand", () => {
  expect(changeOf(won("150000"), won("99999")).percent).toBeNull();
  expect(changeOf(won("150000"), won("100000")).percent).toBe(50);
  const { currencyDecimals } = aurora;
  const whole = brandCurrencies(aurora).filter((code) => currencyDecimals[code] === 0);
  // A currency without decimals has amounts that are never about a dollar.
  expect(whole.filter((code) => currencyUnit(code) < 100)).toEqual([]);
});

it("N19 a percentage is of ten at least", () => {
  expect(changeOf(3, 9)).toEqual({ difference: -6, percent: null });
  expect(changeOf(15, 10)).toEqual({ difference: 5, percent: 50 });
  expect(changeOf(0, 0)).toEqual({ difference: 0, percent: null });
});

it("A128 the difference where a loss became a profit, or the other way round", () => {
  expect(changeOf(usd("5.10"), usd("-1000.0"))).toEqual({
    difference: usd("1005.10"),
    percent: null,
  });
  expect(changeOf(usd("0"), usd("-1000")).percent).toBe(100);
});
