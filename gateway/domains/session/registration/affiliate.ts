/** Looks up the affiliate of a code (C14, A17). */

import { isNotOffered } from "../../../failures/not-offered.ts";
import type { Affiliate } from "../../../generated/resolver-types.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { maskName } from "../../../values/text/mask-name.ts";
import { affiliate } from "../account-calls.ts";

/**
 * The affiliate; "invalid" when the platform refuses the code; "unknown" when codes can't be checked, so that
 * the registration decides.
 * @throws PlatformError when the platform is unavailable
 */
export async function affiliateBehind(
  code: string,
  { platform, scope }: GatewayContext,
): Promise<Affiliate | "invalid" | "unknown"> {
  if (!/^[\w-]{1,64}$/.test(code)) return "invalid";
  const domain = new URL(scope.origin).host;
  try {
    const { valid, recommender } = await platform.call(affiliate, { code, domain });
    return valid ? { recommender: recommender && maskName(recommender) } : "invalid";
  } catch (error) {
    if (isNotOffered(error)) return "unknown";
    if (error instanceof PlatformError && error.detail.errorCode === "affiliate.invalid") {
      return "invalid";
    }
    throw error;
  }
}
