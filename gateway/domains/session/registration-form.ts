/** The registration form against the platform's rules (V7–V19, V60, A51, A52). */
import { checkField } from "../../../brands/field-rule.ts";
import { fieldError } from "../../change-failure.ts";
import type { Features, FieldError, RegisterInput } from "../../generated/resolver-types.ts";
import type { NamedRule } from "../system/rules.ts";
import { plainNumber } from "./mobile-number.ts";

/** Every text of the form that a rule may be about. */
const texts = [
  "username",
  "password",
  "confirmPassword",
  "payeeName",
  "email",
  "mobile",
  "verificationCode",
  "qq",
  "line",
  "whatsapp",
  "facebook",
  "wechat",
  "idNumber",
  "paymentPassword",
  "recommenderId",
  "affiliateCode",
  "captcha",
] as const;

type TextField = (typeof texts)[number];
/** What is sent on: the fields that this form asks for and that were filled. */
export type RegistrationTexts = Partial<Record<TextField, string>>;

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
  for (const field of texts) {
    const rule = ruleOf(field, input, rules.get(field), features);
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
function textOf(field: TextField, input: RegisterInput): string {
  const typed = input[field] ?? "";
  if (/password$/i.test(field)) return typed;
  return field === "mobile" ? plainNumber(typed) : typed.trim();
}

const unbounded = { pattern: "*", patternId: null, minLength: null, maxLength: null };

/** The rule that holds for a field on this tab, or null when the tab does not ask for it. */
function ruleOf(
  field: TextField,
  { kind, mobile }: RegisterInput,
  rule: NamedRule | undefined,
  features: FormRules["features"],
) {
  const must = { ...unbounded, ...rule, required: true };
  const byRule = rule?.enabled ? rule : null;
  if (field === "password" || field === "confirmPassword") {
    return kind === "USERNAME" || features.mobileRegistrationPassword ? must : null;
  }
  // W9: a number that is given has to be confirmed by a code, on either tab (A52).
  if (field === "verificationCode" && features.registrationSmsVerification) {
    return kind === "MOBILE" || (byRule && mobile?.trim()) ? must : null;
  }
  if (kind === "USERNAME") return field === "username" ? must : byRule;
  if (field === "username" || field === "verificationCode") return null;
  if (field === "mobile") return must;
  return byRule;
}
