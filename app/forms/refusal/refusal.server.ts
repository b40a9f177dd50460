import { data as answer } from "@remix-run/cloudflare";
import type { FormOutcome, Problem } from "~/forms/answers/form-outcome.ts";
import type { RefusalReason } from "~/graphql/generated/graphql";

/** The HTTP status of each refusal (docs/reliability.md). */
const reasonStatus: Readonly<Record<RefusalReason, number>> = {
  NOT_SIGNED_IN: 401,
  REAL_ACCOUNT_REQUIRED: 403,
  NOT_OFFERED: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  VERIFICATION_REQUIRED: 403,
  OPERATION_NOT_ALLOWED: 403,
  ACCOUNT_LOCKED: 403,
  CAPTCHA_FAILED: 422,
  PHONE_SIGN_IN_FAILED: 422,
  SIGN_IN_ABANDONED: 422,
  IDENTITY_REFUSED: 422,
  IDENTITY_TAKEN: 409,
  REGION_BLOCKED: 451,
  NOT_IN_MARKET: 451,
  IN_PROGRESS: 409,
  CONFLICT: 409,
  STATE_CHANGED: 409,
  OTHER_ACCOUNT: 409,
  OTHER_CURRENCY: 409,
  PLATFORM_REFUSED: 409,
  // Possibly accepted: the page revalidates its records.
  OUTCOME_UNKNOWN: 202,
  PLATFORM_UNAVAILABLE: 503,
  NOT_MADE: 503,
  VERIFICATION_UNAVAILABLE: 503,
  QUOTA_SPENT: 503,
  PROTECTION_UNAVAILABLE: 503,
  LIMIT_CHOICE_NEEDED: 409,
  RECEIVER_UNAVAILABLE: 409,
  TOO_MANY_FILES: 409,
  TOO_MANY_KEPT_FILES: 409,
  TOO_MANY_SAVED: 409,
  NOT_FOUND: 404,
  ACCOUNT_UNAVAILABLE: 409,
  ON_BREAK: 403,
  LIMIT_REACHED: 409,
};

/** Returns the status and headers for a problem. */
export function statusOf(problem: Problem | null): { status: number; headers?: HeadersInit } {
  switch (problem?.kind) {
    case undefined:
      return { status: 200 };
    case "fields":
    case "message":
      return { status: 422 };
    case "throttled": {
      const seconds = String(Math.ceil(problem.retryAfterMs / 1000));
      return { status: 429, headers: { "Retry-After": seconds } };
    }
    case "refused":
      return { status: reasonStatus[problem.reason] };
    case "failed":
      return { status: 503 };
  }
}

/** Returns the response with a form's outcome and its status. A further login step is a 403. */
export function answerOutcome<Outcome extends FormOutcome>(outcome: Outcome) {
  return answer(outcome, outcome.next ? { status: 403 } : statusOf(outcome.problem));
}
