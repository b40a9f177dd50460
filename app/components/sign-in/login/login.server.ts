import { type Attempt, settleSignIn } from "~/components/sign-in/sign-in-result.server.ts";
import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { graphql } from "~/graphql/generated";
import type { LoginInput } from "~/graphql/generated/graphql";
import type { PortalContext } from "~/portal-context.ts";
import { rememberLine } from "./remembered.ts";

const Login = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      __typename
      ...SignIn_result
    }
  }
`);

/** Returns the values that the form shows again after a refused login: the name and remember-me. */
export function loginFormValues({
  username,
  remember,
}: {
  username: string;
  remember: boolean;
}): FormOutcome["values"] {
  return remember ? { username, remember: "on" } : { username };
}

/**
 * Signs in by name (C1) and returns why it failed.
 * @throws Response a redirect after success, or to a further step
 */
export async function signIn(
  context: PortalContext,
  input: Pick<
    LoginInput,
    | "username"
    | "password"
    | "captcha"
    | "humanVerification"
    | "remember"
    | "site"
    | "idempotencyKey"
  >,
  attempt: Attempt,
): Promise<FormOutcome> {
  const { data } = await context.gateway.execute(Login, { input });
  const result = data?.login.__typename;
  // A second step follows only right credentials, so the name is remembered as after a login (A44).
  if (result === "LoginSuccess" || result === "SecondFactorRequired") {
    const name = input.remember ? input.username : null;
    context.answerHeaders.append("Set-Cookie", rememberLine(name));
  }
  return settleSignIn(context, data?.login, attempt);
}

/** The gateway's field names by those of the form: here the number is the name (A15). */
const smsFields: Record<string, string> = { username: "mobile", password: "verificationCode" };

interface SmsCredentials {
  mobile: string;
  code: string;
  captcha: string | null;
  humanVerification: string | null;
  idempotencyKey: string | null;
}

/**
 * Signs in by a code (A15, P18) and returns why it failed.
 * @throws Response as `signIn`
 */
export async function signInBySms(
  context: PortalContext,
  { mobile, code, ...proofs }: SmsCredentials,
  attempt: Attempt,
): Promise<FormOutcome> {
  const input = { method: "SMS", username: mobile, password: code, ...proofs } as const;
  const { data } = await context.gateway.execute(Login, { input });
  const outcome = await settleSignIn(context, data?.login, attempt);
  const { problem } = outcome;
  if (problem?.kind !== "fields") return outcome;
  const fields = problem.fields.map((each) => ({
    ...each,
    field: smsFields[each.field] ?? each.field,
  }));
  return { ...outcome, problem: { kind: "fields", fields } };
}
