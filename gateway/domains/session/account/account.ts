/** Reads the account behind a new token, and checks whether it may use this site (A41, A42, A105). */
import type { Brand } from "../../../../brands/brand.ts";
import { logSecurityEvent } from "../../../access/security-events.ts";
import type { CallAnswer } from "../../../platform/call.ts";
import { recordFault } from "../../../platform/drift/observations.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { RequestScope } from "../../../request/request-scope.ts";
import type { Role, SessionAccount } from "../../../request/session-port.ts";
import { logout, memberInfo } from "../calls.ts";

/** The role of an account type by the brand's lists; null for a type that may not sign in. */
function roleOf(type: number, { accountTypes }: Brand): Role | null {
  if (accountTypes.agent.includes(type)) return "AGENT";
  if (accountTypes.trial.includes(type)) return "TRIAL";
  return accountTypes.member.includes(type) ? "MEMBER" : null;
}

/**
 * Reads C6 with the token of a login. The account is null where its type is refused (E18). `excluded`: by the platform.
 * @param named the name that was entered, if any
 * @throws PlatformError UPSTREAM_BAD_RESPONSE when the response is about another account
 */
export async function accountOf(
  token: string,
  platform: Platform,
  scope: RequestScope,
  named: string | null = null,
): Promise<{ account: SessionAccount | null; excluded: boolean }> {
  const info = await platform.call(memberInfo, {}, { token });
  if (named !== null && info.account.toLowerCase() !== named.toLowerCase()) {
    logSecurityEvent(scope, "account.mismatch", { call: memberInfo.id });
    recordFault(scope, memberInfo, "names another account than the one that signed in");
    throw new PlatformError("UPSTREAM_BAD_RESPONSE", memberInfo.id);
  }
  return { account: accountIn(info, scope.brand), excluded: info.excluded };
}

/** The part of C6 that a session stores; null for a type that may not sign in. */
export function accountIn(
  { id, account, type, currency, nickname }: CallAnswer<typeof memberInfo>,
  brand: Brand,
): SessionAccount | null {
  const role = roleOf(type, brand);
  return role && { id, account, nickname: nickname ?? account, type, role, currency };
}

/** Ends a token that no session will use. A failure is ignored, because the platform expires it. */
export async function revokeToken(token: string, platform: Platform): Promise<void> {
  await platform.call(logout, {}, { token }).catch(() => undefined);
}
