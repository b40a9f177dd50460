import { redirect } from "@remix-run/cloudflare";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { isRefusedFor, refusalOf } from "~/forms/refusal/refusal.ts";
import { graphql } from "~/graphql/generated";
import type { ChangePasswordInput } from "~/graphql/generated/graphql";
import type { PortalContext } from "~/portal-context.ts";
import { loginPath } from "~/session/guards/return-to.ts";
import { landingOf } from "./sign-in-result.server.ts";

const ChangePassword = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      __typename
      ... on ChangePasswordSuccess {
        viewer {
          role
        }
      }
      ...Refusal_refusal
    }
  }
`);

/**
 * Changes the password (C9, V25–V27) and returns why it failed.
 * @throws Response a redirect: after success to the return URL, in a new session; to the login if the session has
 *   ended, unless the page stays
 */
export async function changePassword(
  { gateway }: PortalContext,
  input: ChangePasswordInput,
  returnTo: string,
  stays = false,
): Promise<FormOutcome> {
  const { data } = await gateway.execute(ChangePassword, { input });
  const result = data?.changePassword;
  if (result?.__typename === "ChangePasswordSuccess") {
    throw redirect(landingOf(result.viewer.role, returnTo));
  }
  const problem = refusalOf(result);
  if (!stays && isRefusedFor("NOT_SIGNED_IN", problem)) throw redirect(loginPath(returnTo));
  return { problem, values: {} };
}
