/** Account security: payment password, and sessions at the platform (CA3–CA6). */

import { checkForm } from "../../../brands/field-rule.ts";
import { mostTyped } from "../../../brands/most-typed.ts";
import { unbounded } from "../../../brands/unbounded.ts";
import { logSecurityEvent } from "../../access/security-events.ts";
import { changeFailure, fieldError, invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { ResolversTypes, SetPaymentPasswordInput } from "../../generated/resolver-types.ts";
import type { GatewayContext } from "../../request/context.ts";
import { rulesOf } from "../system/rules.ts";
import { endAccountSession as endRow, setPaymentPassword as setRow } from "./calls.ts";

/**
 * Sets the payment password. The platform decides whether the old one is needed, and counts wrong attempts
 * (5, then 30 min).
 */
export async function setPaymentPassword(
  { oldPaymentPassword, newPaymentPassword, confirmPaymentPassword }: SetPaymentPasswordInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["SetPaymentPasswordResult"]>> {
  const { platform, scope } = context;
  const old = oldPaymentPassword?.trim() || undefined;
  // Limits come only from C15 (V59); without them the platform checks the values.
  const rule = (await rulesOf(context))?.get("paymentPassword");
  const typed: Record<string, string> = { newPaymentPassword, confirmPaymentPassword };
  const rules = {
    newPaymentPassword: { ...unbounded, ...rule, required: true },
    confirmPaymentPassword: { ...unbounded, required: true, same: "newPaymentPassword" },
  };
  const fields = [
    ...((old?.length ?? 0) > mostTyped
      ? [fieldError("oldPaymentPassword", "validation.tooLong", { max: mostTyped })]
      : []),
    ...checkForm(rules, (field) => typed[field] ?? "", scope.brand.patternMessages),
  ];
  if (fields.length > 0) return invalidInput(fields);
  try {
    const body = { newPaymentPassword, ...(old === undefined ? {} : { oldPaymentPassword: old }) };
    await platform.call(setRow, body);
    const shown = old === undefined ? ("session" as const) : ("password" as const);
    logSecurityEvent(scope, "password.changed", { what: "payment", shown });
    return { __typename: "SetPaymentPasswordSuccess", done: true };
  } catch (error) {
    return changeFailure(error, { paymentPassword: "oldPaymentPassword" });
  }
}

/** Ends another session of the account. `logout` ends the current one. */
export async function endAccountSession(
  id: string,
  { platform }: GatewayContext,
): Promise<Awaited<ResolversTypes["EndAccountSessionResult"]>> {
  try {
    await platform.call(endRow, { id });
    return { __typename: "EndAccountSessionSuccess", id };
  } catch (error) {
    const failure = changeFailure(error);
    // There is no form with a field for the error.
    return failure.__typename === "InvalidInput" ? refused("PLATFORM_REFUSED") : failure;
  }
}
