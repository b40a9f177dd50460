/** What a refused change of an account comes to, as data: codes, passwords, registration. */
import { type ChangeFailure, changeFailure } from "../../failures/change-failure.ts";
import { formFieldOf } from "./wire.ts";

/**
 * @param renamed fields of this form that are called otherwise
 * @throws what is no failure of the platform
 */
export function accountFailure(
  error: unknown,
  renamed: Record<string, string> = {},
): ChangeFailure {
  return changeFailure(error, { ...formFieldOf, ...renamed });
}
