/** The registration form against the platform's rules (V7–V19, V60, A51, A52). */
import { checkField } from "../../../brands/field-rule.ts";
import {
  type RegistrationField,
  registrationFields,
  registrationRule,
} from "../../../brands/registration-fields.ts";
import { fieldError } from "../../failures/change-failure.ts";
import type { Features, FieldError, RegisterInput } from "../../generated/resolver-types.ts";
import type { NamedRule } from "../system/rules.ts";
import { plainNumber } from "./mobile-number.ts";

/** What is sent on: the fields that this form asks for and that were filled. */
export type RegistrationTexts = Partial<Record<RegistrationField, string>>;

export interface FormRules {
  rules: ReadonlyMap<string, NamedRule>;
  features: Pick<Features, "mobileRegistrationPassword" | "registrationSmsVerification">;
  patternMessages: Readonly<Record<string, string>>;
}

/** Reads the form. Fields that are not asked (V13) are dropped, whatever they hold. */
export function readRegistration(
  input: RegisterInput,
  { rules, features, patternMessages }: FormRules,
): { fields: FieldError[]; texts: RegistrationTexts } {
  const fields: FieldError[] = [];
  const read: RegistrationTexts = {};
  const form = { kind: input.kind, mobileGiven: Boolean(input.mobile?.trim()), ...features };
  for (const field of registrationFields) {
    const rule = registrationRule(field, rules.get(field), form);
    if (!rule) continue;
    const value = textOf(field, input);
    const problem = checkField(value, rule, patternMessages);
    if (problem) fields.push({ field, ...problem });
    else if (value !== "") read[field] = value;
  }
  if (read.confirmPassword !== read.password) {
    if (!fields.some(({ field }) => /password$/i.test(field))) {
      fields.push(fieldError("confirmPassword", "validation.mismatch"));
    }
  }
  if (!input.termsAccepted) fields.push(fieldError("termsAccepted", "validation.terms"));
  if (!input.adult) fields.push(fieldError("adult", "validation.adult"));
  return { fields, texts: read };
}

/** A password is sent as it was typed (A98b), a number without its blanks, anything else trimmed. */
function textOf(field: RegistrationField, input: RegisterInput): string {
  const typed = input[field] ?? "";
  if (/password$/i.test(field)) return typed;
  return field === "mobile" ? plainNumber(typed) : typed.trim();
}
