/** Referral links to the registration page. */
import type { RequestScope } from "../../request/request-scope.ts";

/** The link to this portal's registration page (R6, A17); the platform's link may point to another portal. */
export function referralLink(code: string, { origin }: Pick<RequestScope, "origin">): string {
  return `${origin}/register?referralCode=${encodeURIComponent(code)}`;
}

/** The link of an agent: to the registration, or by `/r` to another page of this portal (N10). */
export function landingLink(
  code: string,
  landing: string | null,
  scope: Pick<RequestScope, "origin">,
): string {
  if (landing === null) return referralLink(code, scope);
  const path = landing === "/" ? "" : landing;
  return `${scope.origin}/r/${encodeURIComponent(code)}${path}`;
}
