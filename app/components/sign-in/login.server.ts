import type { FormOutcome } from "~/forms/answers/form-outcome.ts";
import { graphql } from "~/graphql/generated";
import type { LoginInput } from "~/graphql/generated/graphql";
import type { PortalContext } from "~/portal-context.ts";
import { rememberLine } from "./remembered.ts";
import { type Attempt, settleSignIn } from "./sign-in-result.server.ts";

const Login = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      __typename
      ...SignIn_result
    }
  }
`);

/** What a refused login shows again: the name, and whether it is to be remembered. */
export function keptOf({
  username,
  remember,
}: {
  username: string;
  remember: boolean;
}): FormOutcome["values"] {
  return remember ? { username, remember: "on" } : { username };
}

/**
 * Signs in by name (C1) and returns what stood in the way.
 * @throws Response a redirect when it worked, or leads to a further step.
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
  const came = data?.login.__typename;
  // A second step is asked of right credentials only, so the name is as good as after a login (A44).
  if (came === "LoginSuccess" || came === "SecondFactorRequired") {
    const name = input.remember ? input.username : null;
    context.answerHeaders.append("Set-Cookie", rememberLine(name));
  }
  return settleSignIn(context, data?.login, attempt);
}

/** The gateway's names of the fields, by those of the form: the number is the name there (A15). */
const smsFields: Record<string, string> = { username: "mobile", password: "verificationCode" };

interface SmsCredentials {
  mobile: string;
  code: string;
  captcha: string | null;
  humanVerification: string | null;
  idempotencyKey: string | null;
}

/**
 * Signs in by a code (A15, P18) and returns what stood in the way.
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
