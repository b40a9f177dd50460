/** Validates password fields by the rules of C15 (V20–V27, V60). */

import { fieldError } from "../../../failures/change-failure.ts";
import type { FieldError } from "../../../generated/resolver-types.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { checkBy, type NamedRule } from "../../system/rules.ts";

type Rules = ReadonlyMap<string, NamedRule>;

/** V26, V27: applies C15's password rule, whatever the field's name in this form. */
export function checkPassword(
  password: string,
  again: string,
  rules: Rules,
  context: GatewayContext,
): FieldError[] {
  const wrong = checkBy("newPassword", password, rules.get("password"), context);
  if (wrong.length > 0 || password === again) return wrong;
  return [fieldError("confirmPassword", "validation.mismatch")];
}

/**
 * E11: true when the platform does not know the account. The brand decides whether this may be shown (A46b).
 */
export function isUnknownAccount(error: unknown): boolean {
  return error instanceof PlatformError && error.detail.errorCode === "member.unknown";
}
