import { describe, expect, it, vi } from "vitest";
import { checkField, checkForm, type FieldRule } from "./field-rule.ts";

const rule = (part: Partial<FieldRule> = {}): FieldRule => ({
  required: true,
  pattern: "*",
  patternId: null,
  minLength: 4,
  maxLength: 8,
  ...part,
});
const key = (value: string, part?: Partial<FieldRule>) =>
  checkField(value, rule(part))?.messageKey ?? null;

describe("checkField", () => {
  it("V14 V19 wants what is required, and nothing of what is not", () => {
    expect(key("  ")).toBe("validation.required");
    expect(key("", { required: false })).toBeNull();
    expect(key("ab", { required: false })).toBe("validation.length");
  });

  it("V16 V17 V18 counts code points and names the range, or one number", () => {
    expect(checkField("abc", rule())).toEqual({
      messageKey: "validation.length",
      values: [
        { name: "min", value: "4" },
        { name: "max", value: "8" },
      ],
    });
    expect(key("🎲🎲🎲🎲")).toBeNull();
    expect(checkField("12345", rule({ minLength: 6, maxLength: 6 }))).toEqual({
      messageKey: "validation.lengthExact",
      values: [{ name: "count", value: "6" }],
    });
    expect(key("a", { minLength: 2, maxLength: null })).toBe("validation.tooShort");
    expect(key("abcdefghi", { minLength: null })).toBe("validation.tooLong");
    expect(key("x".repeat(501), { minLength: null, maxLength: null })).toBe("validation.tooLong");
  });

  it("V15 A48 A49 tells a wrong pattern by the brand's table, else with the range", () => {
    const digits = rule({ pattern: "^[0-9]*$", patternId: 7 });
    expect(checkField("12345", digits)).toBeNull();
    expect(checkField("12a45", digits, { 7: "validation.pattern.digits" })?.messageKey).toBe(
      "validation.pattern.digits",
    );
    expect(checkField("12a45", digits)).toMatchObject({
      messageKey: "validation.formatRange",
      values: [{ name: "min" }, { name: "max" }],
    });
    expect(key("12a4", { pattern: "^[0-9]*$", maxLength: null })).toBe("validation.format");
  });

  it("A50 leaves a pattern that can't be compiled, or is too long, to the platform", () => {
    expect(key("abcd", { pattern: "([a-z" })).toBeNull();
    expect(key("abcd", { pattern: `^[0-9]{4}${"$|^[0-9]".repeat(40)}` })).toBeNull();
    // A needless escape is an error in unicode mode only.
    expect(key("a-cd", { pattern: "^[a-z\\-]+\\@?$" })).toBeNull();
    expect(key("A-cd", { pattern: "^[a-z\\-]+\\@?$" })).toBe("validation.formatRange");
  });

  it("A50 never tries a pattern on a text that is too long", () => {
    const tried = vi.spyOn(RegExp.prototype, "test");
    expect(key(`${"a".repeat(5000)}!`, { pattern: "^(a+)+$" })).toBe("validation.length");
    expect(tried).not.toHaveBeenCalled();
    tried.mockRestore();
  });
});

it("V9 E35 of what has to repeat another field, that it differs is said before its length", () => {
  const rule = { required: true, pattern: "*", patternId: null, minLength: 8, maxLength: 20 };
  const said = (first: string, again: string) => {
    const typed: Record<string, string> = { first, again };
    const wrong = checkForm(
      { first: rule, again: { ...rule, same: "first" } },
      (field) => typed[field] ?? "",
    );
    return wrong.map(({ field, messageKey }) => `${field} ${messageKey}`);
  };
  expect(said("longenough", "long")).toEqual(["again validation.mismatch"]);
  expect(said("longenough", "longenoughtoo")).toEqual(["again validation.mismatch"]);
  expect(said("longenough", "")).toEqual(["again validation.required"]);
  expect(said("short", "shorter")).toEqual(["first validation.length", "again validation.length"]);
  expect(said("longenough", "longenough")).toEqual([]);
});
