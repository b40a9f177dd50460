import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { limitKinds, limitPeriods } from "~/components/limits/limit-names.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { amount, once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import type { LimitKind, LimitPeriod } from "~/graphql/generated/graphql";

const ChangeLimit = graphql(`
  mutation ChangeLimit($input: ChangeLimitInput!) {
    changeLimit(input: $input) {
      __typename
      ... on ChangeLimitSuccess {
        atOnce
      }
      ...Refusal_refusal
    }
  }
`);

const ConfirmLimit = graphql(`
  mutation ConfirmLimit($limit: LimitNameInput!) {
    confirmLimit(limit: $limit) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const DropLimitRequest = graphql(`
  mutation DropLimitRequest($limit: LimitNameInput!) {
    dropLimitRequest(limit: $limit) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/** The result of a change that failed. */
export interface LimitOutcome extends FormOutcome {
  kind: LimitKind;
  period: LimitPeriod;
}

const fields = { kind: once, period: once, limit: amount };

/**
 * Changes a limit (G5), and returns why it was refused.
 * @throws Response a redirect to the page with a success message; 400 for an unknown limit or intent
 */
export async function changeLimits({ gateway, language }: AppLoadContext, form: FormData) {
  const { intent, input, values } = readForm(form, fields, language);
  const period = limitPeriods.find((each) => each === input.period);
  const kind = limitKinds.find((each) => each === input.kind);
  if (!period || !kind) throw new Response(null, { status: 400 });
  const refused = (result: Parameters<typeof refusalOf>[0]) =>
    answerOutcome<LimitOutcome>({ problem: refusalOf(result), values, kind, period });
  switch (intent) {
    case "change":
    case "remove": {
      const limit = intent === "remove" ? null : input.limit;
      const { data } = await gateway.execute(ChangeLimit, { input: { kind, period, limit } });
      const result = data?.changeLimit;
      if (result?.__typename !== "ChangeLimitSuccess") return refused(result);
      throw redirect(pageAfter(result.atOnce ? "set" : "asked"));
    }
    case "confirm": {
      const { data } = await gateway.execute(ConfirmLimit, { limit: { kind, period } });
      const result = data?.confirmLimit;
      if (result?.__typename !== "ConfirmLimitSuccess") return refused(result);
      throw redirect(pageAfter("confirmed"));
    }
    case "drop": {
      const { data } = await gateway.execute(DropLimitRequest, { limit: { kind, period } });
      const result = data?.dropLimitRequest;
      if (result?.__typename !== "DropLimitRequestSuccess") return refused(result);
      throw redirect(pageAfter("dropped"));
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

const pageAfter = (done: "set" | "asked" | "confirmed" | "dropped") =>
  `/member/limits?done=${done}`;
