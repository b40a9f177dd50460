/**
 * Client of Cloudflare Turnstile's siteverify (A16, X2). Token, secret and address of the visitor never
 * appear in logs or errors.
 */
import * as v from "valibot";
import { readBody } from "../platform/http/read-body.ts";
import { Deadline } from "../platform/limits/deadline.ts";
import type { HumanVerificationSettings, RequestScope } from "../request/request-scope.ts";

/** The action of the widget on the login form. A token with another action is refused. */
const humanAction = "login";
/** Maximum length of a token, by Cloudflare's documentation. */
export const longestHumanToken = 2048;

/** Time limit of both attempts together, in ms. The login call has its own 8 s after that. */
const limitMs = 5000;
const attempts = 2;
const maxBytes = 16 * 1024;

/** Error codes that are caused by the service or its configuration, not by the visitor's token. */
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

/** The service's result. It is sent to the platform with C1 (M20). */
export interface HumanProof {
  provider: "turnstile";
  success: true;
  hostname: string;
  action: string;
  /** When the challenge was solved, in ISO 8601. */
  challengeTs: string | null;
}

/** `expired`: timed out or already used. `failed`: invalid for any other reason. */
export type HumanCheck = { proof: HumanProof } | { problem: "failed" | "expired" | "unavailable" };

type Scope = Pick<RequestScope, "address" | "origin" | "requestId" | "log" | "now">;

/**
 * Verifies a token, which can be verified once. A lost response is requested again with the same idempotency
 * key, so that the token does not count as a duplicate. Every failure is `unavailable`; it never throws.
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
      answer = await send(body, settings, deadline).catch(() => null);
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

/** @throws on a network error, timeout or invalid response */
async function send(
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
  // A refusal may have a 4xx status. The body of a 5xx response is not the service's result.
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
