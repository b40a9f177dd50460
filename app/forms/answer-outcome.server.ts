import { data as answer } from "@remix-run/cloudflare";
import type { CaptchaState, LoginOutcome, LoginProblem } from "./outcome.ts";

/** The outcome of a form that was refused. */
export function refusedBy(
  problem: LoginProblem,
  values: LoginOutcome["values"],
  captcha: CaptchaState = null,
): LoginOutcome {
  return { problem, captcha, values, sent: null };
}

/** The status that goes with an outcome; 4xx also keeps the page's loaders from running again. */
export function answerOutcome(outcome: LoginOutcome) {
  return answer(outcome, statusOf(outcome.problem));
}

/** The status and headers that go with a problem. */
export function statusOf(problem: LoginProblem): ResponseInit {
  switch (problem.kind) {
    case "none":
      return { status: 200 };
    case "failed":
      return { status: 503 };
    case "throttled": {
      const seconds = String(Math.ceil(problem.retryAfterMs / 1000));
      return { status: 429, headers: { "Retry-After": seconds } };
    }
    default:
      return { status: 422 };
  }
}

type Problem<Kind extends LoginProblem["kind"]> = Extract<LoginProblem, { kind: Kind }>;

/** How every change of the gateway says no; nothing at all when it could not be asked. */
type No =
  | { __typename: "InvalidInput"; fields: Problem<"fields">["fields"] }
  | { __typename: "Throttled"; retryAfterMs: number }
  | { __typename: "Refused"; reason: Problem<"refused">["reason"] }
  | null
  | undefined;

/** What stood in the way of a change that has no other refusals than these. */
export function refusalOf(result: No, values: LoginOutcome["values"]): LoginOutcome {
  switch (result?.__typename) {
    case "InvalidInput":
      return refusedBy({ kind: "fields", fields: result.fields }, values);
    case "Throttled":
      return refusedBy({ kind: "throttled", retryAfterMs: result.retryAfterMs }, values);
    case "Refused":
      return refusedBy({ kind: "refused", reason: result.reason }, values);
    default:
      return refusedBy({ kind: "failed" }, values);
  }
}
