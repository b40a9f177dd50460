import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { isUnsettled, refusalOf } from "~/forms/refusal/refusal.ts";
import { amount, line, once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";

const MoveFunds = graphql(`
  mutation MoveFunds($input: TransferFundsInput!) {
    transferFunds(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const ReturnFunds = graphql(`
  mutation ReturnFunds($key: ID!) {
    returnFunds(idempotencyKey: $key) {
      __typename
      ...Refusal_refusal
    }
  }
`);

export interface WalletOutcome extends FormOutcome {
  /** Which form it was: a wallet's code, or `all`. */
  form: string;
  /** The key of the next try. */
  idempotencyKey: string;
}

const main = "MAIN";
const fields = { wallet: line, amount, idempotencyKey: once };

/**
 * Moves money into a vendor's wallet (`in`) or out of it (C23), once for a key.
 * @throws Response a redirect to the list, with the news that it worked
 */
export async function moveFunds({ gateway, language }: AppLoadContext, form: FormData) {
  const { input, values, intent } = readForm(form, fields, language);
  const { wallet, ...wish } = input;
  const [from, to] = intent === "out" ? [wallet, main] : [main, wallet];
  const { data } = await gateway.execute(MoveFunds, { input: { ...wish, from, to } });
  const result = data?.transferFunds;
  if (result?.__typename === "TransferFundsSuccess") {
    const done = new URLSearchParams({ done: intent === "out" ? "out" : "in", wallet });
    throw redirect(`/member/wallets?${done}`);
  }
  const problem = refusalOf(result);
  const idempotencyKey = isUnsettled(problem) ? wish.idempotencyKey : crypto.randomUUID();
  return answerOutcome<WalletOutcome>({ problem, values, form: wallet, idempotencyKey });
}

/**
 * Returns the funds of all wallets to the main wallet (C23); the same key continues an interrupted request.
 * @throws Response a redirect to the list, which shows the result of each wallet
 */
export async function returnFunds({ gateway }: AppLoadContext, form: FormData) {
  const { idempotencyKey: key } = readForm(form, { idempotencyKey: once }).input;
  const { data } = await gateway.execute(ReturnFunds, { key });
  const result = data?.returnFunds;
  if (result?.__typename === "ReturnFundsSuccess") throw redirect("/member/wallets?done=all");
  const problem = refusalOf(result);
  const idempotencyKey = isUnsettled(problem) ? key : crypto.randomUUID();
  return answerOutcome<WalletOutcome>({ problem, values: {}, form: "all", idempotencyKey });
}
