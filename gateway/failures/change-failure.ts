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

/** The platform's code → the input field it is about, and the key of its message. */
const fieldOf: Record<string, [field: string, messageKey: string]> = {
  "payment.password.missing": ["paymentPassword", "validation.paymentPasswordMissing"],
  "payment.password.error": ["paymentPassword", "validation.paymentPasswordWrong"],
  "payment.password.locked": ["paymentPassword", "validation.paymentPasswordLocked"],
  "amount.out.of.range": ["amount", "validation.amountRange"],
  "balance.not.enough": ["amount", "validation.balanceNotEnough"],
  "transfer.not.related": ["account", "validation.notRelated"],
  "member.exists": ["account", "validation.memberExists"],
  "member.unknown": ["account", "validation.memberUnknown"],
  "contract.rate": ["rate", "validation.rateNotAllowed"],
  "point.not.enough": ["points", "validation.pointsNotEnough"],
  "product.sold.out": ["rewardId", "validation.soldOut"],
};

const reasonOf: Record<string, RefusalReason> = {
  "request.conflict": "CONFLICT",
  "contract.state": "STATE_CHANGED",
  "withdrawal.state": "STATE_CHANGED",
  "reward.state": "STATE_CHANGED",
};

/** What may stand beside a code; anything else in `value` is never shown. */
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
  const known = fieldOf[errorCode];
  if (known) {
    const [field, messageKey] = known;
    const locked = errorCode === "payment.password.locked";
    const values = locked ? [minutesIn(value)] : valuesIn(value);
    return invalidInput([{ field: renamed[field] ?? field, messageKey, values }]);
  }
  if (errorCode === "register.field") {
    const read = v.safeParse(badField, value);
    const field = read.success ? read.output.field : "account";
    return invalidInput([fieldError(renamed[field] ?? field, "validation.notAccepted")]);
  }
  const reason = reasonOf[errorCode];
  return reason ? refused(reason) : (throttledBy(error) ?? refusalOf(error));
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

/** Every refusal says when to come back (docs/reliability.md, Throttles). */
function minutesIn(value: unknown): FieldError["values"][number] {
  const read = v.safeParse(wait, value);
  const ms = read.success ? read.output.retryAfterMs : lockedMs;
  return { name: "minutes", value: String(Math.max(1, Math.ceil(ms / 60_000))) };
}

function valuesIn(value: unknown): FieldError["values"] {
  const read = v.safeParse(facts, value);
  if (!read.success) return [];
  return Object.entries(read.output).flatMap(([name, fact]) =>
    fact === undefined ? [] : [{ name, value: String(fact) }],
  );
}
