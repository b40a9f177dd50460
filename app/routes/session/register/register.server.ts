import { redirect } from "@remix-run/cloudflare";
import { landingOf, throughCookies } from "~/components/sign-in/sign-in-result.server.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { refusalOf } from "~/forms/refusal/refusal.ts";
import {
  line,
  lineOrNull,
  once,
  onceOrNull,
  readForm,
  secret,
  tick,
} from "~/forms/rules/form-fields.ts";
import { graphql } from "~/graphql/generated";
import type { RegisterInput, RegistrationKind } from "~/graphql/generated/graphql";
import type { PortalContext } from "~/portal-context.ts";
import { withReturnTo } from "~/session/guards/return-to.ts";
import {
  type RegistrationField,
  registrationFields,
} from "../../../../brands/registration-fields.ts";

const Register = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      __typename
      ... on RegisterSuccess {
        viewer {
          role
        }
      }
      ...Refusal_refusal
    }
  }
`);

const choices = {
  kind: once,
  withIdentity: tick,
  dialingCode: lineOrNull,
  referralCode: onceOrNull,
  key: onceOrNull,
  termsAccepted: tick,
  adult: tick,
  returnTo: once,
};

function fieldOf(name: RegistrationField) {
  if (/password$/i.test(name)) return secret;
  return name === "captcha" || name === "verificationCode" ? once : line;
}

/** Reads the form with the fields of the platform's rules. */
export function readRegistration(form: FormData) {
  const requested = registrationFields.filter((name) => form.has(name));
  const texts = readForm(form, Object.fromEntries(requested.map((name) => [name, fieldOf(name)])));
  const { input, values, intent } = readForm(form, choices);
  const { returnTo, kind: tab, key: idempotencyKey, ...ticked } = input;
  const kind: RegistrationKind = tab === "MOBILE" ? "MOBILE" : "USERNAME";
  const typed: RegisterInput = { ...texts.input, ...ticked, kind, idempotencyKey };
  return { typed, values: { ...texts.values, ...values }, intent, returnTo };
}

/**
 * Opens the account (C7, C8, S5), and returns the refusal, if any.
 * @throws Response a redirect after success: to the requested page, or to the login if the account has to sign in
 *   by itself
 */
export async function register(
  context: PortalContext,
  input: RegisterInput,
  { values, returnTo }: { values: FormOutcome["values"]; returnTo: string },
): Promise<FormOutcome> {
  const { data } = await context.gateway.execute(Register, { input });
  const result = data?.register;
  if (result?.__typename !== "RegisterSuccess") return { problem: refusalOf(result), values };
  if (!result.viewer) throw redirect(withReturnTo("/login?notice=registered", returnTo));
  throw redirect(throughCookies(context, landingOf(result.viewer.role, returnTo)));
}
