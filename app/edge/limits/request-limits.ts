/**
 * Cloudflare's rate limit by address (docs/reliability.md, Throttles). It is approximate and cheap, so it is checked
 * first; the gateway's own limits are exact and count each kind of request.
 */

import { isReadMethod } from "~/edge/gate/methods.ts";
import { throttled } from "~/edge/gate/refusals.ts";
import { addressClassOf } from "~/edge/request/addresses.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import type { RateLimit } from "./rate-limit.ts";

/** Period of the binding, in ms. */
const periodMs = 60_000;

/**
 * Returns 429 for an address over its limit, or null. Without the binding, or if it fails, every request passes. A signed-in
 * account is counted by itself once its address is over, so that no neighbour holds it up.
 * @param accountOf the signed-in account's id
 */
export async function checkRequestLimit(
  context: RequestContext,
  rateLimit: RateLimit | null,
  accountOf: () => Promise<string | null>,
): Promise<Response | null> {
  if (!rateLimit || isReadMethod(context.request.method)) return null;
  const isWithin = async (key: string) =>
    (await rateLimit.limit({ key }).catch(() => ({ success: true }))).success;
  if (await isWithin(addressClassOf(context.address))) return null;
  const account = await accountOf();
  if (account !== null && (await isWithin(`account ${account}`))) return null;
  return throttled(context, periodMs);
}
