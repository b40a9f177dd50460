import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { type Refusal, refusalOf } from "~/forms/refusal/refusal.ts";
import { line, once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";

const Create = graphql(`
  mutation CreateReportKey($input: CreateReportKeyInput!) {
    createReportKey(input: $input) {
      __typename
      ... on ReportKeySuccess {
        id
        key
      }
      ...Refusal_refusal
    }
  }
`);

const Rotate = graphql(`
  mutation RotateReportKey($id: ID!) {
    rotateReportKey(id: $id) {
      __typename
      ... on ReportKeySuccess {
        id
        key
      }
      ...Refusal_refusal
    }
  }
`);

const Revoke = graphql(`
  mutation RevokeReportKey($id: ID!) {
    revokeReportKey(id: $id) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/** The outcome of a form; `of` is its key, empty for a new one. */
export interface KeyOutcome extends FormOutcome {
  of: string;
  /** The text of a key: shown with this answer, and never again. */
  key: string | null;
  /** The secret of a new hook, likewise. */
  secret: string | null;
}

/**
 * Makes a key (`create`), gives one another text (`rotate`) or deletes one (`revoke`), N25.
 * @throws Response a redirect to the list when one was deleted
 */
export async function changeKeys({ gateway }: AppLoadContext, form: FormData) {
  const { input, intent, values } = readForm(form, { name: line, id: once });
  const { id, name } = input;
  const outcome = (of: string, made: { key: string } | { problem: Refusal }) =>
    answerOutcome<KeyOutcome>({
      of,
      values: "problem" in made ? values : {},
      problem: "problem" in made ? made.problem : null,
      key: "key" in made ? made.key : null,
      secret: null,
    });
  if (intent === "revoke") {
    const result = (await gateway.execute(Revoke, { id })).data?.revokeReportKey;
    if (result?.__typename === "RevokeReportKeySuccess") throw redirect("/agentHome/report-api");
    return outcome(id, { problem: refusalOf(result) });
  }
  if (intent === "rotate") {
    const result = (await gateway.execute(Rotate, { id })).data?.rotateReportKey;
    return result?.__typename === "ReportKeySuccess"
      ? outcome(id, result)
      : outcome(id, { problem: refusalOf(result) });
  }
  const result = (await gateway.execute(Create, { input: { name } })).data?.createReportKey;
  return result?.__typename === "ReportKeySuccess"
    ? outcome("", result)
    : outcome("", { problem: refusalOf(result) });
}
