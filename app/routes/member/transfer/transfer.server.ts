import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { isUnsettled, refusalOf } from "~/forms/refusal/refusal.ts";
import { amount, once, readForm, secret } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";

const TransferUp = graphql(`
  mutation TransferUp($input: TransferToLineInput!) {
    transferToLine(input: $input) {
      __typename
      ... on TransferToLineSuccess {
        transferId
      }
      ...Refusal_refusal
    }
  }
`);

interface TransferOutcome extends FormOutcome {
  /** The key of the next try. */
  idempotencyKey: string;
}

const fields = { amount, paymentPassword: secret, idempotencyKey: once };

/**
 * Sends money to the upline (CA19). It moves once for a key, however often it is sent.
 * @throws Response a redirect to the page with the receipt
 */
export async function transferUp({ gateway, language }: AppLoadContext, form: FormData) {
  const { input, values } = readForm(form, fields, language);
  const wish = { ...input, direction: "UPLINE" as const };
  const { data } = await gateway.execute(TransferUp, { input: wish });
  const result = data?.transferToLine;
  if (result?.__typename === "TransferToLineSuccess") {
    throw redirect(`/member/transfer?${new URLSearchParams({ sent: result.transferId })}`);
  }
  const problem = refusalOf(result);
  const idempotencyKey = isUnsettled(problem) ? input.idempotencyKey : crypto.randomUUID();
  return answerOutcome<TransferOutcome>({ problem, values, idempotencyKey });
}
