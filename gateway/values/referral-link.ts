/** Links by which people come to register here. */
import type { RequestScope } from "../request/request-scope.ts";

/** Our own registration page (R6, A17): the platform's link may be another portal's. */
export function referralLink(code: string, { origin }: Pick<RequestScope, "origin">): string {
  return `${origin}/register?referralCode=${encodeURIComponent(code)}`;
}
