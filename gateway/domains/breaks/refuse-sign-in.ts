/** Refuses a sign-in of an account or person on a break (G17). The platform has proven who it is. */
import { logSecurityEvent } from "../../access/security-events.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { BreakKind } from "../../protection/break-lengths.ts";
import type { Person } from "../../protection/person-marks.ts";
import type { GatewayContext } from "../../request/context.ts";
import type { SessionAccount } from "../../request/session-port.ts";
import { logUnreachable } from "../protection/log-unreachable.ts";
import { keepNotice } from "./break-notice.ts";
import { isPersonExcluded } from "./person-check.ts";

/**
 * Returns the refusal, or null. When the object or the register can't be reached, the sign-in goes on: the next check of
 * the session, and money in, ask again (decision 0042).
 */
export async function refusedByBreak(
  { account, role }: SessionAccount,
  { token, person }: { token: string; person: Person },
  context: GatewayContext,
): Promise<{ __typename: "OnBreak"; kind: BreakKind | null } | null> {
  const { scope } = context;
  if (role === "TRIAL") return null;
  const now = platformNow(context);
  const orNone = (error: unknown) => {
    logUnreachable(scope, error);
    return null;
  };
  const protection = scope.protection.of(account);
  const state = await protection.signInState(now).catch(orNone);
  const own = state?.break ?? null;
  const signIn = { protection, state, token, person, now };
  const excluded = !own && (await isPersonExcluded(signIn, context).catch(orNone));
  if (!own && !excluded) return null;
  logSecurityEvent(scope, "login.failed", { reason: "on a break" });
  await keepNotice({ account: own ? account : null, at: scope.now() }, scope.session);
  return { __typename: "OnBreak", kind: own?.kind ?? null };
}
