/**
 * The one table of refusals: what a code of the platform comes to, in every change (E20, E22–E32, E38). What a
 * domain knows better it looks at before.
 */
import type { RefusalReason } from "../generated/resolver-types.ts";

/** A field of the form, a reason, or a wait. */
export type Meaning =
  | { field: string; messageKey: string }
  | { reason: RefusalReason }
  /** Where the platform does not say for how long, in ms. */
  | { waitMs: number };

const field = (name: string, message: string): Meaning => ({
  field: name,
  messageKey: `validation.${message}`,
});
const reason = (why: RefusalReason): Meaning => ({ reason: why });

/** Codes of the platform's own. */
const ofPlatform: Readonly<Record<string, Meaning>> = {
  "payment.password.missing": field("paymentPassword", "paymentPasswordMissing"),
  "payment.password.error": field("paymentPassword", "paymentPasswordWrong"),
  "payment.password.locked": field("paymentPassword", "paymentPasswordLocked"),
  "amount.out.of.range": field("amount", "amountRange"),
  "balance.not.enough": field("amount", "balanceNotEnough"),
  "wager.open": field("amount", "wagerOpen"),
  "transfer.not.related": field("account", "notRelated"),
  "member.exists": field("account", "memberExists"),
  "member.unknown": field("account", "memberUnknown"),
  "contract.rate": field("rate", "rateNotAllowed"),
  "point.not.enough": field("points", "pointsNotEnough"),
  "product.sold.out": field("rewardId", "soldOut"),
  "sms.code.error": field("verificationCode", "codeWrong"),
  "sms.code.expired": field("verificationCode", "codeExpired"),
  "affiliate.invalid": field("affiliateCode", "affiliateCode"),
  "password.old.error": field("oldPassword", "oldPasswordWrong"),
  "password.same": field("newPassword", "samePassword"),
  "login.captcha.error": field("captcha", "captchaWrong"),
  "request.conflict": reason("CONFLICT"),
  "contract.state": reason("STATE_CHANGED"),
  "deposit.state": reason("STATE_CHANGED"),
  "withdrawal.state": reason("STATE_CHANGED"),
  "reward.state": reason("STATE_CHANGED"),
  // E20: something about the account has to be confirmed before anything else.
  bind_customer_required: reason("VERIFICATION_REQUIRED"),
  login_verify_required: reason("VERIFICATION_REQUIRED"),
  // E28: a proof of a human that was not taken.
  geetest_captcha_err: reason("CAPTCHA_FAILED"),
  "#1066": reason("CAPTCHA_FAILED"),
  // Busy, being maintained, or set up wrongly: nothing that a visitor could mend.
  "#727": reason("PLATFORM_UNAVAILABLE"),
  "system.maintenance": reason("PLATFORM_UNAVAILABLE"),
  "merchant.acct.setup.err": reason("PLATFORM_UNAVAILABLE"),
  // A countdown, and a day.
  "sms.too.soon": { waitMs: 60_000 },
  "sms.daily.limit": { waitMs: 86_400_000 },
};

/** Codes of phone authentication (E22–E32), as Firebase names them without its "auth/". */
const ofPhone: Readonly<Record<string, Meaning>> = {
  "invalid-phone-number": field("mobile", "mobile"),
  "missing-phone-number": field("mobile", "mobileMissing"),
  "too-many-requests": { waitMs: 5 * 60_000 },
  "internal-error": reason("PHONE_SIGN_IN_FAILED"),
  "invalid-verification-code": field("verificationCode", "codeWrong"),
  "missing-verification-code": field("verificationCode", "codeMissing"),
  "captcha-check-failed": reason("CAPTCHA_FAILED"),
  "quota-exceeded": reason("QUOTA_SPENT"),
  "operation-not-allowed": reason("OPERATION_NOT_ALLOWED"),
  "code-expired": field("verificationCode", "codeExpired"),
  "popup-closed-by-user": reason("SIGN_IN_ABANDONED"),
};

/** What a code means; undefined for one that is not in the table. Its other spelling is INVALID_PHONE_NUMBER. */
export function meaningOf(code: string): Meaning | undefined {
  if (Object.hasOwn(ofPlatform, code)) return ofPlatform[code];
  const plain = code
    .toLowerCase()
    .replace(/^auth\//, "")
    .replaceAll("_", "-");
  if (Object.hasOwn(ofPhone, plain)) return ofPhone[plain];
  // One that only the phone's service could tell more of (E25).
  return code.startsWith("auth/") ? reason("PHONE_SIGN_IN_FAILED") : undefined;
}
