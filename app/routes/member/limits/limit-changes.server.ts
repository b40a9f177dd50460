import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { amount, once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import type { LimitPeriod } from "~/graphql/generated/graphql";

const ChangeDepositLimit = graphql(`
  mutation ChangeDepositLimit($input: ChangeDepositLimitInput!) {
    changeDepositLimit(input: $input) {
      __typename
      ... on ChangeDepositLimitSuccess {
        atOnce
      }
      ...Refusal_refusal
    }
  }
`);

const ConfirmDepositLimit = graphql(`
  mutation ConfirmDepositLimit($period: LimitPeriod!) {
    confirmDepositLimit(period: $period) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const DropDepositLimitRequest = graphql(`
  mutation DropDepositLimitRequest($period: LimitPeriod!) {
    dropDepositLimitRequest(period: $period) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/** The result of a change that failed. */
export interface LimitOutcome extends FormOutcome {
  period: LimitPeriod;
}

const periods: readonly LimitPeriod[] = ["DAY", "WEEK", "MONTH"];
const fields = { period: once, limit: amount };

/**
 * Changes a limit (G5), and returns why it was refused.
 * @throws Response a redirect to the page with a success message; 400 for an unknown period or intent
 */
export async function changeLimits({ gateway, language }: AppLoadContext, form: FormData) {
  const { intent, input, values } = readForm(form, fields, language);
  const period = periods.find((each) => each === input.period);
  if (!period) throw new Response(null, { status: 400 });
  const refused = (result: Parameters<typeof refusalOf>[0]) =>
    answerOutcome<LimitOutcome>({ problem: refusalOf(result), values, period });
  switch (intent) {
    case "change":
    case "remove": {
      const limit = intent === "remove" ? null : input.limit;
      const { data } = await gateway.execute(ChangeDepositLimit, { input: { period, limit } });
      const result = data?.changeDepositLimit;
      if (result?.__typename !== "ChangeDepositLimitSuccess") return refused(result);
      throw redirect(pageAfter(result.atOnce ? "set" : "asked"));
    }
    case "confirm": {
      const { data } = await gateway.execute(ConfirmDepositLimit, { period });
      const result = data?.confirmDepositLimit;
      if (result?.__typename !== "ConfirmDepositLimitSuccess") return refused(result);
      throw redirect(pageAfter("confirmed"));
    }
    case "drop": {
      const { data } = await gateway.execute(DropDepositLimitRequest, { period });
      const result = data?.dropDepositLimitRequest;
      if (result?.__typename !== "DropDepositLimitRequestSuccess") return refused(result);
      throw redirect(pageAfter("dropped"));
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

const pageAfter = (done: "set" | "asked" | "confirmed" | "dropped") =>
  `/member/limits?done=${done}`;
