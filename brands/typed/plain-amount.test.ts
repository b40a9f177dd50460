import { describe, expect, it } from "vitest";
import { readAmount } from "../amount.ts";
import { plainDecimal, readingsOf } from "./plain-amount.ts";
import { asciiDigits } from "./signs.ts";

describe("A141 V60 a number as it is typed", () => {
  it.each([
    ["１２３", "ja", "123"],
    ["１，２３４．５６", "ja", "1234.56"],
    ["๑๒๓.๕๐", "th", "123.50"],
    ["٣٤٫٥", "en", "34.5"],
    ["1.234,56", "vi", "1234.56"],
    ["1.234,56", "en", "1234.56"],
    ["1.234.567", "vi", "1234567"],
    ["12,5", "vi", "12.5"],
    ["0,005", "vi", "0.005"],
    ["12.5", "vi", "12.5"],
    ["50,000", "en", "50000"],
    ["50,000", "ko", "50000"],
    ["1,234,567.8", "vi", "1234567.8"],
    ["50 000", "en", "50000"],
    ["50 000,25", "vi", "50000.25"],
    [" 50 ", "zh", "50"],
  ])("%s on a page in %s is %s", (typed, language, plain) => {
    expect(plainDecimal(typed, language)).toBe(plain);
  });

  it.each([
    ["50.000", "en"],
    ["50.000", "ko"],
    ["50.000", "vi"],
    ["50,000", "vi"],
    ["5٫000", "en"],
  ])("%s on a page in %s may be one of two, and is no amount", (typed, language) => {
    const plain = plainDecimal(typed, language);
    expect(readingsOf(plain)).toEqual([
      plain[0] === "5" && plain[1] !== "0" ? "5" : "50",
      expect.any(String),
    ]);
    expect(readAmount(plain, 2)).toBeNull();
  });

  it("both readings are offered, the smaller one first", () => {
    expect(readingsOf("50.000")).toEqual(["50", "50000"]);
    expect(readingsOf("1,250")).toEqual(["1.25", "1250"]);
    for (const one of ["50", "0.500", "1234.567", "1.234.567", "50.00"]) {
      expect(readingsOf(one)).toBeNull();
    }
  });

  it.each(["12,5", "1,2345", "abc", "1.2.3", "", "-5"])(
    "%s is left as it is in English",
    (typed) => {
      expect(plainDecimal(typed, "en")).toBe(typed);
      expect(readAmount(typed, 2)).toBeNull();
    },
  );

  it("digits of any script are digits", () => {
    expect(asciiDigits("０１0 ๙ ໑ ১")).toBe("010 9 1 1");
  });
});
