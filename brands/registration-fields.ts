/**
 * The fields of a registration and their rules (M5, V7–V14, W8, W9, A52). The page and the gateway use the same
 * functions, so this file imports no other module.
 */
import type { FieldRule, FormRule } from "./field-rule.ts";
import { unbounded } from "./unbounded.ts";

/** Every text of the form that a rule may be about, in the order of the form. */
export const registrationFields = [
  "username",
  "password",
  "confirmPassword",
  "mobile",
  "verificationCode",
  "email",
  "payeeName",
  "paymentPassword",
  "qq",
  "line",
  "whatsapp",
  "facebook",
  "wechat",
  "idNumber",
  "recommenderId",
  "affiliateCode",
  "captcha",
] as const;

export type RegistrationField = (typeof registrationFields)[number];

/** A rule of C15 and whether its field is shown at all. */
export interface RegistrationFieldRule extends FieldRule {
  enabled: boolean;
}

/** What the answer hangs on besides the rules. */
export interface RegistrationForm {
  kind: "USERNAME" | "MOBILE";
  /** Whether a mobile number is given; it then has to be confirmed by a code (W9). */
  mobileGiven: boolean;
  /** W8: passwords on the mobile tab, too. */
  mobileRegistrationPassword: boolean;
  /** W9: a number is confirmed by a code. */
  registrationSmsVerification: boolean;
  /** The identity that a social provider has verified, or null (A55). With one, no password is required. */
  identity: { mobile: string | null } | null;
}

/** Returns the rule of a form's field, or null if the form does not have the field. */
export function registrationRule(
  field: RegistrationField,
  rule: RegistrationFieldRule | undefined,
  form: RegistrationForm,
): FieldRule | null {
  const { kind, mobileGiven, identity } = form;
  const must = { ...unbounded, ...rule, required: true };
  const byRule = rule?.enabled ? rule : null;
  // The proven number is the account's.
  if (identity?.mobile && (field === "mobile" || field === "verificationCode")) return null;
  if (field === "password" || field === "confirmPassword") {
    if (identity) return null;
    return kind === "USERNAME" || form.mobileRegistrationPassword ? must : null;
  }
  if (field === "verificationCode" && form.registrationSmsVerification) {
    return kind === "MOBILE" || (byRule && mobileGiven) ? must : null;
  }
  if (kind === "USERNAME") return field === "username" ? must : byRule;
  if (field === "username" || field === "verificationCode") return null;
  return field === "mobile" ? must : byRule;
}

/** The confirmations that a registration requires (V10, V11, M17). */
export const consents = {
  termsAccepted: { ...unbounded, required: true, ticked: "validation.terms" },
  adult: { ...unbounded, required: true, ticked: "validation.adult" },
} as const satisfies Record<string, FormRule>;
