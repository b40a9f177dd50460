/** Registration (C7, C8, C14, D-11, S5, S17, V58): rules, affiliate, account, session. */

import type { ViewerModel } from "../../../access/viewer.ts";
import { invalidInput } from "../../../failures/change-failure.ts";
import { hadNoEffect, refused } from "../../../failures/refusal.ts";
import type { RegisterInput, ResolversTypes } from "../../../generated/resolver-types.ts";
import { takeByAddress } from "../../../limits/address-limits.ts";
import { hasListedCurrency } from "../../../market/currencies.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { GatewayContext } from "../../../request/context.ts";
import { closedToNewPerson } from "../../breaks/closed-to-person.ts";
import { linkParametersOf } from "../../links/link-parameters.ts";
import { featuresOf } from "../../system/features.ts";
import { rulesOf } from "../../system/rules.ts";
import { accountFailure } from "../account/account-failure.ts";
import { register as byUsername, registerByMobile } from "../account-calls.ts";
import { clearCodeTries, countCodeTry } from "../codes/code-attempts.ts";
import { countedNumber, plainDialingCode } from "../codes/mobile-number.ts";
import { captchaHeaders } from "../login/captcha.ts";
import { startSessionOnce } from "../login/idempotent-login.ts";
import { channelOf, openIdentity, type WaitingIdentity } from "../login/pending-identity.ts";
import { startSession } from "../login/start-session.ts";
import { affiliateBehind } from "./affiliate.ts";
import { type RegistrationTexts, readRegistration } from "./registration-form.ts";

type RegisterResult = Awaited<ResolversTypes["RegisterResult"]>;

/** One registration per form, however often it is sent. */
export async function register(
  { idempotencyKey: key, ...form }: RegisterInput,
  context: GatewayContext,
): Promise<RegisterResult> {
  const options = {
    name: "register",
    key,
    form,
    mergesConcurrent: true,
    hasStarted,
    entered,
  } as const;
  return startSessionOnce(options, context, () => open(form, context));
}

const hasStarted = (result: RegisterResult) =>
  result.__typename === "RegisterSuccess" && Boolean(result.viewer);
const entered = (viewer: ViewerModel): RegisterResult => ({
  __typename: "RegisterSuccess",
  viewer,
});

/** Opens the account and signs in. Without C15 nothing is sent, because limits are not guessed (A47). */
async function open(input: RegisterInput, context: GatewayContext): Promise<RegisterResult> {
  const { scope } = context;
  // The platform chooses the account's currency: where none of the brand's is listed, none could be used (G30).
  if (!hasListedCurrency(scope)) return refused("NOT_IN_MARKET");
  const features = await featuresOf(context);
  const tab = input.kind === "MOBILE" ? features.mobileRegistration : features.usernameRegistration;
  if (!features.directRegistration || !tab) return refused("NOT_OFFERED");
  const rules = await rulesOf(context);
  if (!rules) return refused("PLATFORM_UNAVAILABLE");
  const waiting = input.withIdentity ? await openIdentity(scope.session, scope.now()) : null;
  // Without the pending identity the account would need a password, so the form must be shown again.
  if (input.withIdentity && (!waiting || input.kind !== "USERNAME"))
    return refused("STATE_CHANGED");
  const { patternMessages } = scope.brand;
  const identity = waiting?.identity ?? null;
  const { fields, texts } = readRegistration(input, { rules, features, patternMessages, identity });
  if (fields.length > 0) return invalidInput(fields);
  try {
    // E4: an invalid affiliate code stops the registration before anything is sent.
    const { affiliateCode } = texts;
    if (affiliateCode && (await affiliateBehind(affiliateCode, context)) === "invalid") {
      throw new PlatformError("UPSTREAM_REFUSED", "C14", { errorCode: "affiliate.invalid" });
    }
    const { mobile, verificationCode } = texts;
    if (mobile && verificationCode) {
      const throttled = await countCodeTry(scope, "REGISTER", countedNumber(mobile));
      if (throttled) return throttled;
    }
    const place = await takeByAddress("registration", scope);
    if ("retryAfterMs" in place) return place;
    // Behind the count by address, so that nobody can try out who is excluded (G17).
    const closed = await closedToNewPerson(
      { mobile: texts.mobile ?? identity?.mobile, email: texts.email ?? identity?.email },
      context,
    );
    if (closed) return closed;
    const { token } = await send(input, texts, waiting, context).catch(async (error: unknown) => {
      if (hadNoEffect(error)) await place.giveBack();
      throw error;
    });
    if (mobile && verificationCode) await clearCodeTries(scope, "REGISTER", countedNumber(mobile));
    // A51: the age confirmation is logged with the request's id; D-11 has no field for it.
    scope.log({ level: "info", event: "registration", requestId: scope.requestId, adult: true });
    return {
      __typename: "RegisterSuccess",
      viewer: await signIn(token, waiting !== null, context),
    };
  } catch (error) {
    return accountFailure(error, { account: input.kind === "MOBILE" ? "mobile" : "username" });
  }
}

async function send(
  { kind, dialingCode, referralCode, linkParameters }: RegisterInput,
  texts: RegistrationTexts,
  waiting: WaitingIdentity | null,
  { platform, scope }: GatewayContext,
): Promise<{ token: string | null }> {
  const code = texts.mobile ? plainDialingCode(dialingCode) : null;
  const headers = await captchaHeaders(scope.session);
  const byLink = referralCode && /^[\w-]{1,64}$/.test(referralCode);
  const linkParams = linkParametersOf(linkParameters, scope);
  return platform.call(
    kind === "MOBILE" ? registerByMobile : byUsername,
    {
      ...texts,
      ...(code ? { dialingCode: code } : {}),
      ...(waiting
        ? { firebaseChannel: channelOf(waiting.identity), firebaseIdToken: waiting.idToken }
        : {}),
      ...(byLink ? { referralCode } : {}),
      ...(byLink && linkParams ? { linkParams } : {}),
      domain: new URL(scope.origin).host,
      login: true,
      registerUrl: `${scope.origin}/register`,
      registerMethod: "WEB",
    },
    { headers },
  );
}

/** The account exists at this point; if no session can start, the visitor uses the login form. */
async function signIn(token: string | null, withoutPassword: boolean, context: GatewayContext) {
  if (token === null) return null;
  const entry = {
    site: "MEMBER",
    remember: false,
    withoutPassword,
    defaultPassword: false,
  } as const;
  const entered = await startSession(entry, { token, firstLogin: true }, context);
  return entered.__typename === "LoginSuccess" ? entered.viewer : null;
}
