/**
 * The platform's rule of a form field (C15, D-27, V13–V19). The browser and the gateway check it with the same
 * function (A50, V60).
 */

import { compareAmounts, readAmount, tidyDecimal } from "./amount.ts";
import { mostTyped } from "./most-typed.ts";
import { plainAmount, plainDecimal, readingsOf } from "./typed/plain-amount.ts";

export interface FieldRule {
  required: boolean;
  /** A regular expression, or `*` for anything (A49). */
  pattern: string;
  /** Which message explains the pattern (A48). */
  patternId: number | null;
  /** Fewest and most characters, counted in code points; null is no bound. */
  minLength: number | null;
  maxLength: number | null;
}

/** What is wrong with a field: a key of the locale files and the values for its placeholders. */
export interface FieldProblem {
  messageKey: string;
  values: { name: string; value: string }[];
}

/** Longer patterns are not used, because matching them could take very long. */
const longestPattern = 200;
/** A field of a form: its rule, and what it has to be besides. */
export interface FormRule extends FieldRule {
  /** The field that it has to repeat (V9). */
  same?: string;
  /** A box that must be ticked, and the message if it is not (V10, V11). */
  ticked?: string;
  /** A number that is typed with the signs of this language (A141). */
  language?: string;
  /** An amount: least and most as decimal text, its currency and how many decimals that has, and the page's language. */
  amount?: { min: string; max: string; currency: string; decimals: number; language: string };
}

/** Messages by field name, used where the brand's table does not explain the field's pattern (V44–V47). */
const ownFormats: Readonly<Record<string, string>> = {
  mobile: "validation.mobile",
  phone: "validation.phone",
  verificationCode: "validation.codeWrong",
  payeeName: "validation.realName",
  realName: "validation.realName",
  affiliateCode: "validation.affiliateCode",
  recommenderId: "validation.affiliateCode",
};

/**
 * Everything that is wrong with a form, in its order. A field that has to repeat another is judged once that
 * one is right.
 * @param textOf as it will be sent; of a box anything when it is ticked
 */
export function checkForm(
  rules: Readonly<Record<string, FormRule>>,
  textOf: (field: string) => string,
  patternMessages: Readonly<Record<string, string>> = {},
): (FieldProblem & { field: string })[] {
  const wrong = Object.entries(rules).flatMap(([field, rule]) => {
    const problem = checkField(textOf(field), rule, patternMessages, field);
    return problem ? [{ field, ...problem }] : [];
  });
  for (const [field, { same }] of Object.entries(rules)) {
    if (same === undefined || textOf(field) === textOf(same)) continue;
    if (wrong.some((each) => each.field === same)) continue;
    const own = wrong.find((each) => each.field === field);
    // V9: "does not match" is more helpful than "too short".
    if (own?.messageKey === "validation.required") continue;
    const differs = { messageKey: "validation.mismatch", values: [] };
    if (own) Object.assign(own, differs);
    else wrong.push({ field, ...differs });
  }
  return wrong;
}

/**
 * Returns null if the value is valid, else the message. The length is checked first, so that a pattern never gets a
 * text that is too long. A pattern that can't be compiled is left to the platform.
 * @param value as it will be sent; blank counts as missing
 * @param patternMessages the brand's table: patternId → key
 * @param field its name, because some fields have messages of their own
 */
export function checkField(
  value: string,
  rule: FormRule,
  patternMessages: Readonly<Record<string, string>> = {},
  field = "",
): FieldProblem | null {
  if (rule.ticked !== undefined) {
    return value === "" ? { messageKey: rule.ticked, values: [] } : null;
  }
  if (value.trim() === "") {
    return rule.required ? { messageKey: "validation.required", values: [] } : null;
  }
  if (rule.amount) return checkAmount(value, rule.amount);
  const read = rule.language === undefined ? value : plainDecimal(value, rule.language);
  const wrongLength = checkLength(read, rule);
  if (wrongLength) return wrongLength;
  if (fits(read, rule.pattern)) return null;
  const explained = rule.patternId === null ? undefined : patternMessages[rule.patternId];
  const known = explained ?? ownFormats[field];
  if (known !== undefined) return { messageKey: known, values: rangeOf(rule) };
  const values = rangeOf(rule);
  const messageKey = values.length === 2 ? "validation.formatRange" : "validation.format";
  return { messageKey, values };
}

function checkAmount(value: string, rule: NonNullable<FormRule["amount"]>) {
  const { min, max, currency, decimals, language } = rule;
  const plain = plainAmount(value, language, currency);
  const amount = readAmount(plain, decimals);
  if (amount === null) return amountProblem(plain, decimals);
  const within = compareAmounts(amount, min) >= 0 && compareAmounts(amount, max) <= 0;
  return within ? null : problem("amountRange", { min, max });
}

/**
 * Why a text is no amount: it may be one of two, which are both named (A141), or it is none at all.
 * @param plain as `plainAmount` gives it
 * @param decimals of the currency
 */
export function amountProblem(plain: string, decimals: number): FieldProblem {
  const [first, second] = readingsOf(plain) ?? [];
  // The smaller one has to be an amount of the currency, or only one is left.
  const fraction = first?.split(".")[1] ?? "";
  if (first === undefined || second === undefined || fraction.length > decimals) {
    return problem("amount", { decimals });
  }
  const readings = { first: tidyDecimal(first), second: tidyDecimal(second) };
  return problem("amountReadings", { ...readings, small: first, large: second });
}

/** V17 names the range, V18 a single number when both bounds are the same. */
function checkLength(value: string, { minLength, maxLength }: FieldRule): FieldProblem | null {
  const length = Array.from(value).length;
  const min = Math.max(minLength ?? 0, 0);
  if (length >= min && length <= (maxLength ?? mostTyped)) return null;
  if (maxLength === null) {
    return length < min ? problem("tooShort", { min }) : problem("tooLong", { max: mostTyped });
  }
  if (min === maxLength) return problem("lengthExact", { count: min });
  return min === 0
    ? problem("tooLong", { max: maxLength })
    : problem("length", { min, max: maxLength });
}

function fits(value: string, pattern: string): boolean {
  if (pattern === "*" || pattern === "" || pattern.length > longestPattern) return true;
  try {
    return new RegExp(pattern, "u").test(value);
  } catch {
    return fitsWithoutUnicode(value, pattern);
  }
}

/** Older patterns escape what needs no escape, which is an error in unicode mode only. */
function fitsWithoutUnicode(value: string, pattern: string): boolean {
  try {
    return new RegExp(pattern).test(value);
  } catch {
    return true;
  }
}

function rangeOf({ minLength, maxLength }: FieldRule): FieldProblem["values"] {
  const bounds = { min: minLength, max: maxLength };
  return Object.entries(bounds).flatMap(([name, bound]) =>
    bound === null ? [] : [{ name, value: String(bound) }],
  );
}

function problem(key: string, values: Record<string, string | number>): FieldProblem {
  const named = Object.entries(values).map(([name, value]) => ({ name, value: String(value) }));
  return { messageKey: `validation.${key}`, values: named };
}
