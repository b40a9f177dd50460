/**
 * Whether promotions, notices of offers and popups may be shown (G19). A break ends every session of the account, so only
 * the guest's session remembers it; no request asks more, because the value is loaded with the session.
 */
import { platformNow } from "../../platform/platform-clock.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import type { RequestScope } from "../../request/request-scope.ts";
import { noticeIn, noticeName } from "./break-notice.ts";

const answers = new WeakMap<RequestScope, Promise<boolean>>();

/**
 * False in a browser that remembers a break: until it is over and, after a self-exclusion, until the player has come back;
 * for another account of an excluded person as long as the session lasts. Decided once per request.
 */
export function mayAdvertise(scope: RequestScope): Promise<boolean> {
  const known = answers.get(scope) ?? decide(scope);
  answers.set(scope, known);
  return known;
}

async function decide(scope: RequestScope): Promise<boolean> {
  // A page for every guest has no session.
  if (scope.guestRender) return true;
  const notice = noticeIn(await scope.session.preloaded(noticeName));
  if (!notice) return true;
  if (notice.account === null) return false;
  try {
    return (await scope.protection.of(notice.account).openBreak(platformNow({ scope }))) === null;
  } catch (error) {
    logUnreachable(scope, error);
    return false;
  }
}
