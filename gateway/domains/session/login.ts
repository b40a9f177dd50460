/** Signing in: C1, then C6, then a new session (S4, S10–S14, A41, A105). */
import type { GatewayContext } from "../../context.ts";
import type { LoginInput, ResolversTypes } from "../../generated/resolver-types.ts";
import { PlatformError } from "../../platform/errors.ts";
import { refusalOf, refused } from "../../refusal.ts";
import type { SessionAccount } from "../../scope.ts";
import { featuresOf } from "../system/features.ts";
import { accountOf, dropToken } from "./account.ts";
import { countTry } from "./attempts.ts";
import { login as loginCall } from "./calls.ts";
import { captchaHeaders } from "./captcha.ts";
import { type Credentials, readCredentials, sameText } from "./credentials.ts";
import { loginFailure } from "./login-failure.ts";

type LoginResult = Awaited<ResolversTypes["LoginResult"]>;

/** Every expected refusal is data; wrong name and wrong password are one answer (A46). */
export async function login(input: LoginInput, context: GatewayContext): Promise<LoginResult> {
  const read = readCredentials(input);
  if ("fields" in read) return { __typename: "InvalidInput", fields: read.fields };
  const { credentials } = read;
  // P18: codes by SMS only where the brand has them.
  if (input.method === "SMS" && !(await featuresOf(context)).smsLogin) {
    return refused("NOT_OFFERED");
  }
  const attempt = await countTry(context.scope, credentials.username);
  if (attempt.captchaDue && credentials.captcha === null) {
    return { __typename: "CaptchaRequired", wrong: false };
  }
  try {
    const answer = await ask(input, credentials, context);
    await attempt.clear();
    return await enter(input, answer, context);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return loginFailure(error, {
      captchaSent: credentials.captcha !== null,
      captchaNext: attempt.captchaNext,
      session: context.scope.session,
    });
  }
}

type LoginAnswer = Awaited<ReturnType<typeof ask>>;

async function ask(
  input: LoginInput,
  { username, password, captcha }: Credentials,
  { platform, scope }: GatewayContext,
) {
  const headers = await captchaHeaders(scope.session);
  const type = input.method === "SMS" ? "sms" : "username";
  const body = { username, password, type, ...(captcha === null ? {} : { captcha }) } as const;
  return platform.call(loginCall, body, { headers });
}

async function enter(
  input: LoginInput,
  answer: LoginAnswer,
  context: GatewayContext,
): Promise<LoginResult> {
  const { platform, scope } = context;
  const { token } = answer;
  const account = await accountOf(token, platform, scope.brand).catch(
    async (error: unknown): Promise<PlatformError> => {
      await dropToken(token, platform);
      if (error instanceof PlatformError) return error;
      throw error;
    },
  );
  if (account instanceof PlatformError) return refusalOf(account);
  if (account === null || (input.site === "AGENT" && account.role !== "AGENT")) {
    await dropToken(token, platform);
    const reason = input.site === "AGENT" ? "AGENTS_ONLY" : "NOT_A_MEMBER";
    return { __typename: "AccountNotAllowed", reason };
  }
  return begin(input, account, answer, context);
}

async function begin(
  input: LoginInput,
  account: SessionAccount,
  answer: LoginAnswer,
  context: GatewayContext,
): Promise<LoginResult> {
  const passwordChangeRequired = await mustChange(input, answer, context);
  const firstLogin = answer.firstTimeLogin ?? false;
  const session = await context.scope.session.begin(
    { account, firstLogin, passwordChangeRequired, token: answer.token },
    { remember: input.remember ?? false },
  );
  const viewer = { ...session, account };
  return { __typename: "LoginSuccess", viewer, firstLogin, passwordChangeRequired };
}

/** S11: the default password, or an expired one where expiry is enforced; never after SMS. */
async function mustChange(
  input: LoginInput,
  answer: LoginAnswer,
  context: GatewayContext,
): Promise<boolean> {
  if (input.method === "SMS") return false;
  const { defaultPassword } = context.scope.platform;
  if (defaultPassword !== null && (await sameText(input.password, defaultPassword))) return true;
  return answer.passwordExpired === true && (await featuresOf(context)).forcedPasswordChange;
}
