/** What a refused change of an account comes to, as data: codes, passwords, registration. */
import * as v from "valibot";
import {
  type ChangeFailure,
  changeFailure,
  fieldError,
  invalidInput,
} from "../../failures/change-failure.ts";
import { PlatformError } from "../../platform/errors.ts";
import { formFieldOf } from "./wire.ts";

/** The platform's code → the input field it is about, and the key of its message. */
const fieldOf: Record<string, [field: string, messageKey: string]> = {
  "sms.code.error": ["verificationCode", "validation.codeWrong"],
  "sms.code.expired": ["verificationCode", "validation.codeExpired"],
  "affiliate.invalid": ["affiliateCode", "validation.affiliateCode"],
  "password.old.error": ["oldPassword", "validation.oldPasswordWrong"],
  "password.same": ["newPassword", "validation.samePassword"],
  "login.captcha.error": ["captcha", "validation.captchaWrong"],
};

const waiting = v.object({
  retryAfterMs: v.pipe(v.number(), v.minValue(1), v.maxValue(86_400_000)),
});
/** Waits when the platform does not say for how long: a countdown, and a day. */
const unknownWait: Record<string, number> = {
  "sms.too.soon": 60_000,
  "sms.daily.limit": 86_400_000,
};

/**
 * @param renamed fields of this form that are called otherwise
 * @throws what is no failure of the platform
 */
export function accountFailure(
  error: unknown,
  renamed: Record<string, string> = {},
): ChangeFailure {
  if (error instanceof PlatformError) {
    const { errorCode = "", value } = error.detail;
    const known = fieldOf[errorCode];
    if (known) {
      const [field, messageKey] = known;
      return invalidInput([fieldError(renamed[field] ?? field, messageKey)]);
    }
    const wait = unknownWait[errorCode];
    if (wait !== undefined) {
      const told = v.safeParse(waiting, value);
      const retryAfterMs = Math.ceil(told.success ? told.output.retryAfterMs : wait);
      return { __typename: "Throttled", retryAfterMs };
    }
  }
  return changeFailure(error, { ...formFieldOf, ...renamed });
}
