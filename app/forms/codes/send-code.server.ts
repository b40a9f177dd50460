import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import type { CodePurpose } from "~/graphql/generated/graphql";
import type { PortalContext } from "~/portal-context.ts";

const SendCode = graphql(`
  mutation SendCode($input: SendCodeInput!) {
    sendCode(input: $input) {
      __typename
      ... on CodeSent {
        countdownMs
      }
      ...Refusal_refusal
    }
  }
`);

interface Wanted {
  purpose: CodePurpose;
  mobile: string;
  dialingCode: string;
  /** The other values of the form, to be shown again. */
  values: FormOutcome["values"];
}

/** Requests a code by SMS (C4, CP4, S15, V55); the form stays open for it. */
export async function sendCode(
  { gateway }: PortalContext,
  { purpose, mobile, dialingCode, values }: Wanted,
): Promise<FormOutcome> {
  const { data } = await gateway.execute(SendCode, { input: { purpose, mobile, dialingCode } });
  const result = data?.sendCode;
  if (result?.__typename !== "CodeSent") return { problem: refusalOf(result), values };
  return { problem: null, values, sent: { kind: "code", countdownMs: result.countdownMs } };
}
