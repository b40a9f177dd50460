import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import type { ContractDecision } from "~/graphql/generated/graphql";
import { kindNamed } from "./kinds.ts";

const DecideContract = graphql(`
  mutation DecideContract($input: DecideContractInput!) {
    decideContract(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/** The result of a decision that failed. */
export interface DecisionOutcome extends FormOutcome {
  /** The contract. */
  id: string;
}

const decisions: readonly ContractDecision[] = ["ACCEPT", "REJECT", "TERMINATE"];

/**
 * Answers an offer or ends a contract (S31), and returns why it failed. The form has `intent` (the decision), the
 * contract's `requestId` and the name of its `kind`.
 * @param doneAt the address that shows the success
 * @throws Response a redirect to it; 400 for an unknown decision
 */
export async function decide(
  { gateway }: AppLoadContext,
  form: FormData,
  doneAt: (decision: ContractDecision) => string,
) {
  const { intent, input } = readForm(form, { requestId: once, kind: once });
  const decision = decisions.find((each) => each === intent);
  if (!decision) throw new Response(null, { status: 400 });
  const { kind } = kindNamed(input.kind);
  const { requestId } = input;
  const { data } = await gateway.execute(DecideContract, { input: { kind, requestId, decision } });
  const result = data?.decideContract;
  if (result?.__typename === "DecideContractSuccess") throw redirect(doneAt(decision));
  const problem = refusalOf(result);
  return answerOutcome<DecisionOutcome>({ problem, values: {}, id: requestId });
}
