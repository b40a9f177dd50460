import { data as answer } from "@remix-run/cloudflare";
import type { RefusalReason } from "~/graphql/generated/graphql";
import type { Outcome } from "./outcome.ts";

/** How every change of the gateway says no; nothing at all when it could not be asked. */
type No =
  | { __typename: "Throttled"; retryAfterMs: number }
  | { __typename: "Refused"; reason: RefusalReason }
  | { __typename: string }
  | null
  | undefined;

/** It worked. */
export function done(id: string, money: Extract<Outcome, { kind: "done" }>["money"] = null) {
  return answer<Outcome>({ kind: "done", id, money });
}

/** It did not, with the status that goes with the reason. */
export function refusedWith(id: string, result: No) {
  if (result && "retryAfterMs" in result) {
    const { retryAfterMs } = result;
    const headers = { "Retry-After": String(Math.ceil(retryAfterMs / 1000)) };
    return answer<Outcome>({ kind: "throttled", id, retryAfterMs }, { status: 429, headers });
  }
  if (result && "reason" in result) {
    return answer<Outcome>({ kind: "refused", id, reason: result.reason }, { status: 409 });
  }
  // An answer of another kind is about a field that the form lacks, or that nobody would fill in so.
  return answer<Outcome>({ kind: "failed", id }, { status: result ? 422 : 503 });
}
