/** Public reads that come to the platform because of what a visitor chose count by his address (A148). */
import { GatewayError } from "../../failures/errors.ts";
import { takeByAddress } from "../../limits/address-limits.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import type { Plan } from "../http/request.ts";

/**
 * Counts a public read with parameters that no cache could answer. What has none is the same for everybody,
 * so its cache bounds the calls; what refreshes a stale answer in the background costs nobody his allowance.
 * @throws GatewayError THROTTLED; the answer then carries Retry-After
 */
export async function admitRead({ row, asked }: Plan, scope: RequestScope): Promise<void> {
  if (!row.read || row.group !== "public" || !asked) return;
  const { guestRender } = scope;
  const addressClass = guestRender ? guestRender.countedAddress : scope.addressClass;
  if (addressClass === null) return;
  const taken = await takeByAddress("reads", { ...scope, addressClass });
  if ("giveBack" in taken) return;
  const { retryAfterMs } = taken;
  scope.answerHeaders.set("retry-after", String(Math.max(1, Math.ceil(retryAfterMs / 1000))));
  throw new GatewayError("THROTTLED", { retryAfterMs });
}
