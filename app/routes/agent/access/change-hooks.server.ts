import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { answerOutcome } from "~/forms/refusal/refusal.server.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { line, once, readForm } from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import type { KeyOutcome } from "./change-keys.server.ts";

const Create = graphql(`
  mutation CreateReportHook($input: CreateReportHookInput!) {
    createReportHook(input: $input) {
      __typename
      ... on ReportHookSuccess {
        id
        secret
      }
      ...Refusal_refusal
    }
  }
`);

const Remove = graphql(`
  mutation RemoveReportHook($id: ID!) {
    removeReportHook(id: $id) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const Test = graphql(`
  mutation TestReportHook($id: ID!) {
    testReportHook(id: $id) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/**
 * Makes a hook (`hook`), sends a test (`test`) or deletes one (`remove`), N25.
 * @throws Response a redirect to the list when one was tested or deleted
 */
export async function changeHooks({ gateway }: AppLoadContext, form: FormData) {
  const { input, intent, values } = readForm(form, { url: line, id: once });
  const { id, url } = input;
  if (intent === "hook") {
    const result = (await gateway.execute(Create, { input: { url } })).data?.createReportHook;
    const isMade = result?.__typename === "ReportHookSuccess";
    return answerOutcome<KeyOutcome>({
      of: "hook",
      values: isMade ? {} : values,
      problem: isMade ? null : refusalOf(result),
      key: null,
      secret: isMade ? result.secret : null,
    });
  }
  const result =
    intent === "test"
      ? (await gateway.execute(Test, { id })).data?.testReportHook
      : (await gateway.execute(Remove, { id })).data?.removeReportHook;
  if (result?.__typename === "ChangeReportHookSuccess")
    throw redirect("/agentHome/report-api#postbacks");
  const problem = refusalOf(result);
  return answerOutcome<KeyOutcome>({ of: id, values: {}, problem, key: null, secret: null });
}

export const isHookIntent = (form: FormData): boolean =>
  ["hook", "test", "remove"].includes(String(form.get("intent")));
