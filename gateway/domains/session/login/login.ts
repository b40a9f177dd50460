/** Login: C1, then C6, then a new session (S4, S10–S14, A41, A105). */
import { checkField } from "../../../../brands/field-rule.ts";
import { readTyped } from "../../../../brands/typed/text-kinds.ts";
import { logSecurityEvent } from "../../../access/security-events.ts";
import { refused } from "../../../failures/refusal.ts";
import type { LoginInput, ResolversTypes } from "../../../generated/resolver-types.ts";
import { requireHuman } from "../../../human/require-human.ts";
import type { HumanProof } from "../../../human/turnstile.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { GatewayContext } from "../../../request/context.ts";
import type { RequestScope } from "../../../request/request-scope.ts";
import { featuresOf } from "../../system/features.ts";
import { rulesOf } from "../../system/rules.ts";
import { login as loginCall } from "../calls.ts";
import { clearCodeTries, countCodeTry, wrongCode } from "../codes/code-attempts.ts";
import { countedNumber } from "../codes/mobile-number.ts";
import { codeErrors, numberErrors, ownNumber } from "../codes/typed-code.ts";
import { captchaHeaders } from "./captcha.ts";
import { type Credentials, readCredentials, sameText } from "./credentials.ts";
import { loginForm, startSessionOnce } from "./idempotent-login.ts";
import { loginFailure, logRefusedLogin } from "./login-failure.ts";
import { countTry } from "./login-tries.ts";
import { type LoginOptions, startSession } from "./start-session.ts";

type LoginResult = Awaited<ResolversTypes["LoginResult"]>;

/** One login per form, however often it is sent. Every expected refusal is data. */
export async function login(
  { idempotencyKey, ...input }: LoginInput,
  context: GatewayContext,
): Promise<LoginResult> {
  return startSessionOnce(
    {
      ...loginForm,
      key: idempotencyKey,
      form: input,
      remember: input.remember,
      mergesConcurrent: !input.humanVerification,
    },
    context,
    () => tryLogin(input, context),
  );
}

/** A wrong name, a wrong password and a blocked account have the same result (A46). */
async function tryLogin(input: LoginInput, context: GatewayContext): Promise<LoginResult> {
  const read = readCredentials(input, context.scope.humanVerification !== null);
  if ("fields" in read) return { __typename: "InvalidInput", fields: read.fields };
  const credentials =
    input.method === "SMS" ? byNumber(read.credentials, context.scope) : read.credentials;
  const barred = input.method === "SMS" ? await smsBarrier(credentials, context) : null;
  if (barred) return barred;
  const captchaSent = credentials.captcha !== null;
  const name = input.method === "SMS" ? null : credentials.username;
  const attempt = await countTry(context.scope, name, captchaSent);
  if (attempt.captchaDue && !captchaSent) {
    logSecurityEvent(context.scope, "login.failed", { reason: "without a captcha" });
    return { __typename: "CaptchaRequired", wrong: false };
  }
  // The attempt is already counted, but the platform is not called yet: a bot learns nothing about accounts.
  const human = await requireHuman(credentials.humanToken, context.scope);
  if (!("proof" in human)) {
    logSecurityEvent(context.scope, "login.failed", { reason: "no human proven" });
    return human;
  }
  const entry = await entryOf(input, context.scope);
  try {
    const answer = await send(input, credentials, human.proof, context);
    await attempt.clear();
    if (entry.withoutPassword)
      await clearCodeTries(context.scope, "LOGIN", countedNumber(credentials.username));
    const person = entry.withoutPassword ? { mobile: credentials.username } : {};
    return await startSession(entry, answer, context, person);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    logRefusedLogin(error, context.scope, entry.account ?? null);
    if (entry.withoutPassword && error.detail.errorCode === "sms.code.error") {
      // The code of an SMS login is in the password field (A15).
      return wrongCode(context.scope, "LOGIN", countedNumber(credentials.username), "password");
    }
    return loginFailure(error, {
      captchaSent,
      captchaNext: attempt.captchaNext,
      humanSent: human.proof !== null,
      session: context.scope.session,
      entry,
      now: context.scope.now(),
    });
  }
}

/** A15: the user name is the mobile number, and the password is the code. */
function byNumber(credentials: Credentials, { brand }: RequestScope): Credentials {
  const { username, password } = credentials;
  return {
    ...credentials,
    username: ownNumber(username, brand),
    password: readTyped("CODE", password),
  };
}

/**
 * Checks an SMS login before the platform is called: the feature (P18), the number (V4), the code, and five attempts
 * per code.
 */
async function smsBarrier(
  { username, password }: Credentials,
  context: GatewayContext,
): Promise<LoginResult | null> {
  if (!(await featuresOf(context)).smsLogin) return refused("NOT_OFFERED");
  // Without the rules the platform's check is enough: a login must not depend on C15.
  const rule = (await rulesOf(context))?.get("mobile");
  const { patternMessages } = context.scope.brand;
  const problem = rule && checkField(username, rule, patternMessages, "mobile");
  const fields = [
    ...(problem ? [{ field: "username", ...problem }] : numberErrors("username", username)),
    ...codeErrors("password", password),
  ];
  if (fields.length > 0) return { __typename: "InvalidInput", fields };
  return countCodeTry(context.scope, "LOGIN", countedNumber(username));
}

async function send(
  input: LoginInput,
  { username, password, captcha }: Credentials,
  proof: HumanProof | null,
  { platform, scope }: GatewayContext,
) {
  const headers = await captchaHeaders(scope.session);
  const type = input.method === "SMS" ? ("sms" as const) : ("username" as const);
  const body = {
    username,
    password,
    type,
    ...(captcha === null ? {} : { captcha }),
    ...(proof === null ? {} : { humanVerification: proof }),
  };
  return platform.call(loginCall, body, { headers });
}

async function entryOf(input: LoginInput, { platform }: RequestScope): Promise<LoginOptions> {
  const { defaultPassword } = platform;
  const isDefault = defaultPassword !== null && (await sameText(input.password, defaultPassword));
  return {
    site: input.site ?? "MEMBER",
    remember: input.remember ?? false,
    withoutPassword: input.method === "SMS",
    defaultPassword: isDefault,
    account: input.method === "SMS" ? null : input.username,
  };
}
