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
  const { problem } = outcome;
  if (problem.kind === "none") return answer(outcome);
  if (problem.kind !== "throttled") {
    return answer(outcome, { status: problem.kind === "failed" ? 503 : 422 });
  }
  const seconds = String(Math.ceil(problem.retryAfterMs / 1000));
  return answer(outcome, { status: 429, headers: { "Retry-After": seconds } });
}
