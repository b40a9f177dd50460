import { settleSignIn } from "~/components/sign-in/sign-in-result.server.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { graphql } from "~/graphql/generated";
import type { SocialLoginInput } from "~/graphql/generated/graphql";
import type { PortalContext } from "~/portal-context.ts";

const SocialLogin = graphql(`
  mutation SocialLogin($input: SocialLoginInput!) {
    socialLogin(input: $input) {
      __typename
      ...SignIn_result
    }
  }
`);

/**
 * Signs in with Firebase's id token (A55, S7) and returns why it failed.
 * @throws Response a redirect after success, or to a further step such as the registration
 */
export async function signInSocially(
  context: PortalContext,
  input: SocialLoginInput,
  returnTo: string,
): Promise<FormOutcome> {
  const { data } = await context.gateway.execute(SocialLogin, { input });
  const shut = data?.socialLogin.__typename === "AccountNotAllowed";
  if (shut) {
    const problem = { kind: "message", messageKey: "social.shut", needsPerson: true } as const;
    return { problem, values: {} };
  }
  return settleSignIn(context, data?.socialLogin, { values: {}, returnTo });
}
