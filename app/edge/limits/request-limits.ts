/**
 * Cloudflare's rate limit by address (docs/reliability.md, Throttles). It is approximate and cheap, so it is checked
 * first; the gateway's own limits are exact and count each kind of request.
 */

import { isReadMethod } from "~/edge/gate/methods.ts";
import { plainRefusal } from "~/edge/gate/refusals.ts";
import { addressClassOf } from "~/edge/request/addresses.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import type { RateLimit } from "./rate-limit.ts";

/** Period of the binding, in ms. */
const periodMs = 60_000;

/** Returns 429 for an address over its limit, or null. Without the binding, or if it fails, every request passes. */
export async function checkRequestLimit(
  context: RequestContext,
  rateLimit: RateLimit | null,
): Promise<Response | null> {
  if (!rateLimit || isReadMethod(context.request.method)) return null;
  const key = addressClassOf(context.address);
  const { success } = await rateLimit.limit({ key }).catch(() => ({ success: true }));
  return success ? null : tooManyRequests(context, periodMs);
}

/** Returns 429 with Retry-After in seconds, at least 1. */
export function tooManyRequests(context: RequestContext, retryAfterMs: number): Response {
  const answer = plainRefusal(context, 429, "THROTTLED", "Too many requests", { retryAfterMs });
  answer.headers.set("retry-after", String(Math.max(1, Math.ceil(retryAfterMs / 1000))));
  return answer;
}
