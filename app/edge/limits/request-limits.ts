/**
 * The outer ring (docs/reliability.md, Throttles): Cloudflare's rate limit, asked before anything else is done
 * for what an address sends. Our own limits come after it, by kind and exact; this one is quick and rough.
 */

import { isReadMethod } from "~/edge/gate/methods.ts";
import { plainRefusal } from "~/edge/gate/refusals.ts";
import { addressClassOf } from "~/edge/request/addresses.ts";
import type { Visit } from "~/edge/request/request-context.ts";
import type { RateLimit } from "./rate-limit.ts";

/** The binding counts by the minute. */
const periodMs = 60_000;

/** 429 for who sends too much, or null. A ring that fails, or is not there, lets everybody through. */
export async function outerRing(visit: Visit, ring: RateLimit | null): Promise<Response | null> {
  if (!ring || isReadMethod(visit.request.method)) return null;
  const key = addressClassOf(visit.address);
  const { success } = await ring.limit({ key }).catch(() => ({ success: true }));
  return success ? null : tooMany(visit, periodMs);
}

/** 429 with the time to come back at. */
export function tooMany(visit: Visit, retryAfterMs: number): Response {
  const answer = plainRefusal(visit, 429, "THROTTLED", "Too many requests", { retryAfterMs });
  answer.headers.set("retry-after", String(Math.max(1, Math.ceil(retryAfterMs / 1000))));
  return answer;
}
