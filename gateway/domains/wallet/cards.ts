/** Adding and removing bank cards (CA12, CA13). */

import { plainNumber } from "../../../brands/field-rule.ts";
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
  const bank = form.text("bank", input.bank);
  const holder = form.text("holder", input.holder);
  // What a number looks like differs from bank to bank: the platform judges it (`register.field`).
  const number = form.text("number", plainNumber(input.number));
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
