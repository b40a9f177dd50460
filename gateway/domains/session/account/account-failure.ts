/** Converts a refused change of codes, passwords or registrations to data. */
import { type ChangeFailure, changeFailure } from "../../../failures/change-failure.ts";
import { refused } from "../../../failures/refusal.ts";
import { formFieldOf } from "../wire.ts";

/**
 * @param renamed names of this form's fields that differ
 * @throws any error that is not a PlatformError
 */
export function accountFailure(
  error: unknown,
  renamed: Record<string, string> = {},
): ChangeFailure {
  const failure = changeFailure(error, { ...formFieldOf, ...renamed });
  // A visitor who is not signed in must not learn that an account is locked.
  const locked = failure.__typename === "Refused" && failure.reason === "ACCOUNT_LOCKED";
  return locked ? refused("PLATFORM_REFUSED") : failure;
}
