/** What a refused change comes to, as data: a field of the form, a wait, or a reason. */
import * as v from "valibot";
import type {
  FieldError,
  InvalidInput,
  RefusalReason,
  Refused,
  Throttled,
} from "../generated/resolver-types.ts";
import { PlatformError } from "../platform/errors.ts";
import { wireAmount } from "../values/money.ts";
import { isNotOffered } from "./offered.ts";
import { refusalOf, refused, throttledBy } from "./refusal.ts";

/** The members that the union of every change has. */
export type ChangeFailure =
  | (InvalidInput & { __typename: "InvalidInput" })
  | (Throttled & { __typename: "Throttled" })
  | (Refused & { __typename: "Refused" });

/** What a code of the platform comes to: a field of the form, a reason, or a wait. */
type Meaning =
  | { field: string; messageKey: string }
  | { reason: RefusalReason }
  /** Where the platform does not say for how long, in ms. */
  | { waitMs: number };

const field = (name: string, message: string): Meaning => ({
  field: name,
  messageKey: `validation.${message}`,
});

/** Codes that mean the same for every change. What a domain knows better it looks at before. */
const meanings: Readonly<Record<string, Meaning>> = {
  "payment.password.missing": field("paymentPassword", "paymentPasswordMissing"),
  "payment.password.error": field("paymentPassword", "paymentPasswordWrong"),
  "payment.password.locked": field("paymentPassword", "paymentPasswordLocked"),
  "amount.out.of.range": field("amount", "amountRange"),
  "balance.not.enough": field("amount", "balanceNotEnough"),
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
  "request.conflict": { reason: "CONFLICT" },
  "contract.state": { reason: "STATE_CHANGED" },
  "withdrawal.state": { reason: "STATE_CHANGED" },
  "reward.state": { reason: "STATE_CHANGED" },
  // A countdown, and a day.
  "sms.too.soon": { waitMs: 60_000 },
  "sms.daily.limit": { waitMs: 86_400_000 },
};

/** What may come with a code; anything else in `value` is never shown. */
const facts = v.object({
  min: v.fallback(v.optional(wireAmount), undefined),
  max: v.fallback(v.optional(wireAmount), undefined),
  triesLeft: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
});

/** How long a payment password stays locked where the platform does not say (docs/platform-wire-accounts.md). */
const lockedMs = 30 * 60_000;

const wait = v.object({ retryAfterMs: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400_000)) });

const badField = v.object({ field: v.pipe(v.string(), v.regex(/^[A-Za-z.]{1,40}$/)) });

/**
 * @param renamed fields of this form that are called otherwise than the platform's code suggests
 * @throws what is no failure of the platform
 */
export function changeFailure(error: unknown, renamed: Record<string, string> = {}): ChangeFailure {
  if (!(error instanceof PlatformError)) throw error;
  const { errorCode = "", value } = error.detail;
  if (isNotOffered(error)) return refused("NOT_OFFERED");
  const meaning = meanings[errorCode];
  if (meaning && "field" in meaning) {
    const name = renamed[meaning.field] ?? meaning.field;
    const locked = errorCode === "payment.password.locked";
    const values = locked ? [minutesIn(value)] : valuesIn(value);
    return invalidInput([{ field: name, messageKey: meaning.messageKey, values }]);
  }
  if (errorCode === "register.field") {
    const read = v.safeParse(badField, value);
    const field = read.success ? read.output.field : "account";
    return invalidInput([fieldError(renamed[field] ?? field, "validation.notAccepted")]);
  }
  if (meaning && "reason" in meaning) return refused(meaning.reason);
  if (meaning) {
    const retryAfterMs = Math.ceil(waitIn(value) || meaning.waitMs);
    return { __typename: "Throttled", retryAfterMs };
  }
  return throttledBy(error) ?? refusalOf(error);
}

export function invalidInput(fields: FieldError[]): InvalidInput & { __typename: "InvalidInput" } {
  return { __typename: "InvalidInput", fields };
}

export function fieldError(
  field: string,
  messageKey: string,
  values: Record<string, string | number> = {},
): FieldError {
  const named = Object.entries(values).map(([name, value]) => ({ name, value: String(value) }));
  return { field, messageKey, values: named };
}

/** How long to wait, in ms, as far as the platform says so. */
function waitIn(value: unknown): number | null {
  const read = v.safeParse(wait, value);
  return read.success ? read.output.retryAfterMs : null;
}

/** Every refusal says when to come back (docs/reliability.md, Throttles). */
function minutesIn(value: unknown): FieldError["values"][number] {
  const ms = waitIn(value) ?? lockedMs;
  return { name: "minutes", value: String(Math.max(1, Math.ceil(ms / 60_000))) };
}

function valuesIn(value: unknown): FieldError["values"] {
  const read = v.safeParse(facts, value);
  if (!read.success) return [];
  return Object.entries(read.output).flatMap(([name, fact]) =>
    fact === undefined ? [] : [{ name, value: String(fact) }],
  );
}
