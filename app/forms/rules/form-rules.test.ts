import { describe, expect, it } from "vitest";
import { commonPatternMessages } from "../../../brands/pattern-messages.ts";
import { formRules, newPassword } from "./form-rules.server.ts";
import { merged } from "./use-form-rules.ts";
import { validateForm } from "./validate-form.ts";

const answered = [
  { field: "password", pattern: "^(?=.*[0-9]).+$", patternId: 16, minLength: 8, maxLength: 20 },
  { field: "mobile", pattern: "^[0-9]+$", patternId: null, minLength: 8, maxLength: 12 },
  { field: "payeeName", pattern: "^[A-Za-z ]+$", patternId: 99, minLength: 2, maxLength: 50 },
  { field: "email", pattern: "([a-z", patternId: 4, minLength: null, maxLength: null },
];
const rulesOf = (requested: Parameters<typeof formRules>[1]) =>
  formRules(answered, requested, commonPatternMessages);
const wrong = (requested: Parameters<typeof formRules>[1], typed: Record<string, string>) => {
  const form = new FormData();
  for (const [name, text] of Object.entries(typed)) form.set(name, text);
  return validateForm(form, rulesOf(requested)).map(
    ({ field, messageKey }) => `${field} ${messageKey}`,
  );
};

describe("a form by the platform's rules, before it is sent", () => {
  it("A50 V15 V16 V26 V27 says of a new password what the gateway says", () => {
    const again = (newPassword: string, confirmPassword: string) => ({
      newPassword,
      confirmPassword,
    });
    expect(wrong(newPassword, again("", ""))).toEqual([
      "newPassword validation.required",
      "confirmPassword validation.required",
    ]);
    expect(wrong(newPassword, again("short1", "other"))).toEqual(["newPassword validation.length"]);
    expect(wrong(newPassword, again("longenough", "longenough"))).toEqual([
      "newPassword validation.pattern.symbols",
    ]);
    expect(wrong(newPassword, again("longenough1", "longenough2"))).toEqual([
      "confirmPassword validation.mismatch",
    ]);
    expect(wrong(newPassword, again("longenough1", "longenough1"))).toEqual([]);
  });

  it("V45 V46 a number and a name have words of their own where the brand's table has none", () => {
    const requested = { mobile: {}, payeeName: { optional: true } };
    expect(wrong(requested, { mobile: "010-1234 5678", payeeName: "" })).toEqual([]);
    expect(wrong(requested, { mobile: "0101234567x", payeeName: "Mina 7" })).toEqual([
      "mobile validation.mobile",
      "payeeName validation.realName",
    ]);
  });

  it("A47 A50 V59 guesses no bound, and leaves a pattern that can't be compiled to the platform", () => {
    const requested = { username: {}, email: {} };
    expect(wrong(requested, { username: "x", email: "x" })).toEqual([]);
    expect(wrong(requested, { username: " ", email: "x".repeat(501) })).toEqual([
      "username validation.required",
      "email validation.tooLong",
    ]);
    expect(formRules(null, newPassword, commonPatternMessages)).toEqual({
      fields: {
        newPassword: { ...unknown, required: true },
        confirmPassword: { ...unknown, required: true, same: "newPassword" },
      },
      patternMessages: {},
    });
  });

  it("A50 CA8 an amount is within the bounds of the way that is chosen, with or without commas", () => {
    const amount = { min: "10.00", max: "50000.00", currency: "USD", decimals: 2, language: "en" };
    const rules = {
      fields: { amount: { ...unknown, required: true, amount } },
      patternMessages: {},
    };
    const said = (typed: string) => {
      const form = new FormData();
      form.set("amount", typed);
      return validateForm(form, rules)[0] ?? null;
    };
    for (const good of ["10", " 10.00 ", "50,000.00", "50000", "1,000"])
      expect(said(good)).toBeNull();
    expect(said("")).toMatchObject({ messageKey: "validation.required" });
    for (const none of ["0", "-20", "ten", "20.001", "1,00", "1e3"]) {
      const values = [{ name: "decimals", value: "2" }];
      expect(said(none)).toEqual({ field: "amount", messageKey: "validation.amount", values });
    }
    for (const outside of ["9.99", "50,000.01"]) {
      const values = [
        { name: "min", value: "10.00" },
        { name: "max", value: "50000.00" },
      ];
      expect(said(outside)).toEqual({
        field: "amount",
        messageKey: "validation.amountRange",
        values,
      });
    }
  });

  it("hands on no more of the brand's table than the fields need", () => {
    expect(rulesOf(newPassword).patternMessages).toEqual({ 16: commonPatternMessages[16] });
  });
});

const unknown = { pattern: "*", patternId: null, minLength: null, maxLength: null };

describe("what stands in the way", () => {
  const said = (field: string) => ({ field, messageKey: "validation.required", values: [] });
  const fields = (...names: string[]) => ({ kind: "fields", fields: names.map(said) }) as const;

  it("E8 is what was found here, and what the server said of the other fields", () => {
    const found = new Map([
      ["email", said("email")],
      ["mobile", null],
    ]);
    expect(merged(found, fields("mobile", "username"))).toEqual(fields("email", "username"));
    expect(merged(new Map([["mobile", null]]), fields("mobile"))).toBeNull();
    expect(merged(new Map(), fields("mobile"))).toEqual(fields("mobile"));
    expect(merged(new Map(), null)).toBeNull();
  });

  it("keeps what the server said of the whole form while no field is wrong", () => {
    const refused = { kind: "refused", reason: "NOT_OFFERED" } as const;
    expect(merged(new Map([["mobile", null]]), refused)).toEqual(refused);
    expect(merged(new Map([["email", said("email")]]), refused)).toEqual(fields("email"));
  });
});
