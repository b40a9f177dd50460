/** A new password for who is signed in (C9, M6, V25–V27). */

import { mostTyped } from "../../../brands/most-typed.ts";
import type { GatewayContext } from "../../context.ts";
import { fieldError, invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { ChangePasswordInput, ResolversTypes } from "../../generated/resolver-types.ts";
import { tellSecurity } from "../../security-events.ts";
import { beginSession, viewerOf } from "../../viewer.ts";
import { rulesOf } from "../system/rules.ts";
import { changePassword as changeCall } from "./account-calls.ts";
import { accountFailure } from "./account-failure.ts";
import { clearCodeTries, countCodeTry } from "./code-tries.ts";
import { knownPassword } from "./known-password.ts";
import { checkPassword } from "./password-fields.ts";

/** Changes it, and moves the visitor to a new session: an id that was seen before is worth nothing now. */
export async function changePassword(
  input: ChangePasswordInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["ChangePasswordResult"]>> {
  const { platform, scope } = context;
  const viewer = await viewerOf(context);
  if (!viewer) return refused("NOT_SIGNED_IN");
  const rules = await rulesOf(context);
  if (!rules) return refused("PLATFORM_UNAVAILABLE");
  const { newPassword, confirmPassword } = input;
  const oldPassword = input.oldPassword ?? (await knownPassword(context)) ?? "";
  const missing = oldPassword.trim() === "" || oldPassword.length > mostTyped;
  const fields = [
    ...(missing ? [fieldError("oldPassword", "validation.required")] : []),
    ...checkPassword(newPassword, confirmPassword, rules, context),
  ];
  if (fields.length > 0) return invalidInput(fields);
  // A session left open must not serve for guessing the password.
  const throttled = await countCodeTry(scope, "PASSWORD", viewer.account.account);
  if (throttled) return throttled;
  try {
    const body = { oldPassword, newPassword, confirmPassword };
    await platform.call(changeCall, body);
  } catch (error) {
    return accountFailure(error);
  }
  tellSecurity(scope, "password.changed", { what: "login", shown: "password" });
  await clearCodeTries(scope, "PASSWORD", viewer.account.account);
  const token = await scope.session.token();
  if (token === null) return refused("NOT_SIGNED_IN");
  const start = { firstLogin: false, passwordChangeRequired: false, token };
  const renewed = await beginSession(context, viewer.account, start);
  return { __typename: "ChangePasswordSuccess", viewer: renewed };
}
