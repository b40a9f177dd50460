/**
 * Checks the name and password of an account that an agent opens, by the rules of registration (C15, V7, V8,
 * V60).
 */

import { fieldError } from "../../failures/change-failure.ts";
import type { FieldError } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { checkBy, rulesOf } from "../system/rules.ts";

/**
 * The errors of both fields. If C15 is unavailable, only empty values are refused; the platform checks the
 * rest.
 */
export async function credentialErrors(
  account: string,
  password: string,
  context: GatewayContext,
): Promise<FieldError[]> {
  const rules = await rulesOf(context);
  if (!rules) {
    return [
      ...(account === "" ? [fieldError("account", "validation.required")] : []),
      ...(password.trim() === "" ? [fieldError("password", "validation.required")] : []),
    ];
  }
  return [
    ...checkBy("account", account, rules.get("username"), context),
    ...checkBy("password", password, rules.get("password"), context),
  ];
}
