/** Limits public reads that depend on a visitor's input, per address (A148). */
import { GatewayError } from "../../failures/errors.ts";
import { takeByAddress } from "../../limits/address-limits.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import type { Plan } from "../http/request.ts";

const noVisitor = async () => null;

/**
 * Counts a public read with parameters that missed the cache. Reads without parameters are the same for
 * everyone, so the cache limits them; background revalidations are not counted.
 * @throws GatewayError THROTTLED; the response then has Retry-After
 */
export async function admitRead({ row, requested }: Plan, scope: RequestScope): Promise<void> {
  if (!row.read || row.group !== "public" || !requested || scope.readsAreFree) return;
  const { guestRender } = scope;
  const addressClass = guestRender ? guestRender.countedAddress : scope.addressClass;
  if (addressClass === null) return;
  const visitor = guestRender ? (guestRender.countedVisitor ?? noVisitor) : scope.visitor;
  const taken = await takeByAddress("reads", { ...scope, addressClass, visitor });
  if ("giveBack" in taken) return;
  const { retryAfterMs } = taken;
  scope.answerHeaders.set("retry-after", String(Math.max(1, Math.ceil(retryAfterMs / 1000))));
  throw new GatewayError("THROTTLED", { retryAfterMs });
}
