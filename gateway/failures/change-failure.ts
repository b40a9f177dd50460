/** A refused change as data: errors of form fields, a wait, or a reason. */
import * as v from "valibot";
import type { FieldError, InvalidInput, Refused, Throttled } from "../generated/resolver-types.ts";
import { PlatformError } from "../platform/errors.ts";
import { wireAmount } from "../values/money.ts";
import { wireInteger, wireNumber } from "../values/wire-values.ts";
import { isNotOffered } from "./not-offered.ts";
import { meaningOf } from "./platform-codes.ts";
import { rateRefusal } from "./rate-refusal.ts";
import { refusalOf, refused, throttledBy } from "./refusal.ts";

/** The failure types in the result union of every change. */
export type ChangeFailure =
  | (InvalidInput & { __typename: "InvalidInput" })
  | (Throttled & { __typename: "Throttled" })
  | (Refused & { __typename: "Refused" });

/** The values of a platform refusal that may be shown. Everything else in `value` is dropped. */
const facts = v.object({
  min: v.fallback(v.optional(wireAmount), undefined),
  max: v.fallback(v.optional(wireAmount), undefined),
  triesLeft: v.fallback(v.optional(v.pipe(wireInteger, v.minValue(0))), undefined),
});

const stock = v.object({ left: v.pipe(wireInteger, v.minValue(1)) });

/**
 * How long a payment password stays locked when the platform does not say, in ms
 * (docs/platform-wire-accounts.md).
 */
const lockedMs = 30 * 60_000;

const wait = v.object({ retryAfterMs: v.pipe(wireNumber, v.minValue(0), v.maxValue(86_400_000)) });

/** The platform's reasons for refusing a field, with the message key of each. */
const fieldReasons = {
  FORMAT: "format",
  CARD_NUMBER: "cardNumber",
  CARD_TAKEN: "cardTaken",
  CARD_LIMIT: "cardLimit",
  CARD_HOLDER: "cardHolder",
  PHONE: "phone",
} as const;

const badField = v.object({
  field: v.pipe(v.string(), v.regex(/^[A-Za-z.]{1,40}$/)),
  reason: v.fallback(
    v.optional(
      v.pipe(
        v.picklist(Object.keys(fieldReasons) as (keyof typeof fieldReasons)[]),
        v.transform((word) => fieldReasons[word]),
      ),
    ),
    undefined,
  ),
});

/**
 * @param renamed names of this form's fields that differ from the table's
 * @throws any error that is not a PlatformError
 */
export function changeFailure(error: unknown, renamed: Record<string, string> = {}): ChangeFailure {
  if (!(error instanceof PlatformError)) throw error;
  const { errorCode = "", value } = error.detail;
  if (error.failure === "NOT_IN_MARKET") return refused("NOT_IN_MARKET");
  if (isNotOffered(error)) return refused("NOT_OFFERED");
  const left = stockLeft(error);
  if (left !== null)
    return invalidInput([fieldError("quantity", "validation.stockLeft", { left })]);
  const meaning = meaningOf(errorCode);
  if (meaning && "field" in meaning) {
    const name = renamed[meaning.field] ?? meaning.field;
    if (errorCode === "contract.rate") return invalidInput([rateRefusal(value, name)]);
    return invalidInput([{ field: name, ...messageOf(errorCode, meaning.messageKey, value) }]);
  }
  if (errorCode === "register.field") {
    const read = v.safeParse(badField, value);
    const field = read.success ? read.output.field : "account";
    const why = (read.success && read.output.reason) || "notAccepted";
    return invalidInput([fieldError(renamed[field] ?? field, `validation.${why}`)]);
  }
  if (meaning && "reason" in meaning) return refused(meaning.reason);
  if (meaning) {
    const retryAfterMs = Math.ceil(waitIn(value) || meaning.waitMs);
    return { __typename: "Throttled", retryAfterMs };
  }
  return throttledBy(error) ?? refusalOf(error);
}

/**
 * The message of a refused field with its values: remaining attempts, remaining stock, or minutes until a
 * lock ends.
 */
function messageOf(
  errorCode: string,
  messageKey: string,
  value: unknown,
): Pick<FieldError, "messageKey" | "values"> {
  const values = valuesIn(value);
  if (errorCode === "payment.password.locked") return { messageKey, values: [minutesIn(value)] };
  // A145: the message shows the remaining attempts and the duration of the lock, so that the visitor can
  // contact support in time.
  if (errorCode === "payment.password.error" && values.some(({ name }) => name === "triesLeft")) {
    return {
      messageKey: "validation.paymentPasswordWrongLeft",
      values: [...values, minutesIn(null)],
    };
  }
  return { messageKey, values };
}

/**
 * How many items are left when too many were requested; null when none are left or the platform does not say.
 */
function stockLeft(error: unknown): number | null {
  if (!(error instanceof PlatformError)) return null;
  if (error.detail.errorCode !== "product.sold.out") return null;
  const read = v.safeParse(stock, error.detail.value);
  return read.success ? read.output.left : null;
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

/** How long to wait, in ms; null when the platform does not say. */
function waitIn(value: unknown): number | null {
  const read = v.safeParse(wait, value);
  return read.success ? read.output.retryAfterMs : null;
}

/** The minutes until a lock ends; a refusal always shows when to retry (docs/reliability.md, Throttles). */
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
