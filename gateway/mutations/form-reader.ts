/** Reads the text fields of a form one by one and collects the errors (V60). */
import { compareAmounts, readAmount } from "../../brands/amount.ts";
import { amountProblem } from "../../brands/field-rule.ts";
import { mostTyped } from "../../brands/most-typed.ts";
import { plainAmount, plainDecimal } from "../../brands/typed/plain-amount.ts";
import { fieldError } from "../failures/change-failure.ts";
import type { FieldError } from "../generated/resolver-types.ts";
import type { RequestScope } from "../request/request-scope.ts";

export interface FormReader {
  /** The errors found so far. */
  readonly errors: FieldError[];
  /** Text without control characters, except line breaks. The platform checks its length (V59). */
  text(field: string, value: string | null | undefined): string;
  /** Like `text`, but null for an empty field. */
  optionalText(field: string, value: string | null | undefined): string | null;
  /**
   * A positive amount in whole minor units of the currency, as decimal text; typed in the notation of the page's
   * language, with or without the currency's sign (A141).
   */
  amount(field: string, value: string, currency: string): string;
  /** The payment password, which must not be empty. The platform checks it (V59). */
  paymentPassword(value: string): string;
  /** A percentage from 0 to 100 with at most two decimals, as text. */
  rate(field: string, value: string): string;
  /** An integer from `min` to `max`, inclusive. */
  whole(field: string, value: number, min: number, max: number): number;
  /** Adds an error that the caller found. */
  refuse(field: string, messageKey: string, values?: Record<string, string | number>): void;
}

/** Texts are read by their kind before; an ID is not. */
const control = /(?!\n)\p{Cc}|[\p{Zl}\p{Zp}]/gu;

/** Values of invalid fields are placeholders: check `errors` before using any value. */
export function readForm({
  brand,
  language: { tag },
}: Pick<RequestScope, "brand" | "language">): FormReader {
  const errors: FieldError[] = [];
  const refuse: FormReader["refuse"] = (field, messageKey, values) => {
    errors.push(fieldError(field, messageKey, values));
  };
  const optionalText: FormReader["optionalText"] = (field, value) => {
    const text = (value ?? "").replace(control, "").trim();
    const max = mostTyped;
    if (Array.from(text).length > max) refuse(field, "validation.tooLong", { max });
    return text === "" ? null : text;
  };
  return {
    errors,
    refuse,
    optionalText,
    text(field, value) {
      const text = optionalText(field, value);
      if (text === null) refuse(field, "validation.required");
      return text ?? "";
    },
    amount(field, value, currency) {
      if (value.trim() === "") refuse(field, "validation.required");
      else {
        const decimals = brand.currencyDecimals[currency] ?? 2;
        const plain = plainAmount(value, tag, currency);
        const amount = readAmount(plain, decimals);
        if (amount !== null) return amount;
        errors.push({ field, ...amountProblem(plain, decimals) });
      }
      return "0.00";
    },
    paymentPassword(value) {
      const max = mostTyped;
      if (value === "") refuse("paymentPassword", "validation.required");
      else if (value.length > max) refuse("paymentPassword", "validation.tooLong", { max });
      return value;
    },
    rate(field, value) {
      const text = plainDecimal(value.replace(/\s*%$/, ""), tag);
      const good = /^\d{1,3}(\.\d{1,2})?$/.test(text) && compareAmounts(text, "100") <= 0;
      if (!good) refuse(field, "validation.rate", { min: 0, max: 100 });
      return text;
    },
    whole(field, value, min, max) {
      if (value < min) refuse(field, "validation.moreThan", { min: min - 1 });
      else if (value > max) refuse(field, "validation.range", { min, max });
      return value;
    },
  };
}
