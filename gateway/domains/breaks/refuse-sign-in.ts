/** Refuses a sign-in of an account or person on a break (G17). The platform has proven who it is. */
import { logSecurityEvent } from "../../access/security-events.ts";
import { platformNow } from "../../platform/platform-clock.ts";
import type { BreakKind } from "../../protection/breaks/break-lengths.ts";
import { markForm, type Person } from "../../protection/breaks/person-marks.ts";
import type { GatewayContext } from "../../request/context.ts";
import { logUnreachable } from "../../request/log-unreachable.ts";
import type { SessionAccount } from "../../request/session-port.ts";
import { keepNotice } from "./break-notice.ts";
import { checkPerson } from "./person-check.ts";
import { isInMarketRegister, type PlatformBreak, readPlatformBreak } from "./platform-exclusion.ts";
import { registerEntries } from "./register-entries.ts";

/**
 * Returns the refusal, or null. When the object or a register can't be reached, the sign-in goes on: the next check of
 * the session, and money in, ask again (decision 0042). Who is excluded by C6 is refused also where the details can't be had.
 */
export async function refusedByBreak(
  { account, role }: SessionAccount,
  { token, person, excluded }: { token: string; person: Person; excluded: boolean },
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
  const [state, byPlatform, inRegister] = await Promise.all([
    protection.signInState(now).catch(orNone),
    readPlatformBreak({ token, excluded, now }, context).catch(orNone),
    isInMarketRegister({ token }, context).catch(orNone),
  ]);
  // The person's entries are made once: with the break, or now if that could not be, or if it was in another form.
  const entered = state?.break && state.form === markForm;
  // The tighter of both holds from now on, on each way to money and play.
  const adopted = byPlatform && (await adopt(byPlatform).catch(orNone));
  const own = adopted ?? state?.break ?? byPlatform;
  async function adopt(found: PlatformBreak) {
    const known = entered ? { entries: [] } : await registerEntries(account, context, token);
    return protection.adoptBreak({ ...found, ...known, now });
  }
  if (state?.break && !entered && !adopted) {
    const known = await registerEntries(account, context, token);
    if (known.form !== undefined) await protection.enterPerson({ ...known, now }).catch(orNone);
  }
  const signIn = { account, state, token, person, now };
  const personExcluded =
    excluded ||
    inRegister ||
    (!own && (await checkPerson(signIn, context).catch(orNone)) === "EXCLUDED");
  if (!own && !personExcluded) return null;
  logSecurityEvent(scope, "login.failed", { reason: "on a break" });
  await keepNotice({ account: own ? account : null, at: scope.now() }, scope.session);
  return { __typename: "OnBreak", kind: own?.kind ?? null };
}
