import { graphql } from "~/graphql/generated";
import type { CodePurpose } from "~/graphql/generated/graphql";
import type { PortalContext } from "~/portal-context.ts";
import { refusalOf } from "./answer-outcome.server.ts";
import type { LoginOutcome } from "./outcome.ts";

const SendCode = graphql(`
  mutation SendCode($input: SendCodeInput!) {
    sendCode(input: $input) {
      __typename
      ... on CodeSent {
        countdownMs
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

interface Wanted {
  purpose: CodePurpose;
  mobile: string;
  dialingCode: string;
  /** What else the form had, to be shown again. */
  values: LoginOutcome["values"];
}

/** Asks for a code by SMS (C4, CP4, S15, V55); the form stays, and waits for the code. */
export async function sendCode(
  { gateway }: PortalContext,
  { purpose, mobile, dialingCode, values }: Wanted,
): Promise<LoginOutcome> {
  const { data } = await gateway.execute(SendCode, { input: { purpose, mobile, dialingCode } });
  const result = data?.sendCode;
  switch (result?.__typename) {
    case "CodeSent": {
      const { countdownMs } = result;
      const sent = { kind: "code", countdownMs } as const;
      return { problem: { kind: "none" }, captcha: null, values, sent };
    }
    default:
      return refusalOf(result, values);
  }
}
