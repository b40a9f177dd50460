import { PlatformError } from "../../../platform/errors.ts";

/** Platform codes for an account that may not be used: locked, frozen, closed, … */
const barred =
  /(^|[._])(lock|locked|frozen|freeze|disabled|closed|suspended|banned|forbidden)([._]|$)/i;

/** True when the platform reports that the account is blocked. */
export function isAccountBlocked(error: unknown): boolean {
  return error instanceof PlatformError && barred.test(error.detail.errorCode ?? "");
}
