import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { isUnsettled, refusalOf } from "~/forms/refusal/refusal.ts";
import { amount, line, lineOrNull, once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { recordPath } from "~/routes/member/record-path.ts";

const RequestDeposit = graphql(`
  mutation RequestDeposit($input: RequestDepositInput!) {
    requestDeposit(input: $input) {
      __typename
      ... on RequestDepositSuccess {
        depositId
      }
      ...Refusal_refusal
    }
  }
`);

export interface DepositOutcome extends FormOutcome {
  /** The key of the next try. */
  idempotencyKey: string;
}

const fields = { methodId: line, amount, payerName: lineOrNull, idempotencyKey: once };

/**
 * Requests a deposit (CA9). A key moves money once, even if the form is sent several times.
 * @param game the ticket of the running game from which the player came (H3)
 * @throws Response a redirect to the deposit's page, which shows where to pay; to the list if the deposit has no id
 *   yet
 */
export async function requestDeposit(
  { gateway, language }: AppLoadContext,
  form: FormData,
  game: string | null,
) {
  const { input, values } = readForm(form, fields, language);
  const { data } = await gateway.execute(RequestDeposit, { input });
  const result = data?.requestDeposit;
  if (result?.__typename === "RequestDepositSuccess") {
    const { depositId: id } = result;
    const from = game === null ? "" : `game=${game}`;
    throw redirect(
      id
        ? recordPath("deposit", id) + (from && `?${from}`)
        : `/member/deposit?asked=1${from && `&${from}`}`,
    );
  }
  const problem = refusalOf(result);
  const idempotencyKey = isUnsettled(problem) ? input.idempotencyKey : crypto.randomUUID();
  return answerOutcome<DepositOutcome>({ problem, values, idempotencyKey });
}
