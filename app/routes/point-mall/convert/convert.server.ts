import { type AppLoadContext, data as answer } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { isUnsettled, refusalOf, refusedField } from "~/forms/refusal/refusal.ts";
import { line, once, readForm, secret } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import type { MoneyValue } from "~/i18n/format.ts";
import { wholeIn } from "~/routes/point-mall/whole-number.ts";

const ConvertPoints = graphql(`
  mutation ConvertPoints($input: ConvertPointsInput!) {
    convertPoints(input: $input) {
      __typename
      ... on ConvertPointsSuccess {
        amount {
          ...Money
        }
        balance {
          ...Money
        }
      }
      ...Refusal_refusal
    }
  }
`);

export interface ConvertOutcome extends FormOutcome {
  /** The key of the next try. */
  idempotencyKey: string;
  /**
   * The received amount and the new balance, as far as the platform returns them. Null if nothing was converted.
   */
  done?: { amount: MoneyValue | null; balance: MoneyValue | null };
}

const fields = { points: line, paymentPassword: secret, idempotencyKey: once };

/**
 * Converts points into money (C58), once per key. Sending the same form again, for example by a reload, returns the
 * same result.
 */
export async function convert({ gateway, language }: AppLoadContext, form: FormData) {
  const { input, values } = readForm(form, fields);
  const points = wholeIn(input.points, language);
  if (points === null) {
    const problem = refusedField("points", "validation.pattern.digits");
    return answerOutcome<ConvertOutcome>({ problem, values, idempotencyKey: input.idempotencyKey });
  }
  const { data } = await gateway.execute(ConvertPoints, { input: { ...input, points } });
  const result = data?.convertPoints;
  if (result?.__typename === "ConvertPointsSuccess") {
    const { amount = null, balance = null } = result;
    const idempotencyKey = crypto.randomUUID();
    return answer<ConvertOutcome>({
      problem: null,
      values: {},
      idempotencyKey,
      done: { amount, balance },
    });
  }
  const problem = refusalOf(result);
  const idempotencyKey = isUnsettled(problem) ? input.idempotencyKey : crypto.randomUUID();
  return answerOutcome<ConvertOutcome>({ problem, values, idempotencyKey });
}
