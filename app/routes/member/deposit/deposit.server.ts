import { type AppLoadContext, data as answer } from "@remix-run/cloudflare";
import { refusalOf, statusOf } from "~/forms/answer-outcome.server.ts";
import type { LoginProblem } from "~/forms/outcome.ts";
import { graphql } from "~/graphql/generated";
import { isUnsettled } from "~/routes/member/outcome.ts";

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
      ... on InvalidInput {
        fields {
          field
          messageKey
          values {
            name
            value
          }
        }
      }
      ... on Throttled {
        retryAfterMs
      }
      ... on Refused {
        reason
      }
    }
  }
`);

/** A deposit that was taken, and where it has to be paid. */
export interface AskedDeposit {
  id: string;
  payTo: { name?: string | null; account: string; bank?: string | null } | null;
  expiresAt: number | null;
}

export interface DepositOutcome {
  problem: LoginProblem;
  /** What was typed, so that it need not be typed again without JavaScript. */
  values: Readonly<Record<string, string>>;
  /** The key of the next try. */
  idempotencyKey: string;
  asked: AskedDeposit | null;
}

/** Asks for a deposit (CA9). Money moves once for a key, however often it is sent. */
export async function requestDeposit({ gateway }: AppLoadContext, text: (name: string) => string) {
  const input = {
    methodId: text("methodId"),
    amount: text("amount").trim(),
    payerName: text("payerName").trim() || null,
    idempotencyKey: text("idempotencyKey"),
  };
  const values = {
    methodId: input.methodId,
    amount: input.amount,
    payerName: input.payerName ?? "",
  };
  const { data } = await gateway.execute(RequestDeposit, { input });
  const result = data?.requestDeposit;
  if (result?.__typename === "RequestDepositSuccess") {
    const { depositId: id, payTo = null, expiresAt = null } = result;
    return answer<DepositOutcome>({
      problem: { kind: "none" },
      values: {},
      idempotencyKey: crypto.randomUUID(),
      asked: { id, payTo, expiresAt },
    });
  }
  const { problem } = refusalOf(result, values);
  const idempotencyKey = isUnsettled(problem) ? input.idempotencyKey : crypto.randomUUID();
  return answer<DepositOutcome>(
    { problem, values, idempotencyKey, asked: null },
    statusOf(problem),
  );
}
