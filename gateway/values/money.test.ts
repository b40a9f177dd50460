import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { compareAmounts, readAmount, sizeOf, tidyDecimal } from "../../brands/amount.ts";
import { wireAmount, wireCurrency, wireRate } from "./money.ts";
import { maskName } from "./text/mask-name.ts";

describe("amounts of the platform", () => {
  it.each([
    ["1234.5600", "1234.56"],
    ["7", "7.00"],
    ["0.1234", "0.1234"],
    ["-0.0000", "0.00"],
    ["-3.5", "-3.50"],
    ["000012.5", "12.50"],
    [1234.5, "1234.50"],
    [0.1 + 0.2, "0.30"],
    [0, "0.00"],
  ])("A63 reads %j as %s", (raw, text) => {
    expect(v.parse(wireAmount, raw)).toBe(text);
  });

  it.each([[null], [""], ["1,234.50"], ["1e9"], ["NaN"], [Number.NaN], [1e300], [{}], ["12 USD"]])(
    "A63 refuses %j",
    (raw) => {
      expect(v.is(wireAmount, raw)).toBe(false);
    },
  );

  it.each([
    ["USD", "USD"],
    [" krw ", "KRW"],
    ["", null],
    [null, null],
    [undefined, null],
  ])("A68 reads the currency %j as %j", (raw, code) => {
    expect(v.parse(wireCurrency, raw)).toBe(code);
  });

  it.each([[3], ["$"], [{}], ["9.00"], [["USD"]]])("A63 refuses %j as a currency", (raw) => {
    expect(v.is(wireCurrency, raw)).toBe(false);
  });

  it("keeps the value of any decimal text, and normalising twice changes nothing", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), (units) => {
        const digits = (units < 0n ? -units : units).toString().padStart(5, "0");
        const text = `${units < 0n ? "-" : ""}${digits.slice(0, -4)}.${digits.slice(-4)}`;
        const tidy = tidyDecimal(text);
        const [whole = "", fraction = ""] = tidy.split(".");
        expect(BigInt(whole.replace("-", "") + fraction.padEnd(4, "0"))).toBe(
          units < 0n ? -units : units,
        );
        expect(tidy.startsWith("-")).toBe(units < 0n);
        expect(tidyDecimal(tidy)).toBe(tidy);
        expect(fraction.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});

describe("amounts that visitors type", () => {
  it.each([
    ["50", 2, "50.00"],
    [" 50.5 ", 2, "50.50"],
    ["0.01", 2, "0.01"],
    ["007.50", 2, "7.50"],
    ["1.10000", 2, "1.10"],
    ["1234.500", 2, "1234.50"],
    ["1.500", 3, "1.50"],
    ["1000", 0, "1000.00"],
    ["1000.00", 0, "1000.00"],
    ["999999999999.99", 2, "999999999999.99"],
  ])("A97 V60 reads %j with %d decimals as %s", (text, decimals, amount) => {
    expect(readAmount(text, decimals)).toBe(amount);
  });

  it.each([
    ["", 2],
    ["0", 2],
    ["0.00", 2],
    ["-1", 2],
    ["+1", 2],
    ["1e3", 2],
    ["1,000", 2],
    ["1.", 2],
    [".5", 2],
    ["1.005", 2],
    // Ambiguous: fifty thousand, or fifty.
    ["50.000", 0],
    ["1.500", 2],
    ["1000.5", 0],
    ["1000000000000", 2],
    ["Infinity", 2],
    ["0x10", 2],
    ["１", 2],
  ])("A97 V60 refuses %j with %d decimals", (text, decimals) => {
    expect(readAmount(text, decimals)).toBeNull();
  });

  it("compares by value, more exactly than a float", () => {
    expect(compareAmounts("10.00", "10")).toBe(0);
    expect(compareAmounts("-0.00", "0")).toBe(0);
    expect(compareAmounts("90071992547409.93", "90071992547409.92")).toBe(1);
    expect(compareAmounts("-2", "-1.99")).toBe(-1);
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 15n), 10n ** 15n),
        fc.bigInt(-(10n ** 15n), 10n ** 15n),
        (a, b) => {
          const text = (units: bigint) => {
            const digits = (units < 0n ? -units : units).toString().padStart(5, "0");
            return `${units < 0n ? "-" : ""}${digits.slice(0, -4)}.${digits.slice(-4)}`;
          };
          expect(compareAmounts(text(a), text(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
        },
      ),
    );
  });

  it("removes the sign", () => {
    expect([sizeOf("-1.50"), sizeOf("1.50")]).toEqual(["1.50", "1.50"]);
  });
});

describe("rates of the platform", () => {
  it.each([
    ["0.80", "0.8"],
    ["5.0", "5"],
    [0.5, "0.5"],
    [10, "10"],
    ["100", "100"],
    ["0", "0"],
    ["0.00", "0"],
    ["0.2997", "0.2997"],
  ])("D-28 reads %j as %s", (raw, text) => {
    expect(v.parse(wireRate, raw)).toBe(text);
  });

  it.each([["5%"], [""], [null], [Number.NaN], ["1e2"], [1e-9]])("D-28 refuses %j", (raw) => {
    expect(v.is(wireRate, raw)).toBe(false);
  });
});

describe("maskName", () => {
  it.each([
    ["luckystar77", "lu****7"],
    ["행운의사나이", "행운****이"],
    ["kim", "k****"],
    ["ab", "a****"],
    ["", "****"],
    ["pl***9", "pl***9"],
  ])("A96 shows %j as %j", (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});
