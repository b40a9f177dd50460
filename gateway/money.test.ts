import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { maskName } from "./mask-name.ts";
import { tidyDecimal, wireAmount } from "./money.ts";

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

  it("keeps the value of any decimal text, and tidying twice changes nothing", () => {
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
