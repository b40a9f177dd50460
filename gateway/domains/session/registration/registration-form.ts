/** Validates the registration form by the platform's rules (V7–V19, V60, A51, A52). */
import { checkForm, type FormRule } from "../../../../brands/field-rule.ts";
import {
  consents,
  type RegistrationField,
  registrationFields,
  registrationRule,
} from "../../../../brands/registration-fields.ts";
import { nationalNumber } from "../../../../brands/typed/phone-number.ts";
import type { Features, FieldError, RegisterInput } from "../../../generated/resolver-types.ts";
import type { Identity } from "../../../identity/id-token.ts";
import type { NamedRule } from "../../system/rules.ts";
import { plainDialingCode } from "../codes/mobile-number.ts";
import { codeErrors, numberErrors } from "../codes/typed-code.ts";

/** The filled fields of this form, which are sent to the platform. */
export type RegistrationTexts = Partial<Record<RegistrationField, string>>;

export interface FormRules {
  rules: ReadonlyMap<string, NamedRule>;
  features: Pick<Features, "mobileRegistrationPassword" | "registrationSmsVerification">;
  patternMessages: Readonly<Record<string, string>>;
  /** The identity that a provider has verified, or null (A55). */
  identity: Identity | null;
}

/** Reads the form. Fields that the form does not have (V13) are dropped. */
export function readRegistration(
  input: RegisterInput,
  { rules, features, patternMessages, identity }: FormRules,
): { fields: FieldError[]; texts: RegistrationTexts } {
  const mobileGiven = Boolean(input.mobile);
  const form = { kind: input.kind, mobileGiven, identity, ...features };
  const requested: Record<string, FormRule> = {};
  for (const field of registrationFields) {
    const rule = registrationRule(field, rules.get(field), form);
    if (rule) requested[field] = field === "confirmPassword" ? { ...rule, same: "password" } : rule;
  }
  const country = plainDialingCode(input.dialingCode);
  const typed = (field: string) => {
    const text = input[field as RegistrationField] ?? "";
    return field === "mobile" ? nationalNumber(text, country === null ? [] : [country]) : text;
  };
  const textOf = (field: string) => {
    if (field === "termsAccepted" || field === "adult") return input[field] ? "on" : "";
    return typed(field);
  };
  const wrong = checkForm({ ...requested, ...consents }, textOf, patternMessages);
  const unread = (
    [
      ["mobile", numberErrors],
      ["verificationCode", codeErrors],
    ] as const
  ).flatMap(([field, errorsIn]) => {
    const judged = !requested[field] || typed(field) === "" || isIn(wrong, field);
    return judged ? [] : errorsIn(field, typed(field));
  });
  const fields = [...wrong, ...unread];
  const texts = Object.keys(requested).flatMap((field) => {
    const text = typed(field);
    return text === "" ? [] : [[field, text]];
  });
  return { fields, texts: Object.fromEntries(texts) };
}

const isIn = (errors: readonly FieldError[], field: string) =>
  errors.some((error) => error.field === field);
