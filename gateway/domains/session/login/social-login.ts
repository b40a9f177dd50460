/** Login with a social account or a phone number that Firebase has verified (A55, X1, X3, S7, CA92). */

import { logSecurityEvent } from "../../../access/security-events.ts";
import { refused } from "../../../failures/refusal.ts";
import type { ResolversTypes, SocialLoginInput } from "../../../generated/resolver-types.ts";
import { checkIdToken, type Identity } from "../../../identity/id-token.ts";
import { takeByAddress } from "../../../limits/address-limits.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { GatewayContext } from "../../../request/context.ts";
import type { RequestScope } from "../../../request/request-scope.ts";
import { socialLogin as socialCall } from "../calls.ts";
import { loginForm, startSessionOnce } from "./idempotent-login.ts";
import { loginFailure, logRefusedLogin } from "./login-failure.ts";
import { channelOf, keepIdentity, shownIdentity } from "./pending-identity.ts";
import { type LoginOptions, startSession } from "./start-session.ts";

type LoginResult = Awaited<ResolversTypes["LoginResult"]>;

/** How long a used token is remembered, in ms: longer than any token is valid. */
const usedForMs = 15 * 60_000;

const entry: LoginOptions = {
  site: "MEMBER",
  remember: false,
  withoutPassword: true,
  defaultPassword: false,
};

/** One login per token, however often the page sends it. */
export function socialLogin(
  { idToken, idempotencyKey: key }: SocialLoginInput,
  context: GatewayContext,
): Promise<LoginResult> {
  return startSessionOnce({ ...loginForm, key, form: { idToken } }, context, () =>
    trySocial(idToken, context),
  );
}

/**
 * Counts the attempt, verifies the token and marks it as used before the platform is called. The attempt is
 * given back when the token was valid.
 */
async function trySocial(idToken: string, context: GatewayContext): Promise<LoginResult> {
  const { scope } = context;
  if (scope.identity === null) return refused("NOT_OFFERED");
  const place = await takeByAddress("social", scope);
  if ("retryAfterMs" in place) return place;
  const check = await checkIdToken(idToken, scope.identity, scope.now());
  if ("problem" in check) {
    if (check.problem === "unavailable") {
      await place.giveBack();
      return refused("VERIFICATION_UNAVAILABLE");
    }
    return identityRefused(check.why, scope);
  }
  const key = `id-token:${scope.brand.id}:${scope.platform.origin}:${check.fingerprint}`;
  if ((await scope.limits.take(key, 1, usedForMs)) !== null) {
    return identityRefused("used before", scope);
  }
  await place.giveBack();
  return send(check.identity, idToken, context);
}

function identityRefused(why: string, scope: RequestScope): LoginResult {
  logSecurityEvent(scope, "login.failed", { reason: `id token: ${why}` });
  return refused("IDENTITY_REFUSED");
}

async function send(
  identity: Identity,
  idToken: string,
  context: GatewayContext,
): Promise<LoginResult> {
  const { platform, scope } = context;
  const sent = { firebaseChannel: channelOf(identity), firebaseIdToken: idToken };
  try {
    const { email, mobile } = identity;
    const answer = await platform.call(socialCall, sent);
    return await startSession(entry, answer, context, { email, mobile });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.detail.errorCode === "social.account.unknown") {
      await keepIdentity(scope.session, { idToken, identity, at: scope.now() });
      return { __typename: "RegistrationRequired", identity: shownIdentity({ identity }) };
    }
    logRefusedLogin(error, scope);
    const failure = await loginFailure(error, {
      captchaSent: false,
      captchaNext: false,
      humanSent: false,
      session: scope.session,
      entry,
      now: scope.now(),
    });
    // There was no name and no password; a person with a verified identity may learn that the account is
    // blocked.
    return failure.__typename === "InvalidCredentials"
      ? { __typename: "AccountNotAllowed", reason: "NOT_A_MEMBER" }
      : failure;
  }
}
