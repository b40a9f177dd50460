/** The second step of a login (CP2, S14, A54). */

import { mostTyped } from "../../../../brands/most-typed.ts";
import { readTyped } from "../../../../brands/typed/text-kinds.ts";
import { fieldError, invalidInput } from "../../../failures/change-failure.ts";
import { refused } from "../../../failures/refusal.ts";
import type { ConfirmLoginInput, ResolversTypes } from "../../../generated/resolver-types.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { accountFailure } from "../account/account-failure.ts";
import { confirmLogin as confirmCall } from "../account-calls.ts";
import { countCodeTry, triesLeft, wrongCode } from "../codes/code-attempts.ts";
import { codeErrors } from "../codes/typed-code.ts";
import { type Challenge, keepChallenge, openChallenge } from "./challenge.ts";
import { loginForm, startSessionOnce } from "./idempotent-login.ts";
import { logRefusedLogin } from "./login-failure.ts";
import { clearTries } from "./login-tries.ts";
import { startSession } from "./start-session.ts";

type LoginResult = Awaited<ResolversTypes["LoginResult"]>;

/**
 * Completes a login. STATE_CHANGED when there is no challenge any more, so the login must start again. The
 * challenge and the options of the first step (site, remember me) stay on the server.
 */
export async function confirmLogin(
  { method, code: typed }: ConfirmLoginInput,
  context: GatewayContext,
): Promise<LoginResult> {
  const { scope } = context;
  const byName = method === "BANK_ACCOUNT_NAME";
  const code = byName ? readTyped("PERSON_NAME", typed) : typed;
  if (code === "") return invalidInput([fieldError("code", "validation.required")]);
  if (code.length > mostTyped) {
    return invalidInput([fieldError("code", "validation.tooLong", { max: mostTyped })]);
  }
  const unread = byName ? [] : codeErrors("code", code);
  if (unread.length > 0) return invalidInput(unread);
  const waiting = await openChallenge(scope.session, scope.now());
  if (!waiting) return refused("STATE_CHANGED");
  if (!waiting.methods.includes(method)) return refused("NOT_OFFERED");
  const { remember } = waiting.entry;
  return startSessionOnce(
    { ...loginForm, key: waiting.challenge, form: { method, code }, remember },
    context,
    () => confirm(waiting, { method, code }, context),
  );
}

async function confirm(
  waiting: Challenge,
  { method, code }: ConfirmLoginInput,
  context: GatewayContext,
): Promise<LoginResult> {
  const { platform, scope } = context;
  const throttled = await countCodeTry(scope, "SECOND_STEP", waiting.challenge);
  if (throttled) {
    await keepChallenge(scope.session, null);
    return throttled;
  }
  try {
    const answer = await platform.call(confirmCall, { challenge: waiting.challenge, method, code });
    // The first step counted as a failed attempt; without this a third such login would need a captcha.
    if (waiting.entry.account) await clearTries(scope, waiting.entry.account);
    // The new session does not contain the challenge, so it can be used only once.
    return await startSession(waiting.entry, answer, context);
  } catch (error) {
    if (error instanceof PlatformError) logRefusedLogin(error, scope);
    const errorCode = error instanceof PlatformError ? error.detail.errorCode : null;
    const wrong = errorCode === "sms.code.error";
    const over = wrong && (await triesLeft(scope, "SECOND_STEP", waiting.challenge)) === 0;
    // The platform's `expired` means the challenge: another code does not help.
    if (over || errorCode === "sms.code.expired") {
      await keepChallenge(scope.session, null);
      return refused("STATE_CHANGED");
    }
    if (wrong) return wrongCode(scope, "SECOND_STEP", waiting.challenge, "code");
    return accountFailure(error, { verificationCode: "code" });
  }
}
