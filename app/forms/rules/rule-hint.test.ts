import { describe, expect, it } from "vitest";
import { commonPatternMessages } from "../../../brands/pattern-messages.ts";
import { ruleHints } from "./rule-hint.ts";

const keys = (rule: Parameters<typeof ruleHints>[0]) =>
  ruleHints(rule, commonPatternMessages).map(({ messageKey, values }) => [
    messageKey,
    ...values.map(({ name, value }) => `${name}=${value}`),
  ]);

describe("what stands under a field before anything is typed", () => {
  it("V17 V18 A48 names the bounds and the pattern of C15", () => {
    const rule = { pattern: "^x$", patternId: 16, minLength: 8, maxLength: 20 };
    expect(keys(rule)).toEqual([
      ["validation.length", "min=8", "max=20"],
      ["validation.pattern.symbols"],
    ]);
    expect(keys({ pattern: "^x$", minLength: 6, maxLength: 6 })).toEqual([
      ["validation.lengthExact", "count=6"],
    ]);
    expect(keys({ pattern: "^x$", minLength: 6 })).toEqual([["validation.tooShort", "min=6"]]);
    expect(keys({ pattern: "^x$", maxLength: 9 })).toEqual([["validation.tooLong", "max=9"]]);
  });

  it("A47 V59 guesses nothing that the platform did not say", () => {
    expect(keys(undefined)).toEqual([]);
    expect(keys({ pattern: "*", patternId: 1 })).toEqual([]);
    expect(keys({ pattern: "^x$", patternId: 9999 })).toEqual([]);
  });
});
