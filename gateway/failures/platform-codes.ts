/**
 * The platform's refusal codes and their meaning, for every change (E20, E22–E32, E38). A domain checks its
 * own special codes first.
 */
import { firebaseMeaning } from "../../brands/firebase-codes.ts";
import type { RefusalReason } from "../generated/resolver-types.ts";

/** An error of a form field, a reason, or a wait. */
export type Meaning =
  | { field: string; messageKey: string }
  | { reason: RefusalReason }
  /** The default wait in ms, when the platform does not say how long. */
  | { waitMs: number };

const field = (name: string, message: string): Meaning => ({
  field: name,
  messageKey: `validation.${message}`,
});
const reason = (why: RefusalReason): Meaning => ({ reason: why });

/** Codes of the platform itself. */
const ofPlatform: Readonly<Record<string, Meaning>> = {
  "payment.password.missing": field("paymentPassword", "paymentPasswordMissing"),
  "payment.password.error": field("paymentPassword", "paymentPasswordWrong"),
  "payment.password.locked": field("paymentPassword", "paymentPasswordLocked"),
  "amount.out.of.range": field("amount", "amountRange"),
  "balance.not.enough": field("amount", "balanceNotEnough"),
  "wager.open": field("amount", "wagerOpen"),
  "currency.other": field("account", "otherCurrency"),
  "transfer.not.related": field("account", "notRelated"),
  "member.exists": field("account", "memberExists"),
  "member.unknown": field("account", "memberUnknown"),
  "contract.rate": field("rate", "rateNotAllowed"),
  "rate.start": field("from", "rateStartPast"),
  "contract.ended": field("endTime", "endPassed"),
  "point.not.enough": field("points", "pointsNotEnough"),
  "product.sold.out": field("rewardId", "soldOut"),
  "sms.code.error": field("verificationCode", "codeWrong"),
  "sms.code.expired": field("verificationCode", "codeExpired"),
  "affiliate.invalid": field("affiliateCode", "affiliateCode"),
  "password.old.error": field("oldPassword", "oldPasswordWrong"),
  "password.same": field("newPassword", "samePassword"),
  "password.state": reason("STATE_CHANGED"),
  "login.captcha.error": field("captcha", "captchaWrong"),
  "request.conflict": reason("CONFLICT"),
  "contract.state": reason("STATE_CHANGED"),
  "deposit.state": reason("STATE_CHANGED"),
  "withdrawal.state": reason("STATE_CHANGED"),
  "reward.state": reason("STATE_CHANGED"),
  "social.account.conflict": reason("IDENTITY_TAKEN"),
  "social.token.invalid": reason("IDENTITY_REFUSED"),
  // E20: the account has to be verified first.
  bind_customer_required: reason("VERIFICATION_REQUIRED"),
  login_verify_required: reason("VERIFICATION_REQUIRED"),
  // E28: the captcha was not accepted.
  geetest_captcha_err: reason("CAPTCHA_FAILED"),
  "#1066": reason("CAPTCHA_FAILED"),
  // The platform is busy, in maintenance or misconfigured; the visitor can't correct it.
  "#727": reason("PLATFORM_UNAVAILABLE"),
  "system.maintenance": reason("PLATFORM_UNAVAILABLE"),
  "merchant.acct.setup.err": reason("PLATFORM_UNAVAILABLE"),
  // One minute between two messages, and the daily limit.
  "sms.too.soon": { waitMs: 60_000 },
  "sms.daily.limit": { waitMs: 86_400_000 },
};

/** The meaning of a code; undefined for an unknown code. */
export function meaningOf(code: string): Meaning | undefined {
  return Object.hasOwn(ofPlatform, code) ? ofPlatform[code] : firebaseMeaning(code);
}
