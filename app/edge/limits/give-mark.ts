import type { Configuration } from "~/edge/configuration/configuration.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import { newVisitorLine } from "~/session/cookies/visitor-cookie.ts";
import { takeByAddress } from "../../../gateway/limits/address-limits.ts";
import type { RequestScope } from "../../../gateway/request/request-scope.ts";

/** So many pages of an address are counted in an hour before its guests get marks. */
const quiet = 30;
const oneHour = 3_600_000;

/**
 * Gives a mark to a guest whose page was counted with all others of a busy address, so that he counts by himself later. Who
 * only looks at pages of the cache, or shares the address with few, gets none; nor does a program that asks the gateway: it
 * would use up the marks of its neighbours.
 * @param isRefused whether the page was refused: the address is busy then
 */
export async function giveMark(
  { countsUnmarked, now }: RequestContext,
  scope: RequestScope,
  { sessionKeys }: Configuration,
  isRefused: boolean,
): Promise<void> {
  if (!countsUnmarked) return;
  const { limits, brand, platform, addressClass } = scope;
  const key = `unmarked:${brand.id}:${platform.origin}:address:${addressClass}`;
  if (!isRefused && (await limits.take(key, quiet, oneHour)) === null) return;
  if ("retryAfterMs" in (await takeByAddress("mark", scope))) return;
  scope.answerHeaders.append("set-cookie", await newVisitorLine(sessionKeys, now()));
}
