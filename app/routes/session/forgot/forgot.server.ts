import { redirect } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import type { ResetPasswordInput } from "~/graphql/generated/graphql";
import type { PortalContext } from "~/portal-context.ts";
import { withReturnTo } from "~/session/guards/return-to.ts";

const RequestPasswordMail = graphql(`
  mutation RequestPasswordMail($input: RequestPasswordMailInput!) {
    requestPasswordMail(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

const ResetPassword = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      __typename
      ...Refusal_refusal
    }
  }
`);

/** Requests a reset code by mail (C10). The response is the same for unknown accounts (E9, A46b). */
export async function requestPasswordMail(
  { gateway }: PortalContext,
  input: { username: string; email: string },
): Promise<FormOutcome> {
  const { data } = await gateway.execute(RequestPasswordMail, { input });
  const result = data?.requestPasswordMail;
  if (result?.__typename !== "PasswordMailSent") {
    return { problem: refusalOf(result), values: input };
  }
  return { problem: null, values: input, sent: { kind: "mail" } };
}

/**
 * Sets a new password with a code (C11), and returns the refusal, if any.
 * @throws Response a redirect to the login after success, because every session of the account has ended
 */
export async function resetPassword(
  { gateway }: PortalContext,
  input: ResetPasswordInput,
  { values, returnTo }: { values: FormOutcome["values"]; returnTo: string },
): Promise<FormOutcome> {
  const { data } = await gateway.execute(ResetPassword, { input });
  const result = data?.resetPassword;
  if (result?.__typename !== "ResetPasswordSuccess") {
    return { problem: refusalOf(result), values };
  }
  throw redirect(withReturnTo("/login?notice=password-set", returnTo));
}
