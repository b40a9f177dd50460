/** Counts visits of referral links (CA84). */

import type { MutationCountReferralVisitArgs } from "../../generated/resolver-types.ts";
import { takeByAddress } from "../../limits/address-limits.ts";
import type { GatewayContext } from "../../request/context.ts";
import { linkParametersOf } from "../links/link-parameters.ts";
import { visitLink } from "./calls.ts";

/**
 * Reports the opening of a link to the platform after the visitor's response, so that no page waits or fails.
 * The number per address is limited.
 * @returns false for text that can't be a code; the platform decides whether a code exists
 */
export function countReferralVisit(
  { code, parameters }: MutationCountReferralVisitArgs,
  { platform, scope }: GatewayContext,
): boolean {
  const params = linkParametersOf(parameters, scope);
  if (!/^[\w-]{1,64}$/.test(code)) return false;
  scope.waitUntil(
    (async () => {
      const taken = await takeByAddress("visit", scope);
      if ("giveBack" in taken)
        await platform.call(visitLink, { code, ...(params ? { params } : {}) });
      // An uncounted visit is no error for the visitor; the client has logged it.
    })().catch(() => undefined),
  );
  return true;
}
