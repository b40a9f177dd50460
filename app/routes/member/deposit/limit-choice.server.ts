import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { limitKinds, limitPeriods } from "~/components/limits/limit-names.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { refusalOf, refusedField } from "~/forms/refusal/refusal.ts";
import { amount, line, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";

const ChooseLimit = graphql(`
  mutation ChooseLimit($input: ChangeLimitInput!) {
    changeLimit(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const ChooseNoLimit = graphql(`
  mutation ChooseNoLimit {
    chooseNoLimit {
      __typename
      ...Refusal_refusal
    }
  }
`);

const fields = { which: line, limit: amount };

/** Whether the form is the choice of a limit, and not a deposit. */
export const isLimitChoice = (form: FormData): boolean =>
  ["chooseLimit", "chooseNone"].includes(String(form.get("intent")));

/**
 * Sets the first limit, or notes that none is wanted (G4).
 * @param back the deposit page's address
 * @returns why it was refused
 * @throws Response a redirect to the deposit page
 */
export async function chooseLimit(
  { gateway, language }: AppLoadContext,
  form: FormData,
  back: string,
) {
  const { intent, input, values } = readForm(form, fields, language);
  if (intent === "chooseNone") {
    const { data } = await gateway.execute(ChooseNoLimit, {});
    const result = data?.chooseNoLimit;
    if (result?.__typename === "ChooseNoLimitSuccess") throw redirect(back);
    return answerOutcome<FormOutcome>({ problem: refusalOf(result), values });
  }
  const [kind, period] = input.which.split(".");
  const name = {
    kind: limitKinds.find((each) => each === kind),
    period: limitPeriods.find((each) => each === period),
  };
  if (!name.kind || !name.period) {
    const problem = refusedField("which", "validation.required");
    return answerOutcome<FormOutcome>({ problem, values });
  }
  const limit = { kind: name.kind, period: name.period, limit: input.limit };
  const { data } = await gateway.execute(ChooseLimit, { input: limit });
  const result = data?.changeLimit;
  if (result?.__typename === "ChangeLimitSuccess") throw redirect(back);
  return answerOutcome<FormOutcome>({ problem: refusalOf(result), values });
}
