import { PlatformError } from "../../../platform/errors.ts";

/** Codes by which platforms say that an account may not be used: locked, frozen, closed, … */
const barred =
  /(^|[._])(lock|locked|frozen|freeze|disabled|closed|suspended|banned|forbidden)([._]|$)/i;

/** True when the platform says that the account itself is shut. */
export function isAccountBlocked(error: unknown): boolean {
  return error instanceof PlatformError && barred.test(error.detail.errorCode ?? "");
}
