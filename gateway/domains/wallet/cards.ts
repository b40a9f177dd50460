/** Bank cards: form rules (CA37), adding, removing and choosing the default (CA12, CA13, CA38). */

import { type ChangeFailure, changeFailure, invalidInput } from "../../failures/change-failure.ts";
import { whereOffered } from "../../failures/not-offered.ts";
import { refused } from "../../failures/refusal.ts";
import type { AddBankCardInput, ResolversTypes } from "../../generated/resolver-types.ts";
import { readForm } from "../../mutations/form-reader.ts";
import type { GatewayContext } from "../../request/context.ts";
import { maskName } from "../../values/text/mask-name.ts";
import { changePerson } from "../breaks/change-person.ts";
import {
  addBankCard as addRow,
  bankCardForm,
  preferBankCard as preferRow,
  removeBankCard as removeRow,
} from "./card-calls.ts";

/** The form's rules; the required card holder is shown masked. */
export async function readCardForm({ platform }: GatewayContext) {
  const { banks, number, holder, most } = await platform.call(bankCardForm, {});
  return { banks, ...number, holder: holder === null ? null : maskName(holder), most };
}

export async function addBankCard(
  input: AddBankCardInput,
  context: GatewayContext,
): Promise<Awaited<ResolversTypes["AddBankCardResult"]>> {
  const { platform, scope } = context;
  const form = readForm(scope);
  const bank = form.text("bank", input.bank);
  const typed = form.optionalText("holder", input.holder);
  // The format of a number depends on the bank, so the platform checks it (`register.field`).
  const number = form.text("number", input.number);
  const paymentPassword = form.paymentPassword(input.paymentPassword);
  if (form.errors.length > 0) return invalidInput(form.errors);
  try {
    const known = typed === null ? await whereOffered(() => platform.call(bankCardForm, {})) : null;
    const holder = form.text("holder", typed ?? known?.holder);
    if (form.errors.length > 0) return invalidInput(form.errors);
    const card = { bank, holder, number, paymentPassword };
    const added = await changePerson(
      { send: () => platform.call(addRow, card), personAfter: () => ({ cards: [number] }) },
      context,
    );
    if (added.refusal) return added.refusal;
    return { __typename: "AddBankCardSuccess", cardId: added.result.id };
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
    return withoutFields(changeFailure(error));
  }
}

export async function preferBankCard(
  cardId: string,
  { platform }: GatewayContext,
): Promise<Awaited<ResolversTypes["PreferBankCardResult"]>> {
  try {
    await platform.call(preferRow, { id: cardId });
    return { __typename: "PreferBankCardSuccess", cardId };
  } catch (error) {
    return withoutFields(changeFailure(error));
  }
}

/** There is no form with a field for the error. */
function withoutFields(failure: ChangeFailure) {
  return failure.__typename === "InvalidInput" ? refused("PLATFORM_REFUSED") : failure;
}
