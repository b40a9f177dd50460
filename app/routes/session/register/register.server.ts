import { redirect } from "@remix-run/cloudflare";
import { landingOf } from "~/components/sign-in/sign-in-result.server.ts";
import { refusalOf } from "~/forms/answer-outcome.server.ts";
import type { LoginOutcome } from "~/forms/outcome.ts";
import { graphql } from "~/graphql/generated";
import type { RegisterInput } from "~/graphql/generated/graphql";
import type { PortalContext } from "~/portal-context.ts";
import { withReturnTo } from "~/session/return-to.ts";
import { registrationFields } from "../../../../brands/registration-fields.ts";

const Register = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      __typename
      ... on RegisterSuccess {
        viewer {
          role
        }
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

/** Never shown again: secrets, and what is good for one try. */
const kept = registrationFields.filter(
  (name) => !/password$/i.test(name) && name !== "captcha" && name !== "verificationCode",
);

/** What was typed and may stand in the form again. */
export function typedTexts(text: (name: string) => string): Record<string, string> {
  const names = [...kept, "dialingCode"];
  return Object.fromEntries(names.map((name) => [name, text(name).trim()]));
}

/**
 * Opens the account (C7, C8, S5) and answers what stood in the way.
 * @throws Response a redirect when it worked: to where the visitor wanted to go, or to the login where
 *   signing in has to be done by hand.
 */
export async function register(
  { gateway }: PortalContext,
  input: RegisterInput,
  { values, returnTo }: { values: LoginOutcome["values"]; returnTo: string },
): Promise<LoginOutcome> {
  const { data } = await gateway.execute(Register, { input });
  const result = data?.register;
  if (result?.__typename !== "RegisterSuccess") return refusalOf(result, values);
  if (!result.viewer) throw redirect(withReturnTo("/login?notice=registered", returnTo));
  throw redirect(landingOf(result.viewer.role, returnTo));
}
