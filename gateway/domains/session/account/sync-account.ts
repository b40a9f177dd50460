/** Compares the session's account with the platform's once a minute (C6, A41, A105). */

import { recordRole } from "../../../access/record-logins.ts";
import { logSecurityEvent } from "../../../access/security-events.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { GatewayContext } from "../../../request/context.ts";
import type { RequestScope } from "../../../request/request-scope.ts";
import type { SessionAccount } from "../../../request/session-port.ts";
import { checkRunning } from "../../breaks/running-session.ts";
import { reportSessionUsed } from "../../breaks/session-list.ts";
import { memberInfo } from "../calls.ts";
import { isAccountBlocked } from "../login/blocked-account.ts";
import { accountIn, revokeToken } from "./account.ts";

/** One check per request, whatever number of fields reads the viewer. */
const following = new WeakMap<RequestScope, Promise<void>>();

/** Updates the session when a check is due; ends it when the platform no longer knows the account. */
export function syncAccount(context: GatewayContext): Promise<void> {
  const { scope } = context;
  const running = following.get(scope) ?? follow(context);
  following.set(scope, running);
  return running;
}

async function follow(context: GatewayContext): Promise<void> {
  const { platform, scope } = context;
  const { session, brand } = scope;
  if (!(await session.dueForCheck())) return;
  const known = (await session.read())?.account;
  if (!known) return;
  const checks = [reportSessionUsed(context), isFree(context)];
  const now = await platform
    .call(memberInfo, {})
    // The next sign-in asks for the platform's exclusion (G40).
    .then((info) => (info.excluded ? null : accountIn(info, brand)))
    .catch((error: unknown) => {
      if (!(error instanceof PlatformError)) throw error;
      // An expired token has already ended the session; an outage proves nothing.
      return isAccountBlocked(error) ? null : known;
    });
  // A session that has to end, and could not be ended when that was decided (G17, G26).
  if ((await Promise.all(checks)).includes(false) || now === null || now.id !== known.id) {
    const token = await session.token();
    if (token !== null) scope.waitUntil(revokeToken(token, platform));
    return session.end();
  }
  if (known.role !== now.role) {
    logSecurityEvent(scope, "role.changed", { from: known.role, to: now.role });
    recordRole(scope, now.account, known.role, now.role);
  }
  if (differs(known, now)) await session.update(now);
}

const isFree = async (context: GatewayContext) => (await checkRunning(context)) !== "EXCLUDED";

const differs = (one: SessionAccount, other: SessionAccount) =>
  JSON.stringify(one, Object.keys(one).sort()) !== JSON.stringify(other, Object.keys(other).sort());
