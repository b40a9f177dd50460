/**
 * The one table of refusals: what a code of the platform comes to, in every change (E20, E22–E32, E38). What a
 * domain knows better it looks at before.
 */
import { firebaseMeaning } from "../../brands/firebase-codes.ts";
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
  "contract.ended": field("endTime", "endPassed"),
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
  "social.account.conflict": reason("IDENTITY_TAKEN"),
  "social.token.invalid": reason("IDENTITY_REFUSED"),
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

/** What a code means; undefined for one that is in no table. */
export function meaningOf(code: string): Meaning | undefined {
  return Object.hasOwn(ofPlatform, code) ? ofPlatform[code] : firebaseMeaning(code);
}
