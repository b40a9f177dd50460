/** Whose code an affiliate code is (C14, A17). */

import { isNotOffered } from "../../../failures/not-offered.ts";
import type { Affiliate } from "../../../generated/resolver-types.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { maskName } from "../../../values/mask-name.ts";
import { affiliate } from "../account-calls.ts";

/**
 * The recommender; "invalid" when the platform says so; "unknown" where codes can't be asked about,
 * which leaves the decision to the registration itself.
 * @throws PlatformError when the platform can't be asked now
 */
export async function affiliateBehind(
  typed: string,
  { platform, scope }: GatewayContext,
): Promise<Affiliate | "invalid" | "unknown"> {
  const code = typed.trim();
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
