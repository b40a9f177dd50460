/**
 * The platform's clock. Limits, breaks and reality checks are decided by it, because they count records that the
 * platform dates.
 */
import type { RequestScope } from "../request/request-scope.ts";
import { Lru } from "../values/lru.ts";

/** A difference below this is the header's precision and the time on the way, in ms. */
const leastAheadMs = 5000;

/** How far each platform is ahead by its latest response, in ms, by origin. Plain numbers: requests share them. */
const ahead = new Lru<number>(1000);

/**
 * Notes the platform's clock from a response. A response that a cache has kept does not count. A clock that is behind
 * counts as right, because no limit may end late or begin anew by an old date.
 */
export function observePlatformClock(scope: RequestScope, headers: Headers): void {
  const date = headers.get("date");
  if (date === null || headers.has("age")) return;
  const difference = Date.parse(date) - scope.now();
  if (Number.isNaN(difference)) return;
  ahead.set(scope.platform.origin, difference < leastAheadMs ? 0 : difference, 1);
}

/** The time by the platform's clock, in ms since the epoch; the portal's own until a platform call was answered. */
export function platformNow({ scope }: { scope: RequestScope }): number {
  return scope.now() + (ahead.get(scope.platform.origin) ?? 0);
}
