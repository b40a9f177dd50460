import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { isUnsettled, refusalOf } from "~/forms/refusal/refusal.ts";
import { amount, line, once, readForm, secret } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { recordPath } from "~/routes/member/record-path.ts";

const RequestWithdrawal = graphql(`
  mutation RequestWithdrawal($input: RequestWithdrawalInput!) {
    requestWithdrawal(input: $input) {
      __typename
      ... on RequestWithdrawalSuccess {
        withdrawalId
      }
      ...Refusal_refusal
    }
  }
`);

export interface WithdrawOutcome extends FormOutcome {
  /** The key of the next try. */
  idempotencyKey: string;
}

const fields = { cardId: line, amount, paymentPassword: secret, idempotencyKey: once };

/**
 * Requests a withdrawal (CA14). A key moves money once, even if the form is sent several times.
 * @throws Response a redirect to the withdrawal's page; to the list if the withdrawal has no id yet
 */
export async function requestWithdrawal({ gateway, language }: AppLoadContext, form: FormData) {
  const { input, values } = readForm(form, fields, language);
  const { data } = await gateway.execute(RequestWithdrawal, { input });
  const result = data?.requestWithdrawal;
  if (result?.__typename === "RequestWithdrawalSuccess") {
    const { withdrawalId: id } = result;
    throw redirect(id ? recordPath("withdraw", id) : "/member/withdraw?asked=1");
  }
  const problem = refusalOf(result);
  const idempotencyKey = isUnsettled(problem) ? input.idempotencyKey : crypto.randomUUID();
  return answerOutcome<WithdrawOutcome>({ problem, values, idempotencyKey });
}
