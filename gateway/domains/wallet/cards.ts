/** Adding and removing bank cards (CA12, CA13). */

import { readForm } from "../../changes/form-reader.ts";
import type { GatewayContext } from "../../context.ts";
import { changeFailure, invalidInput } from "../../failures/change-failure.ts";
import type { AddBankCardInput, ResolversTypes } from "../../generated/resolver-types.ts";
import { addBankCard as addRow, removeBankCard as removeRow } from "./withdraw-calls.ts";

export async function addBankCard(
  input: AddBankCardInput,
  { platform, scope }: GatewayContext,
): Promise<Awaited<ResolversTypes["AddBankCardResult"]>> {
  const form = readForm(scope);
  const bank = form.text("bank", input.bank, 60);
  const holder = form.text("holder", input.holder, 60);
  const number = input.number.replace(/[\s-]/g, "");
  if (number === "") form.refuse("number", "validation.required");
  else if (!/^[A-Za-z0-9]{6,34}$/.test(number)) form.refuse("number", "validation.cardNumber");
  const paymentPassword = form.paymentPassword(input.paymentPassword);
  if (form.errors.length > 0) return invalidInput(form.errors);
  try {
    const { id } = await platform.call(addRow, { bank, holder, number, paymentPassword });
    return { __typename: "AddBankCardSuccess", cardId: id };
  } catch (error) {
    return changeFailure(error);
  }
}

export async function removeBankCard(
  cardId: string,
  { platform }: GatewayContext,
): Promise<Awaited<ResolversTypes["RemoveBankCardResult"]>> {
  try {
    await platform.call(removeRow, { id: cardId });
    return { __typename: "RemoveBankCardSuccess", cardId };
  } catch (error) {
    const failure = changeFailure(error);
    // There is no form here whose field could say it.
    return failure.__typename === "InvalidInput"
      ? { __typename: "Refused", reason: "PLATFORM_REFUSED" }
      : failure;
  }
}
