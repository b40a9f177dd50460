/** Changes the password of the signed-in account (C9, M6, V25–V27). */

import { mostTyped } from "../../../../brands/most-typed.ts";
import { logSecurityEvent } from "../../../access/security-events.ts";
import { viewerOf } from "../../../access/viewer.ts";
import { fieldError, invalidInput } from "../../../failures/change-failure.ts";
import { refused } from "../../../failures/refusal.ts";
import type { ChangePasswordInput, ResolversTypes } from "../../../generated/resolver-types.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { rulesOf } from "../../system/rules.ts";
import { accountFailure } from "../account/account-failure.ts";
import { renewSession } from "../account/renew-session.ts";
import { changePassword as changeCall } from "../account-calls.ts";
import { clearCodeTries, countCodeTry } from "../codes/code-attempts.ts";
import { defaultPasswordInUse } from "./default-password.ts";
import { checkPassword } from "./password-fields.ts";

/** Changes the password and starts a new session, so that a leaked session id becomes useless. */
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
  const oldPassword = input.oldPassword ?? (await defaultPasswordInUse(context)) ?? "";
  const missing = oldPassword.trim() === "" || oldPassword.length > mostTyped;
  const fields = [
    ...(missing ? [fieldError("oldPassword", "validation.required")] : []),
    ...checkPassword(newPassword, confirmPassword, rules, context),
  ];
  if (fields.length > 0) return invalidInput(fields);
  // Attempts are limited, so that an open session can't be used to guess the password.
  const throttled = await countCodeTry(scope, "PASSWORD", viewer.account.account);
  if (throttled) return throttled;
  try {
    const body = { oldPassword, newPassword, confirmPassword };
    await platform.call(changeCall, body);
  } catch (error) {
    return accountFailure(error);
  }
  logSecurityEvent(scope, "password.changed", { what: "login", shown: "password" });
  await clearCodeTries(scope, "PASSWORD", viewer.account.account);
  const renewed = await renewSession(context, viewer.account);
  if (!renewed) return refused("NOT_SIGNED_IN");
  return { __typename: "ChangePasswordSuccess", viewer: renewed };
}
