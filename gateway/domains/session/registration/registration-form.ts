/** Validates the registration form by the platform's rules (V7–V19, V60, A51, A52). */
import { checkForm, type FormRule, sentText } from "../../../../brands/field-rule.ts";
import {
  consents,
  type RegistrationField,
  registrationFields,
  registrationRule,
} from "../../../../brands/registration-fields.ts";
import type { Features, FieldError, RegisterInput } from "../../../generated/resolver-types.ts";
import type { Identity } from "../../../identity/id-token.ts";
import type { NamedRule } from "../../system/rules.ts";

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
  const mobileGiven = Boolean(input.mobile?.trim());
  const form = { kind: input.kind, mobileGiven, identity, ...features };
  const requested: Record<string, FormRule> = {};
  for (const field of registrationFields) {
    const rule = registrationRule(field, rules.get(field), form);
    if (rule) requested[field] = field === "confirmPassword" ? { ...rule, same: "password" } : rule;
  }
  const typed = (field: string) => sentText(field, input[field as RegistrationField] ?? "");
  const textOf = (field: string) => {
    if (field === "termsAccepted" || field === "adult") return input[field] ? "on" : "";
    return typed(field);
  };
  const fields = checkForm({ ...requested, ...consents }, textOf, patternMessages);
  const texts = Object.keys(requested).flatMap((field) => {
    const text = typed(field);
    return text === "" ? [] : [[field, text]];
  });
  return { fields, texts: Object.fromEntries(texts) };
}
