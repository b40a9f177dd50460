/** Visits of referral links (CA84). */

import { takeByAddress } from "../../limits/address-limits.ts";
import type { GatewayContext } from "../../request/context.ts";
import { visitLink } from "./calls.ts";

/**
 * Tells the platform that a link was opened, when the visitor has his answer: whatever becomes of it, no
 * page waits or fails. One address counts so often and no more.
 * @returns false for what can be no code; whether it is somebody's, the platform knows
 */
export function countReferralVisit(code: string, { platform, scope }: GatewayContext): boolean {
  if (!/^[\w-]{1,64}$/.test(code)) return false;
  scope.waitUntil(
    (async () => {
      const taken = await takeByAddress("visit", scope);
      if ("giveBack" in taken) await platform.call(visitLink, { code });
      // A visit that is not counted is nobody's failure; the client has logged it.
    })().catch(() => undefined),
  );
  return true;
}
