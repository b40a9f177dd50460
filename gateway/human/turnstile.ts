/**
 * Cloudflare Turnstile's siteverify, the only place that asks it (A16, X2). Neither the token nor the
 * secret nor the visitor's address gets into a log line or an error.
 */
import * as v from "valibot";
import { readBody } from "../platform/http/read-body.ts";
import { Deadline } from "../platform/limits/deadline.ts";
import type { HumanVerificationSettings, RequestScope } from "../request/request-scope.ts";

/** What the widget on the login form says that it is for; a token of another form does not fit. */
const humanAction = "login";
/** Longest that a token may be, by Cloudflare's word. */
export const longestHumanToken = 2048;

/** Both attempts together, in ms: the login's own 8 s come after it. */
const limitMs = 5000;
const attempts = 2;
const maxBytes = 16 * 1024;

/** Nobody's token is to blame for these: the service, or what it was configured with, is. */
const notTheVisitors = [
  "missing-input-secret",
  "invalid-input-secret",
  "bad-request",
  "internal-error",
];
const knownCodes = [
  ...notTheVisitors,
  "missing-input-response",
  "invalid-input-response",
  "timeout-or-duplicate",
];

const answerShape = v.object({
  success: v.boolean(),
  "error-codes": v.nullish(v.array(v.string()), []),
  hostname: v.nullish(v.string()),
  action: v.nullish(v.string()),
  challenge_ts: v.nullish(v.string()),
});
type Answer = v.InferOutput<typeof answerShape>;

/** What the service found out; it goes on to the platform with C1 (M20). */
export interface HumanProof {
  provider: "turnstile";
  success: true;
  hostname: string;
  action: string;
  /** ISO 8601, when the challenge was solved. */
  challengeTs: string | null;
}

/** `expired` is over or used already, `failed` any other token that is no proof. */
export type HumanCheck = { proof: HumanProof } | { problem: "failed" | "expired" | "unavailable" };

type Scope = Pick<RequestScope, "address" | "origin" | "requestId" | "log" | "now">;

/**
 * Asks the service about a token, which is spent by that. A lost answer is asked for once more under the
 * same key, so that it does not come back as a duplicate. Whatever goes wrong is `unavailable`, never a
 * proof; it does not throw.
 */
export async function checkHuman(
  token: string,
  settings: HumanVerificationSettings,
  scope: Scope,
): Promise<HumanCheck> {
  const startedAt = scope.now();
  const body = JSON.stringify({
    secret: settings.secretKey,
    response: token,
    ...(scope.address === null ? {} : { remoteip: scope.address }),
    idempotency_key: crypto.randomUUID(),
  });
  const deadline = new Deadline(limitMs);
  let answer: Answer | null = null;
  try {
    for (let made = 0; made < attempts && !deadline.expired && isLost(answer); made += 1) {
      answer = await ask(body, settings, deadline).catch(() => null);
    }
  } finally {
    deadline.end();
  }
  const check = judge(answer, settings, scope);
  const code = answer?.["error-codes"].find((each) => knownCodes.includes(each)) ?? null;
  const outcome = "proof" in check ? "ok" : check.problem;
  const level = outcome === "unavailable" ? "error" : "info";
  const { requestId } = scope;
  scope.log({
    level,
    event: "human.verification",
    requestId,
    outcome,
    code,
    ms: scope.now() - startedAt,
  });
  return check;
}

const isLost = (answer: Answer | null) =>
  answer === null || answer["error-codes"].includes("internal-error");

/** @throws what a broken connection, a passed limit or an unreadable answer throws */
async function ask(
  body: string,
  { origin, fetch }: HumanVerificationSettings,
  deadline: Deadline,
): Promise<Answer> {
  const request = new Request(`${origin}/turnstile/v0/siteverify`, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body,
    redirect: "manual",
    signal: deadline.signal,
  });
  const response = await deadline.race(fetch(request));
  const { text } = await readBody(response, maxBytes, deadline);
  // A refusal may come with a 4xx; after a 5xx nothing in the body would be the service's own word.
  if (response.status >= 500) throw new Error("unavailable");
  return v.parse(v.pipe(v.string(), v.parseJson(), answerShape), text);
}

function judge(
  answer: Answer | null,
  { testing }: HumanVerificationSettings,
  { origin }: Scope,
): HumanCheck {
  if (answer === null) return { problem: "unavailable" };
  const codes = answer["error-codes"];
  if (!answer.success) {
    if (codes.includes("timeout-or-duplicate")) return { problem: "expired" };
    const theirs = codes.some((code) => notTheVisitors.includes(code));
    return { problem: theirs ? "unavailable" : "failed" };
  }
  const { hostname, action, challenge_ts: challengeTs } = answer;
  const here = hostname === new URL(origin).hostname && action === humanAction;
  if (!here && !testing) return { problem: "failed" };
  return {
    proof: {
      provider: "turnstile",
      success: true,
      hostname: hostname ?? "",
      action: action ?? "",
      challengeTs: challengeTs ?? null,
    },
  };
}
