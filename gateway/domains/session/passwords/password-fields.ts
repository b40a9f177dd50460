/** Fields of password forms against the rules of C15 (V20–V27, V60). */

import { fieldError } from "../../../failures/change-failure.ts";
import type { FieldError } from "../../../generated/resolver-types.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { checkBy, type NamedRule } from "../../system/rules.ts";

type Rules = ReadonlyMap<string, NamedRule>;

/** V26, V27: the rule of C15's password, for whatever the field is called here. */
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

/** E11: the platform knows no such account. Whether that may be said is the brand's choice (A46b). */
export function isUnknownAccount(error: unknown): boolean {
  return error instanceof PlatformError && error.detail.errorCode === "member.unknown";
}
