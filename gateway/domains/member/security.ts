/** What guards an account: payment password and sessions at the platform (CA3–CA6). */

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

/** Whether an old one is needed says the platform; how often it may be wrong, too (5, then 30 min). */
export async function setPaymentPassword(
  { oldPaymentPassword, newPaymentPassword, confirmPaymentPassword }: SetPaymentPasswordInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["SetPaymentPasswordResult"]>> {
  const { platform, scope } = context;
  const old = oldPaymentPassword?.trim() || undefined;
  // Bounds are C15's alone (V59); where it says nothing of them, the platform judges what it is sent.
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

/** Ends a session of the account elsewhere. This one ends by `logout`. */
export async function endAccountSession(
  id: string,
  { platform }: GatewayContext,
): Promise<Awaited<ResolversTypes["EndAccountSessionResult"]>> {
  try {
    await platform.call(endRow, { id });
    return { __typename: "EndAccountSessionSuccess", id };
  } catch (error) {
    const failure = changeFailure(error);
    // There is no form here whose field could say it.
    return failure.__typename === "InvalidInput" ? refused("PLATFORM_REFUSED") : failure;
  }
}
