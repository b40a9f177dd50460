/** Resets a forgotten password with a code (C11, V22–V24, A53). */

import { logSecurityEvent } from "../../../access/security-events.ts";
import { invalidInput } from "../../../failures/change-failure.ts";
import { refused } from "../../../failures/refusal.ts";
import type { ResetPasswordInput, ResolversTypes } from "../../../generated/resolver-types.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { featuresOf } from "../../system/features.ts";
import { checkBy, rulesOf } from "../../system/rules.ts";
import { accountFailure } from "../account/account-failure.ts";
import { passwordBySms } from "../account-calls.ts";
import { clearCodeTries, countCodeTry, wrongCode } from "../codes/code-attempts.ts";
import { countedNumber } from "../codes/mobile-number.ts";
import { codeErrors, numberErrors, ownNumber } from "../codes/typed-code.ts";
import { checkPassword, isUnknownAccount } from "./password-fields.ts";

/** Allows five attempts per code (V44); an unknown number and a wrong code have the same result (A46). */
export async function resetPassword(
  input: ResetPasswordInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["ResetPasswordResult"]>> {
  const { platform, scope } = context;
  if (!(await featuresOf(context)).phonePasswordReset) return refused("NOT_OFFERED");
  const rules = await rulesOf(context);
  if (!rules) return refused("PLATFORM_UNAVAILABLE");
  const { newPassword, verificationCode } = input;
  const mobile = ownNumber(input.mobile, scope.brand);
  const number = countedNumber(mobile);
  const wrongNumber = checkBy("mobile", mobile, rules.get("mobile"), context);
  const unread = codeErrors("verificationCode", verificationCode);
  const fields = [
    ...(wrongNumber.length > 0 ? wrongNumber : numberErrors("mobile", mobile)),
    ...(unread.length > 0
      ? unread
      : checkBy("verificationCode", verificationCode, rules.get("verificationCode"), context)),
    ...checkPassword(newPassword, input.confirmPassword, rules, context),
  ];
  if (fields.length > 0) return invalidInput(fields);
  const throttled = await countCodeTry(scope, "PASSWORD_RESET", number);
  if (throttled) return throttled;
  try {
    await platform.call(passwordBySms, { newPassword, mobile, verificationCode });
  } catch (error) {
    const wrong = error instanceof PlatformError && error.detail.errorCode === "sms.code.error";
    if (wrong || (isUnknownAccount(error) && !scope.brand.explicitUnknownAccount)) {
      return wrongCode(scope, "PASSWORD_RESET", number, "verificationCode");
    }
    return accountFailure(error, { account: "mobile" });
  }
  logSecurityEvent(scope, "password.changed", { what: "login", shown: "code" });
  await clearCodeTries(scope, "PASSWORD_RESET", number);
  return { __typename: "ResetPasswordSuccess", done: true };
}
