import { describe, expect, it } from "vitest";
import { newPassword } from "./new-password.server.ts";

const rule = (pattern: string, minLength: number | null, maxLength: number | null) => ({
  required: true,
  patternId: null,
  pattern,
  minLength,
  maxLength,
});

describe("U30c a generated password", () => {
  it("fits the rule of C15 and is another each time", () => {
    const strong = rule("^(?=.*[A-Za-z])(?=.*[0-9])[\\x21-\\x7E]+$", 8, 20);
    const some = Array.from({ length: 50 }, () => newPassword(strong) ?? "");
    expect(new Set(some).size).toBe(50);
    for (const each of some) expect(each).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[!-~]{14}$/);
  });

  it.each([
    [null, /^.{14}$/],
    [rule("*", 20, 30), /^.{20}$/],
    [rule("*", 4, 6), /^.{6}$/],
    [rule("^[A-Za-z0-9]*$", 8, 12), /^[A-Za-z0-9]{12}$/],
    [rule("^[0-9]*$", 6, 6), /^\d{6}$/],
  ])("A47 A49 %j makes %s", (requested, shape) => {
    expect(newPassword(requested)).toMatch(shape);
  });

  it("is none where nothing of ours fits", () => {
    expect(newPassword(rule("^[가-힣]+$", 8, 20))).toBeNull();
    // A pattern that can't be read is left to the platform.
    expect(newPassword(rule("^[a-z", 8, 20))).toHaveLength(14);
  });
});
