import * as v from "valibot";
import { PlatformError } from "../../http/errors.ts";
import { linkParams } from "../agent/links/link-origin.ts";
import { registerRules } from "../system/register-rules.ts";

const text = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500))));

/** D-11, the registration payload of C7 and C8. Absent, null and empty are the same. */
export const registerParams = v.strictObject({
  username: text,
  password: text,
  confirmPassword: text,
  payeeName: text,
  email: text,
  qqNum: text,
  mobileNum: text,
  recommenderId: text,
  captcha: text,
  verificationCode: text,
  affiliateCode: text,
  paymentPassword: text,
  line: text,
  whatsapp: text,
  facebook: text,
  wechat: text,
  idNumber: text,
  referralCode: text,
  linkParams,
  domain: text,
  countryDialingCode: text,
  login: v.optional(v.boolean(), false),
  firebaseChannel: text,
  firebaseIdToken: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(4096)))),
  registerUrl: text,
  registerMethod: v.literal("WEB"),
});

export type RegisterForm = v.InferOutput<typeof registerParams>;

/** Refuses a field by name: `register.field` with `value.field`. */
export function refuseField(field: string): never {
  throw new PlatformError("register.field", { value: { field } });
}

/**
 * Checks a value by the rule that C15 gave out (V13-V16): a field that is off must be empty, one
 * that is required must not, and a filled one has to fit length and pattern.
 */
export function checkField(name: string, value: string, required?: boolean): void {
  const rule = registerRules[name];
  if (rule === undefined) return;
  if (rule.enabled === "0") {
    if (value !== "") refuseField(name);
    return;
  }
  if (value === "") {
    if (required ?? rule.required === "1") refuseField(name);
    return;
  }
  checkRule(name, name, value);
}

/** A value against length and pattern of the rule of this name; an empty one fits any. */
export function checkRule(field: string, ruleName: string, value: string): void {
  const rule = registerRules[ruleName];
  if (rule === undefined || value === "") return;
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) refuseField(field);
  if (rule.acceptedPattern !== "*" && !new RegExp(rule.acceptedPattern, "u").test(value)) {
    refuseField(field);
  }
}

/** Every field of a form against its rule; `except` are judged elsewhere. */
export function checkForm(form: RegisterForm, except: readonly string[]): void {
  const values: Record<string, unknown> = form;
  for (const name of Object.keys(registerRules)) {
    const value = values[name];
    if (!except.includes(name)) checkField(name, typeof value === "string" ? value.trim() : "");
  }
}
