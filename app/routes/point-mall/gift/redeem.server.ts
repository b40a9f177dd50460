import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { isUnsettled, refusalOf, refusedField } from "~/forms/refusal/refusal.ts";
import { line, lineOrNull, once, readForm, secret } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import { paths, receiptPath } from "~/routes/point-mall/paths.ts";
import { wholeIn } from "~/routes/point-mall/whole-number.ts";

const RedeemPoints = graphql(`
  mutation RedeemPoints($input: RedeemPointsInput!) {
    redeemPoints(input: $input) {
      __typename
      ... on RedeemPointsSuccess {
        redemptionId
      }
      ...Refusal_refusal
    }
  }
`);

export interface SpendOutcome extends FormOutcome {
  /** The key of the next try. */
  idempotencyKey: string;
}

const fields = {
  quantity: line,
  address: lineOrNull,
  phone: lineOrNull,
  paymentPassword: secret,
  idempotencyKey: once,
};

/**
 * Buys a reward (C57). Points are spent once for a key, however often it is sent.
 * @throws Response a redirect to the purchase's page; to all of them where it has no number yet
 */
export async function redeem(
  { gateway, language }: AppLoadContext,
  rewardId: string,
  form: FormData,
) {
  const { input, values } = readForm(form, fields);
  const quantity = wholeIn(input.quantity, language);
  if (quantity === null) {
    const problem = refusedField("quantity", "validation.pattern.digits");
    return answerOutcome<SpendOutcome>({ problem, values, idempotencyKey: input.idempotencyKey });
  }
  const variables = { input: { ...input, rewardId, quantity } };
  const { data } = await gateway.execute(RedeemPoints, variables);
  const result = data?.redeemPoints;
  if (result?.__typename === "RedeemPointsSuccess") {
    throw redirect(
      result.redemptionId ? receiptPath(result.redemptionId) : `${paths.records}?asked=1`,
    );
  }
  const problem = refusalOf(result);
  // The outcome is unknown; sending the same key again resolves it.
  const idempotencyKey = isUnsettled(problem) ? input.idempotencyKey : crypto.randomUUID();
  return answerOutcome<SpendOutcome>({ problem, values, idempotencyKey });
}
