import type { AppLoadContext } from "@remix-run/cloudflare";
import { line, lineOrNull, once, readForm } from "~/forms/form-fields.ts";
import type { FormOutcome } from "~/forms/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal.server.ts";
import { isUnsettled, refusalOf } from "~/forms/refusal.ts";
import { graphql } from "~/graphql/generated";

const RequestDeposit = graphql(`
  mutation RequestDeposit($input: RequestDepositInput!) {
    requestDeposit(input: $input) {
      __typename
      ... on RequestDepositSuccess {
        depositId
        status
        payTo {
          name
          account
          bank
        }
        expiresAt
      }
      ...Refusal_refusal
    }
  }
`);

/** A deposit that was taken, and where it has to be paid. */
export interface AskedDeposit {
  id: string;
  payTo: { name?: string | null; account: string; bank?: string | null } | null;
  expiresAt: number | null;
}

export interface DepositOutcome extends FormOutcome {
  /** The key of the next try. */
  idempotencyKey: string;
  asked: AskedDeposit | null;
}

const fields = { methodId: line, amount: line, payerName: lineOrNull, idempotencyKey: once };

/** Asks for a deposit (CA9). Money moves once for a key, however often it is sent. */
export async function requestDeposit({ gateway }: AppLoadContext, form: FormData) {
  const { input, values } = readForm(form, fields);
  const { data } = await gateway.execute(RequestDeposit, { input });
  const result = data?.requestDeposit;
  if (result?.__typename === "RequestDepositSuccess") {
    const { depositId: id, payTo = null, expiresAt = null } = result;
    return answerOutcome<DepositOutcome>({
      problem: null,
      values: {},
      idempotencyKey: crypto.randomUUID(),
      asked: { id, payTo, expiresAt },
    });
  }
  const problem = refusalOf(result);
  const idempotencyKey = isUnsettled(problem) ? input.idempotencyKey : crypto.randomUUID();
  return answerOutcome<DepositOutcome>({ problem, values, idempotencyKey, asked: null });
}
