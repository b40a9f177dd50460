/** What guards an account: payment password and sessions at the platform (CA3–CA6). */

import type { GatewayContext } from "../../context.ts";
import { changeFailure, fieldError, invalidInput } from "../../failures/change-failure.ts";
import { refused } from "../../failures/refusal.ts";
import type { ResolversTypes, SetPaymentPasswordInput } from "../../generated/resolver-types.ts";
import { endAccountSession as endRow, setPaymentPassword as setRow } from "./calls.ts";

const sixDigits = /^\d{6}$/;

/** Whether an old one is needed says the platform; how often it may be wrong, too (5, then 30 min). */
export async function setPaymentPassword(
  { oldPaymentPassword, newPaymentPassword, confirmPaymentPassword }: SetPaymentPasswordInput,
  { platform }: GatewayContext,
): Promise<Awaited<ResolversTypes["SetPaymentPasswordResult"]>> {
  const old = oldPaymentPassword?.trim() || undefined;
  const wrong = (value: string | undefined) => value !== undefined && !sixDigits.test(value);
  const fields = [
    ...(wrong(old) ? [fieldError("oldPaymentPassword", "validation.paymentPassword")] : []),
    ...(wrong(newPaymentPassword)
      ? [fieldError("newPaymentPassword", "validation.paymentPassword")]
      : []),
    ...(newPaymentPassword === confirmPaymentPassword
      ? []
      : [fieldError("confirmPaymentPassword", "validation.mismatch")]),
  ];
  if (fields.length > 0) return invalidInput(fields);
  try {
    const body = { newPaymentPassword, ...(old === undefined ? {} : { oldPaymentPassword: old }) };
    await platform.call(setRow, body);
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
