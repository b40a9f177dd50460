/** Referral links to the registration page. */
import type { RequestScope } from "../request/request-scope.ts";

/** The link to this portal's registration page (R6, A17); the platform's link may point to another portal. */
export function referralLink(code: string, { origin }: Pick<RequestScope, "origin">): string {
  return `${origin}/register?referralCode=${encodeURIComponent(code)}`;
}
