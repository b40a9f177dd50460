import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { refusedWith } from "~/forms/answers/answer-outcome.server.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { line, lineOrNull, once, readForm, secret } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";

const AddBankCard = graphql(`
  mutation AddBankCard($input: AddBankCardInput!) {
    addBankCard(input: $input) {
      __typename
      ... on AddBankCardSuccess {
        cardId
      }
      ...Refusal_refusal
    }
  }
`);

const RemoveBankCard = graphql(`
  mutation RemoveBankCard($cardId: ID!) {
    removeBankCard(cardId: $cardId) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const PreferBankCard = graphql(`
  mutation PreferBankCard($cardId: ID!) {
    preferBankCard(cardId: $cardId) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const page = "/member/withdraw/cards";
const addFields = { bank: line, holder: lineOrNull, number: line, paymentPassword: secret };
const cardFields = { cardId: once };

/**
 * Adds a card (CA12). The platform refuses the same number twice, so it needs no key.
 * @throws Response a redirect to the desk, where the card is chosen
 */
export async function addCard({ gateway }: AppLoadContext, form: FormData) {
  const { input, values } = readForm(form, addFields);
  const { data } = await gateway.execute(AddBankCard, { input });
  const result = data?.addBankCard;
  if (result?.__typename === "AddBankCardSuccess") {
    const chosen = new URLSearchParams({ cardId: result.cardId, card: "added" });
    throw redirect(`/member/withdraw?${chosen}`);
  }
  // A card number is not shown again after an error, to protect it from onlookers.
  const { number: _number, ...shown } = values;
  return answerOutcome<FormOutcome>({ problem: refusalOf(result), values: shown });
}

/**
 * Takes a card away (CA13).
 * @throws Response a redirect to the list
 */
export async function removeCard({ gateway }: AppLoadContext, form: FormData) {
  const { cardId } = readForm(form, cardFields).input;
  const { data } = await gateway.execute(RemoveBankCard, { cardId });
  const result = data?.removeBankCard;
  if (result?.__typename === "RemoveBankCardSuccess") throw redirect(`${page}?done=removed`);
  return refusedWith(cardId, refusalOf(result));
}

/**
 * Makes a card the one that is offered first (CA38).
 * @throws Response a redirect to the list
 */
export async function preferCard({ gateway }: AppLoadContext, form: FormData) {
  const { cardId } = readForm(form, cardFields).input;
  const { data } = await gateway.execute(PreferBankCard, { cardId });
  const result = data?.preferBankCard;
  if (result?.__typename === "PreferBankCardSuccess") throw redirect(`${page}?done=preferred`);
  return refusedWith(cardId, refusalOf(result));
}
