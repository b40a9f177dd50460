/** What a refused change of an account comes to, as data: codes, passwords, registration. */
import { type ChangeFailure, changeFailure } from "../../../failures/change-failure.ts";
import { refused } from "../../../failures/refusal.ts";
import { formFieldOf } from "../wire.ts";

/**
 * @param renamed fields of this form that are called otherwise
 * @throws what is no failure of the platform
 */
export function accountFailure(
  error: unknown,
  renamed: Record<string, string> = {},
): ChangeFailure {
  const failure = changeFailure(error, { ...formFieldOf, ...renamed });
  // Whoever is not signed in is not told how somebody's account stands.
  const locked = failure.__typename === "Refused" && failure.reason === "ACCOUNT_LOCKED";
  return locked ? refused("PLATFORM_REFUSED") : failure;
}
