import { redirect } from "@remix-run/cloudflare";
import { refusalOf } from "~/forms/answer-outcome.server.ts";
import type { LoginOutcome } from "~/forms/outcome.ts";
import { graphql } from "~/graphql/generated";
import type { ResetPasswordInput } from "~/graphql/generated/graphql";
import type { PortalContext } from "~/portal-context.ts";
import { withReturnTo } from "~/session/return-to.ts";

const RequestPasswordMail = graphql(`
  mutation RequestPasswordMail($input: RequestPasswordMailInput!) {
    requestPasswordMail(input: $input) {
      __typename
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

const ResetPassword = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      __typename
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

/** Asks for a new password by mail (C10); the answer does not tell who has an account (E9, A46b). */
export async function requestPasswordMail(
  { gateway }: PortalContext,
  input: { username: string; email: string },
): Promise<LoginOutcome> {
  const { data } = await gateway.execute(RequestPasswordMail, { input });
  const result = data?.requestPasswordMail;
  switch (result?.__typename) {
    case "PasswordMailSent": {
      const sent = { kind: "mail" } as const;
      return { problem: { kind: "none" }, captcha: null, values: input, sent };
    }
    default:
      return refusalOf(result, input);
  }
}

/**
 * Sets a new password with a code (C11) and answers what stood in the way.
 * @throws Response a redirect to the login when it worked: every session of the account has ended
 */
export async function resetPassword(
  { gateway }: PortalContext,
  input: ResetPasswordInput,
  { values, returnTo }: { values: LoginOutcome["values"]; returnTo: string },
): Promise<LoginOutcome> {
  const { data } = await gateway.execute(ResetPassword, { input });
  const result = data?.resetPassword;
  switch (result?.__typename) {
    case "ResetPasswordSuccess":
      throw redirect(withReturnTo("/login?notice=password-set", returnTo));
    default:
      return refusalOf(result, values);
  }
}
