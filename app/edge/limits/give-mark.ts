import type { Configuration } from "~/edge/configuration/configuration.ts";
import type { RequestContext } from "~/edge/request/request-context.ts";
import { newVisitorLine } from "~/session/cookies/visitor-cookie.ts";
import { takeByAddress } from "../../../gateway/limits/address-limits.ts";
import type { RequestScope } from "../../../gateway/request/request-scope.ts";

/**
 * Gives a mark to a guest whose request was counted with all others of his address, so that he counts by himself later. Who
 * only looks at pages of the cache gets none.
 */
export async function giveMark(
  { countsUnmarked, now }: RequestContext,
  scope: RequestScope,
  { sessionKeys }: Configuration,
): Promise<void> {
  if (!countsUnmarked || "retryAfterMs" in (await takeByAddress("mark", scope))) return;
  scope.answerHeaders.append("set-cookie", await newVisitorLine(sessionKeys, now()));
}
