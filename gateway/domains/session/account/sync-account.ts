/** Whether a session is still whose it was, and what he may: asked once a minute (C6, A41, A105). */

import { logSecurityEvent } from "../../../access/security-events.ts";
import { PlatformError } from "../../../platform/errors.ts";
import type { GatewayContext } from "../../../request/context.ts";
import type { RequestScope } from "../../../request/request-scope.ts";
import type { SessionAccount } from "../../../request/session-port.ts";
import { memberInfo } from "../calls.ts";
import { isAccountBlocked } from "../login/blocked-account.ts";
import { accountIn, revokeToken } from "./account.ts";

/** Once a request, however many fields ask who is signed in. */
const following = new WeakMap<RequestScope, Promise<void>>();

/** Brings the session up to date when that is due; ends it when the platform knows nobody behind it. */
export function syncAccount(context: GatewayContext): Promise<void> {
  const { scope } = context;
  const running = following.get(scope) ?? follow(context);
  following.set(scope, running);
  return running;
}

async function follow({ platform, scope }: GatewayContext): Promise<void> {
  const { session, brand } = scope;
  if (!(await session.dueForCheck())) return;
  const known = (await session.read())?.account;
  if (!known) return;
  const now = await platform
    .call(memberInfo, {})
    .then((info) => accountIn(info, brand))
    .catch((error: unknown) => {
      if (!(error instanceof PlatformError)) throw error;
      // A token that is dead has ended the session by itself; a platform that is down says nothing.
      return isAccountBlocked(error) ? null : known;
    });
  if (now === null || now.id !== known.id) {
    const token = await session.token();
    if (token !== null) scope.waitUntil(revokeToken(token, platform));
    return session.end();
  }
  if (known.role !== now.role) {
    logSecurityEvent(scope, "role.changed", { from: known.role, to: now.role });
  }
  if (differs(known, now)) await session.update(now);
}

const differs = (one: SessionAccount, other: SessionAccount) =>
  JSON.stringify(one, Object.keys(one).sort()) !== JSON.stringify(other, Object.keys(other).sort());
