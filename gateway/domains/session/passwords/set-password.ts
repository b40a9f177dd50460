/**
 * Sets the first login password of an account without one, such as an account of social sign-in (CA119, A55,
 * M6).
 */

import { mostTyped } from "../../../../brands/most-typed.ts";
import { logSecurityEvent } from "../../../access/security-events.ts";
import { viewerOf } from "../../../access/viewer.ts";
import { fieldError, invalidInput } from "../../../failures/change-failure.ts";
import { refused } from "../../../failures/refusal.ts";
import type { ResolversTypes, SetPasswordInput } from "../../../generated/resolver-types.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { rulesOf } from "../../system/rules.ts";
import { accountFailure } from "../account/account-failure.ts";
import { renewSession } from "../account/renew-session.ts";
import { setPassword as setCall } from "../account-calls.ts";
import { checkPassword } from "./password-fields.ts";

/**
 * Requires the payment password if there is one; the platform checks it and counts attempts. Otherwise an
 * open session would allow a permanent takeover.
 */
export async function setPassword(
  { newPassword, confirmPassword, paymentPassword }: SetPasswordInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["SetPasswordResult"]>> {
  const { platform, scope } = context;
  const viewer = await viewerOf(context);
  if (!viewer) return refused("NOT_SIGNED_IN");
  const rules = await rulesOf(context);
  if (!rules) return refused("PLATFORM_UNAVAILABLE");
  const guard = paymentPassword?.trim();
  const missing = guard === "" || (guard?.length ?? 0) > mostTyped;
  const fields = [
    ...checkPassword(newPassword, confirmPassword, rules, context),
    ...(missing ? [fieldError("paymentPassword", "validation.required")] : []),
  ];
  if (fields.length > 0) return invalidInput(fields);
  try {
    const body = { newPassword, confirmPassword };
    await platform.call(setCall, guard === undefined ? body : { ...body, paymentPassword: guard });
  } catch (error) {
    return accountFailure(error);
  }
  const shown = guard === undefined ? ("session" as const) : ("password" as const);
  logSecurityEvent(scope, "password.changed", { what: "login", shown });
  const renewed = await renewSession(context, viewer.account);
  if (!renewed) return refused("NOT_SIGNED_IN");
  return { __typename: "SetPasswordSuccess", viewer: renewed };
}
