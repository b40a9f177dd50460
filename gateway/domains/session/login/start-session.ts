/** Starts a session with a platform token, the last step of every login (S10–S12, A41, A105). */

import { recordFailedLogin, recordLogin } from "../../../access/record-logins.ts";
import { logSecurityEvent } from "../../../access/security-events.ts";
import { refusalOf } from "../../../failures/refusal.ts";
import type { ResolversTypes, Site } from "../../../generated/resolver-types.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { Person } from "../../../protection/breaks/person-marks.ts";
import type { GatewayContext } from "../../../request/context.ts";
import type { SessionAccount } from "../../../request/session-port.ts";
import { refusedByBreak } from "../../breaks/refuse-sign-in.ts";
import { featuresOf } from "../../system/features.ts";
import { accountOf, revokeToken } from "../account/account.ts";
import { beginSession } from "../account/begin-session.ts";
import { lastSending } from "../codes/sms-limits.ts";
import { recordDefaultPassword } from "../passwords/default-password.ts";
import { noteLogin } from "./note-login.ts";

/** Options of a login besides the platform's response. They are stored in the session for a second step. */
export interface LoginOptions {
  site: Site;
  remember: boolean;
  /** Signed in by a code or a social account, so no password can have expired (S11). */
  withoutPassword: boolean;
  /** The password was the operator's default one (A14). */
  defaultPassword: boolean;
  /** The account name that was entered, which C6 must confirm. Absent for a phone number and free play. */
  account?: string | null;
}

export interface LoginAnswer {
  token: string;
  firstLogin?: boolean | null;
  passwordExpired?: boolean | null;
}

type LoginResult = Awaited<ResolversTypes["LoginResult"]>;

/**
 * Reads the account, refuses one that may not sign in here or is on a break (G17), and starts the session.
 * @param person what the sign-in has proven of the person, such as the number that a code was sent to
 */
export async function startSession(
  entry: LoginOptions,
  answer: LoginAnswer,
  context: GatewayContext,
  person: Person = {},
): Promise<LoginResult> {
  const { platform, scope } = context;
  const { token } = answer;
  const known = await accountOf(token, platform, scope, entry.account).catch(
    async (error: unknown): Promise<PlatformError> => {
      await revokeToken(token, platform);
      if (error instanceof PlatformError) return error;
      throw error;
    },
  );
  if (known instanceof PlatformError) return refusalOf(known);
  const { account, excluded } = known;
  if (account === null || (entry.site === "AGENT" && account.role !== "AGENT")) {
    await revokeToken(token, platform);
    const reason = entry.site === "AGENT" ? "AGENTS_ONLY" : "NOT_A_MEMBER";
    logSecurityEvent(scope, "login.failed", { reason });
    if (account) recordFailedLogin(scope, account.account, reason);
    return { __typename: "AccountNotAllowed", reason };
  }
  const refused = await refusedByBreak(account, { token, person, excluded }, context);
  if (refused) {
    await revokeToken(token, platform);
    return refused;
  }
  return begin(entry, account, answer, context);
}

async function begin(
  entry: LoginOptions,
  account: SessionAccount,
  answer: LoginAnswer,
  context: GatewayContext,
): Promise<LoginResult> {
  const passwordChangeRequired = await mustChange(entry, answer, context);
  const firstLogin = answer.firstLogin ?? false;
  const start = { firstLogin, passwordChangeRequired, token: answer.token };
  const before = await context.scope.session.token();
  const options = { remember: entry.remember, carry: [lastSending] };
  const viewer = await beginSession(context, account, start, options);
  noteLogin(context.scope, viewer);
  const way = entry.withoutPassword ? ("no password" as const) : ("password" as const);
  logSecurityEvent(context.scope, "login.done", { way, role: account.role });
  recordLogin(context.scope, account, way);
  // The previous account is signed out here and at the platform.
  if (before !== null && before !== answer.token) {
    context.scope.waitUntil(revokeToken(before, context.platform));
  }
  if (entry.defaultPassword && passwordChangeRequired) await recordDefaultPassword(context.scope);
  return { __typename: "LoginSuccess", viewer, firstLogin, passwordChangeRequired };
}

/**
 * S11: true for the default password, or an expired one where expiry is enforced; never after a login without
 * a password.
 */
async function mustChange(
  { withoutPassword, defaultPassword }: LoginOptions,
  answer: LoginAnswer,
  context: GatewayContext,
): Promise<boolean> {
  if (withoutPassword) return false;
  if (defaultPassword) return true;
  return answer.passwordExpired === true && (await featuresOf(context)).forcedPasswordChange;
}
